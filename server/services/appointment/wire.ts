import type { OfferedSlot, Slot } from '#contract/availability'
import type { Money } from '#contract/wire'
import type { Offer } from '#server/domain/availability/offers'

/** The number of a directory id. An id too great for the column names nothing, as does zero. */
export function toDirectoryNumber(id: string): number {
  const number = Number(id)
  return number > 2_147_483_647 ? 0 : number
}

/** Whether a text can be the id of a row at all: the database refuses to compare any other. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A start of an offer as it goes over the wire. */
export function toSlot(offer: Offer, start: number): Slot {
  return {
    practitioner_id: String(offer.practitionerId),
    facility_id: String(offer.facilityId),
    service_id: String(offer.serviceId),
    consultation_type: offer.consultationType,
    start: new Date(start).toISOString(),
  }
}

/** A start of an offer with what it costs. */
export const toOfferedSlot = (offer: Offer, start: number): OfferedSlot => ({
  ...toSlot(offer, start),
  fee: feeOf(offer),
})

/** What an offer costs, as it goes over the wire. */
export const feeOf = ({ fee, currency }: Offer): Money => ({ amount: fee, currency })
