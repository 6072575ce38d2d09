import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { bookableRange } from '../availability/bookable-range.ts'
import { firstFreeStarts, freeStarts } from '../availability/free-starts.ts'
import type { Schedule, Span } from '../availability/schedule.ts'
import { createOfferRepository, type Offer } from '../availability/offers.ts'
import { findBlockingVisits } from './visits-of-phone.ts'
import { firstOfEachKind, type FreeSlot } from '../availability/next-slots.ts'
import { loadSchedules } from '../availability/schedules.ts'
import type { SlotChoice } from './decide-slot.ts'

const week = 7 * 86_400_000
const offered = 4
/** How many of a speciality's best ranked in the city are considered when the practitioner has nothing free. */
const colleagues = 20

/** `phone`: the verified phone of the patient; no time is offered that overlaps one of its visits. */
type Input = { tenant: Tenant; choice: SlotChoice; now: Date; phone?: string | undefined }

/**
 * Up to four free slots nearest in time to the wanted one, of the same practitioner and consultation type; where there is none,
 * of others of the speciality in the same city. In order of time, with the time zone to show them in. Throws `not_found`.
 */
export async function findAlternatives(
  db: Database,
  { tenant, choice, now, phone }: Input,
): Promise<{ slots: FreeSlot[]; timeZone: string }> {
  const repository = createOfferRepository(db)
  const { practitionerId, consultationType } = choice
  const [practitioner] = await repository.findPractitioners(tenant, [practitionerId])
  if (!practitioner) throw problem('not_found')

  const own = await repository.find(tenant, { practitionerIds: [practitionerId], consultationType })
  const ownVisits = phone === undefined ? [] : await findBlockingVisits(db, tenant, phone, now)
  const input = { choice, now, ownVisits }
  let found = await findNearest(db, preferred(own, choice), input)
  if (found.length === 0) {
    const others = await repository.findColleagues(tenant, practitioner, colleagues)
    const practitionerIds = others.map(({ id }) => id)
    const offers = await repository.find(tenant, { practitionerIds, consultationType })
    found = await findNearest(db, firstOfEachKind(offers), input)
  }
  return { slots: found, timeZone: found[0]?.offer.timeZone ?? practitioner.timeZone }
}

/** At the wanted place the wanted service; at other places the first one. */
function preferred(offers: Offer[], choice: SlotChoice): Offer[] {
  const isWanted = ({ serviceId }: Offer) => serviceId === choice.serviceId
  return firstOfEachKind([...offers.filter(isWanted), ...offers.filter((offer) => !isWanted(offer))])
}

type Nearby = { choice: SlotChoice; now: Date; ownVisits: Span[] }

async function findNearest(db: Database, offers: Offer[], { choice, now, ownVisits }: Nearby): Promise<FreeSlot[]> {
  const [first] = offers
  if (!first) return []
  // A practitioner's places may be booked for more days or fewer, and more or less ahead.
  const rangeOf = (offer: Offer) => bookableRange(now, offer)
  const { from, to } = rangeOf(first)
  const ranges = offers.map(rangeOf)
  const bookable = {
    from: Math.min(from, ...ranges.map((range) => range.from)),
    to: Math.max(to, ...ranges.map((range) => range.to)),
  }
  const wanted = Math.min(Math.max(choice.start.getTime(), bookable.from), bookable.to)
  const scheduleOf = await loadSchedules(db, offers, { range: bookable, now })

  const byTime = new Map<number, FreeSlot>()
  for (const offer of offers) {
    const schedule = scheduleOf(offer)
    const clear = { ...schedule, busy: [...schedule.busy, ...ownVisits] }
    for (const start of startsAround(clear, wanted, rangeOf(offer))) {
      if (!byTime.has(start)) byTime.set(start, { start, offer })
    }
  }
  const distance = ({ start }: FreeSlot) => Math.abs(start - wanted)
  return [...byTime.values()]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, offered)
    .sort((one, other) => one.start - other.start)
}

/** Free starts within a week or so before and after; the soonest of all where these are few. */
function startsAround(schedule: Schedule, wanted: number, bookable: Span): number[] {
  const around = { from: Math.max(bookable.from, wanted - week), to: Math.min(bookable.to, wanted + week) }
  const near = freeStarts(schedule, around)
  return near.length >= offered ? near : [...near, ...firstFreeStarts(schedule, bookable, offered)]
}
