import { type BookingChange, bookingKindName } from '#src/outbox/booking/booking-change.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'

/** Whether photos that were taken for a visit to this practitioner wait with its booking, and are sent with that. */
export async function hasWaitingPhotos(tenant: string, practitionerId: string): Promise<boolean> {
  const entries = await outboxStore(tenant).list()
  return entries.some((entry) => {
    const { kind, body, photos = [] } = entry as typeof entry & Partial<BookingChange>
    return kind === bookingKindName && body?.practitioner_id === practitionerId && photos.length > 0
  })
}
