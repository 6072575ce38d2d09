import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import { draftStore } from './draft-store.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Photos of an insurance card that wait on the device for the visit to be booked, by what they show. */
export type CardPhotos = { addedAt: string; files: Partial<Record<AppointmentDocumentKind, File>> }

/** Photos that were taken while booking, by the practitioner; they go with the drafts of bookings. */
export const cardPhotos = (tenant: string, storage: TenantStorage = tenantStorage(tenant)) =>
  draftStore<CardPhotos>(tenant, { machine: 'card-photos', version: 1 }, storage)

/** Deletes those that have become documents of a visit, or are not wanted any more. */
export const forgetCardPhotos = (
  tenant: string,
  { practitionerId, kinds }: { practitionerId: string; kinds: readonly AppointmentDocumentKind[] },
  storage?: TenantStorage,
): Promise<void> =>
  cardPhotos(tenant, storage).change(practitionerId, ({ addedAt, files }) => {
    const left = Object.entries(files).filter(([kind]) => !kinds.some((one) => one === kind))
    return left.length > 0 ? { addedAt, files: Object.fromEntries(left) } : undefined
  })
