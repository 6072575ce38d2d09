import type { SignInDraft } from '#machines/sign-in/sign-in.types'
import { draftStore } from './draft-store.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Increased with each change of the draft's form. */
const version = 2

/** The stored draft of a sign-in, one per device: what was typed, never a code or a password. */
export function signInDraft(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const drafts = draftStore<SignInDraft>(tenant, { machine: 'sign-in', version }, storage)
  const device = 'device'
  return {
    keep: (draft: SignInDraft, now: Date) => drafts.keep(device, draft, now),
    read: (now: () => Promise<Date>) => drafts.read(device, now),
    discard: () => drafts.discard(device),
  }
}
