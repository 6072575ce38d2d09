import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import { draftStore } from './draft-store.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Photos of an insurance card that wait on the device for the visit to be booked, by what they show. */
export type CardPhotos = { addedAt: string; files: Partial<Record<AppointmentDocumentKind, File>> }

/** Photos that were taken while booking, by the practitioner; they go with the drafts of bookings. */
export const cardPhotos = (tenant: string, storage: TenantStorage = tenantStorage(tenant)) =>
  draftStore<CardPhotos>(tenant, { machine: 'card-photos', version: 1 }, storage)
