import type { Slot } from '#contract/availability'
import { isUuid } from '#server/db/is-uuid'
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
