import type { Database } from '#server/db/open'
import { bookableRange } from './bookable-range.ts'
import type { Span } from './schedule.ts'
import { instantAt, type Day } from './wall-clock.ts'
import { nextSlots, type FreeSlot } from './next-slots.ts'
import type { Offer } from './offers.ts'
import { loadSchedules } from './schedules.ts'

type Input = {
  offers: Offer[]
  now: Date
  from?: Day | undefined
  limit: number
  /** What slots are grouped by; by practitioner unless set. */
  by?: 'practitionerId' | 'facilityId'
}

/** Usually a free time is near; the claims of the whole window are read only for those without one. */
const nearDays = 7

/**
 * The soonest free slots of each practitioner of the offers, or at each facility, from a day on. At most four queries, however
 * many there are.
 *
 * @returns slots by the number of the practitioner or facility; those without a free slot are missing.
 */
export async function findNextSlots(db: Database, input: Input): Promise<Map<number, FreeSlot[]>> {
  const near = await findWithin(db, input, nearDays)
  const offers = input.offers.filter(
    (offer) => (near.get(offer[input.by ?? 'practitionerId'])?.length ?? 0) < input.limit,
  )
  const far = await findWithin(db, { ...input, offers }, Infinity)
  return new Map([...near, ...far])
}

async function findWithin(db: Database, input: Input, days: number): Promise<Map<number, FreeSlot[]>> {
  const { offers, now, limit, by = 'practitionerId' } = input
  const rangeOf = rangesOf(input, days)
  const all = offers.map(rangeOf)
  const range = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
  const scheduleOf = await loadSchedules(db, offers, { range, now })

  const found = new Map<number, FreeSlot[]>()
  for (const [whose, own] of grouped(offers, by)) {
    const slots = nextSlots(own, scheduleOf, rangeOf, limit)
    if (slots.length > 0) found.set(whose, slots)
  }
  return found
}

/** Where times of an offer are looked for; worked out once for each zone and booking window. */
function rangesOf({ now, from }: Input, days: number): (offer: Offer) => Span {
  const known = new Map<string, Span>()
  return (offer) => {
    const kind = `${offer.leadMinutes} ${offer.windowDays} ${offer.timeZone}`
    const range = known.get(kind) ?? work(offer)
    known.set(kind, range)
    return range
  }

  function work(offer: Offer): Span {
    const bookable = bookableRange(now, offer)
    const first = from ? Math.max(bookable.from, instantAt(from, 0, offer.timeZone)) : bookable.from
    return { from: first, to: Math.min(bookable.to, first + days * 86_400_000) }
  }
}

function grouped(offers: Offer[], by: NonNullable<Input['by']>): Map<number, Offer[]> {
  const groups = new Map<number, Offer[]>()
  for (const offer of offers) {
    const group = groups.get(offer[by])
    if (group) group.push(offer)
    else groups.set(offer[by], [offer])
  }
  return groups
}
