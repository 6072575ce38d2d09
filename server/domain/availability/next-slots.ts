import { consultationTypes } from '#contract/directory'
import { firstFreeStarts } from './free-starts.ts'
import type { Schedule, Span } from './schedule.ts'
import type { Offer } from './offers.ts'

/** A free start and the offer it belongs to. */
export type FreeSlot = { start: number; offer: Offer }

/**
 * The soonest free slots over several offers of one practitioner or facility, each time once. Of several services of one kind
 * at a place only the first counts; where one time is free in several ways, the first offer and the visit in person come first.
 */
export function nextSlots(
  offers: Offer[],
  scheduleOf: (offer: Offer) => Schedule,
  rangeOf: (offer: Offer) => Span,
  limit: number,
): FreeSlot[] {
  const found = new Map<number, FreeSlot>()
  for (const offer of firstOfEachKind(offers)) {
    for (const start of firstFreeStarts(scheduleOf(offer), rangeOf(offer), limit)) {
      if (!found.has(start)) found.set(start, { start, offer })
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start).slice(0, limit)
}

/** Offers are ordered with a practitioner's first place first. */
export function firstOfEachKind(offers: Offer[]): Offer[] {
  const kinds = new Map<string, Offer>()
  for (const offer of offers) {
    const kind = `${offer.practitionerId} ${offer.facilityId} ${offer.consultationType}`
    if (!kinds.has(kind)) kinds.set(kind, offer)
  }
  const order = ({ consultationType }: Offer) => consultationTypes.indexOf(consultationType)
  return [...kinds.values()].sort((one, other) => order(one) - order(other))
}
