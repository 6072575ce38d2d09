import type { ConsultationType } from '#contract/directory'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { bookableRange } from '../availability/bookable-range.ts'
import { isFreeStart } from '../availability/free-starts.ts'
import { createOfferRepository, type Offer } from '../availability/offers.ts'
import { loadOfferedSchedules } from '../availability/schedules.ts'

/** The slot of a request, not yet checked. */
export type SlotChoice = {
  practitionerId: number
  facilityId: number
  serviceId: number
  consultationType: ConsultationType
  start: Date
}

/** A slot that the rules offer. Whether it is still free is decided by the database when it is claimed. */
export type WantedSlot = { offer: Offer; during: { from: Date; to: Date }; isTooLate: boolean }

/**
 * Finds the offer a slot names and checks it against the rules. `isTooLate` means that the lead time has begun, which stops new
 * claims but not an earlier hold.
 *
 * Throws `not_found` for an unknown practitioner, `gone` for one whom an import has hidden since, `slot_in_past`, `slot_unavailable` for what is not offered.
 */
export async function decideSlot(db: Database, tenant: Tenant, choice: SlotChoice, now: Date): Promise<WantedSlot> {
  const start = choice.start.getTime()
  const offer = await findOffer(db, tenant, choice)
  if (start <= now.getTime()) throw problem('slot_in_past')
  const bookable = bookableRange(now, offer)
  const scheduleOf = await loadOfferedSchedules(db, [offer], { range: { from: start, to: start + 1 }, now })
  if (start >= bookable.to || !isFreeStart(scheduleOf(offer), start)) throw problem('slot_unavailable')
  const end = start + offer.durationMinutes * 60_000
  return { offer, during: { from: new Date(start), to: new Date(end) }, isTooLate: start < bookable.from }
}

async function findOffer(db: Database, tenant: Tenant, choice: SlotChoice): Promise<Offer> {
  const { practitionerId, facilityId, serviceId, consultationType } = choice
  const practitionerIds = [practitionerId]
  const offers = createOfferRepository(db)
  const [offer] = await offers.find(tenant, { practitionerIds, facilityId, serviceId, consultationType })
  if (offer) return offer
  const [practitioner] = await offers.findPractitioners(tenant, practitionerIds)
  if (practitioner) throw problem('slot_unavailable')
  throw problem((await offers.isHidden(practitionerId)) ? 'gone' : 'not_found')
}
