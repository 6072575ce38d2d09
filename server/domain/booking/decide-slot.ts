import type { Slot } from '#contract/availability'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/plugins/gateway/tenants'
import { bookableRange } from '../availability/bookable-range.ts'
import { isFreeStart } from '../availability/free-starts.ts'
import { createOfferRepository, type Offer } from '../availability/offers.ts'
import { loadOfferedSchedules } from '../availability/schedules.ts'
import { toDirectoryNumber } from '#server/services/appointment/wire'

/** A time that someone wants and the rules offer. Whether it is still free, the database says when it is claimed. */
export type WantedSlot = { offer: Offer; during: { from: Date; to: Date }; isTooLate: boolean }

/**
 * Finds the offer a slot names and checks it against the rules. `isTooLate` says that the lead time has run, which stops who
 * comes now and not who has held the slot since before.
 *
 * Throws `not_found` for an unknown practitioner, `slot_in_past`, `slot_unavailable` for what is not offered.
 */
export async function decideSlot(db: Database, tenant: Tenant, slot: Slot, now: Date): Promise<WantedSlot> {
  const start = Date.parse(slot.start)
  if (Number.isNaN(start)) {
    throw problem('validation_failed', { fields: [{ path: '/start', message: 'is not an instant' }] })
  }
  const offer = await findOffer(db, tenant, slot)
  if (start <= now.getTime()) throw problem('slot_in_past')
  const bookable = bookableRange(now, offer.timeZone)
  const scheduleOf = await loadOfferedSchedules(db, [offer], { from: start, to: start + 1 })
  if (start >= bookable.to || !isFreeStart(scheduleOf(offer), start)) throw problem('slot_unavailable')
  const end = start + offer.durationMinutes * 60_000
  return { offer, during: { from: new Date(start), to: new Date(end) }, isTooLate: start < bookable.from }
}

async function findOffer(db: Database, tenant: Tenant, slot: Slot): Promise<Offer> {
  const offers = createOfferRepository(db)
  const practitionerId = toDirectoryNumber(slot.practitioner_id)
  const [offer] = await offers.find(tenant, {
    practitionerIds: [practitionerId],
    facilityId: toDirectoryNumber(slot.facility_id),
    serviceId: toDirectoryNumber(slot.service_id),
    consultationType: slot.consultation_type,
  })
  if (offer) return offer
  const [practitioner] = await offers.findPractitioners(tenant, [practitionerId])
  throw problem(practitioner ? 'slot_unavailable' : 'not_found')
}
