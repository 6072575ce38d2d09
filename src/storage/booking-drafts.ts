import { bookingDraftVersion } from '#machines/booking/booking.context'
import { type Settled, settledDraft } from '#machines/booking/booking.draft'
import type { BookingDraft } from '#machines/booking/booking.types'
import { draftStore } from './draft-store.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Drafts of bookings, one for each doctor. */
export const bookingDrafts = (tenant: string, storage: TenantStorage = tenantStorage(tenant)) =>
  draftStore<BookingDraft>(tenant, { machine: 'booking', version: bookingDraftVersion }, storage)

/** Brings the draft of a booking up to date with what became of it while its page was not open. */
export const settleBookingDraft = (
  tenant: string,
  { practitionerId, id, how }: { practitionerId: string; id: string; how: Settled },
  storage?: TenantStorage,
): Promise<void> => bookingDrafts(tenant, storage).change(practitionerId, (draft) => settledDraft(draft, id, how))
