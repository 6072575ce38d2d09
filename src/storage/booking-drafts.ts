import { bookingDraftVersion } from '#machines/booking/draft-version'
import { type Settled, settledDraft } from '#machines/booking/booking.draft'
import type { BookingDraft } from '#machines/booking/booking.types'
import { draftStore } from './draft-store.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Stored drafts of bookings, one per doctor. */
export const bookingDrafts = (tenant: string, storage: TenantStorage = tenantStorage(tenant)) =>
  draftStore<BookingDraft>(tenant, { machine: 'booking', version: bookingDraftVersion }, storage)

/** Updates the draft of a booking with an outcome that came while its page was closed. */
export const settleBookingDraft = (
  tenant: string,
  { practitionerId, id, how }: { practitionerId: string; id: string; how: Settled },
  storage?: TenantStorage,
): Promise<void> => bookingDrafts(tenant, storage).change(practitionerId, (draft) => settledDraft(draft, id, how))
