import type { OfferedSlot, Slot } from '#contract/availability'
import type { Money } from '#contract/wire'
import { isUuid } from '#server/db/is-uuid'
import type { FreeSlot } from '#server/domain/availability/next-slots'
import type { Offer } from '#server/domain/availability/offers'
import type { Holder } from '#server/domain/booking/claims'
import type { SlotChoice } from '#server/domain/booking/decide-slot'
import { problem } from '#server/errors'

/** The number of a directory id; 0, which no row has, where it exceeds the column's range. */
export function toDirectoryNumber(id: string): number {
  const number = Number(id)
  return number > 2_147_483_647 ? 0 : number
}

/** The slot in a body. Throws `validation_failed` where its start is not an instant. */
export function readSlot(slot: Slot): SlotChoice {
  const start = new Date(slot.start)
  if (Number.isNaN(start.getTime())) {
    throw problem('validation_failed', { fields: [{ path: '/start', message: 'is not an instant' }] })
  }
  return {
    practitionerId: toDirectoryNumber(slot.practitioner_id),
    facilityId: toDirectoryNumber(slot.facility_id),
    serviceId: toDirectoryNumber(slot.service_id),
    consultationType: slot.consultation_type,
    start,
  }
}

/** The holder in a body: a hold with both its fields, and the key. */
export function readHolder(body: { hold_id?: string; hold_token?: string; holder_key?: string }): Holder {
  const { hold_id: id, hold_token: token, holder_key: key } = body
  return { hold: id && token && isUuid(id) ? { id, token } : undefined, key }
}

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
