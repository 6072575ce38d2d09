import type { OfferedSlot } from '#contract/availability'
import type { BookingDraft } from '#machines/booking/booking.types'
import { bookingDrafts } from './booking-drafts.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** A time that is held for this device until `heldUntil`, while its booking is not finished. */
export type HeldSlot = { offered: OfferedSlot; timeZone: string; heldUntil: string }

/** The times this device holds, with any doctor. */
export async function heldSlots(
  tenant: string,
  now: Date,
  storage: TenantStorage = tenantStorage(tenant),
): Promise<HeldSlot[]> {
  const drafts = await bookingDrafts(tenant, storage).list(now)
  return drafts.flatMap(toHeldSlot).filter(({ heldUntil }) => Date.parse(heldUntil) > now.getTime())
}

function toHeldSlot({ context: { hold, chosen } }: BookingDraft): HeldSlot[] {
  if (!hold || !chosen) return []
  const { slot, expires_at: heldUntil } = hold
  // The fee is known of the visit that was viewed last; for another service or facility it is unknown.
  const isSameVisit = slot.service_id === chosen.service.id && slot.facility_id === chosen.service.facility_id
  if (!isSameVisit) return []
  return [{ offered: { ...slot, fee: chosen.service.fee }, timeZone: chosen.timeZone, heldUntil }]
}
