import type { OfferedSlot, Slot } from '#contract/availability'
import type { Money } from '#contract/wire'
import type { FreeSlot } from './next-slots.ts'
import type { Offer } from './offers.ts'

/** The wire form of a start of an offer. */
export function toSlot(offer: Offer, start: number): Slot {
  return {
    practitioner_id: String(offer.practitionerId),
    facility_id: String(offer.facilityId),
    service_id: String(offer.serviceId),
    consultation_type: offer.consultationType,
    start: new Date(start).toISOString(),
  }
}

/** The wire form of a start of an offer, with its price. */
export const toOfferedSlot = (offer: Offer, start: number): OfferedSlot => ({
  ...toSlot(offer, start),
  fee: feeOf(offer),
})

/** The wire form of an offer's fee. */
export const feeOf = ({ fee, currency }: Offer): Money => ({ amount: fee, currency })

/** Wire form of free slots, each with its price. */
export const toSlots = (slots: FreeSlot[]): OfferedSlot[] =>
  slots.map(({ offer, start }) => toOfferedSlot(offer, start))
