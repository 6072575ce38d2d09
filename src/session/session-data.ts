import type { QueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '#src/storage/query-persister.ts'
import { setAside } from '#src/storage/set-aside.ts'
import { storageKey, tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { notifyPages } from '#src/storage/outbox-channel.ts'
import { announceSession } from '#src/storage/session-changes.ts'
import { type PatientSession, sessionStore } from './session-store.ts'

/**
 * What happens to a person's data on the device when they sign in, when their session expires and when they sign out. `queryClient`
 * holds the answers in memory, where there is a page.
 */
export function sessionData(
  tenant: string,
  { storage = tenantStorage(tenant), queryClient }: { storage?: TenantStorage; queryClient?: QueryClient } = {},
) {
  const session = sessionStore(tenant, storage)
  const aside = setAside(tenant, storage)
  const forgetCopies = () => storage.removeAll(storageKey(tenant, 'own-copy'))
  const forgetAnswered = async () => {
    queryClient?.clear()
    await forgetAnswers(tenant, storage)
    await forgetCopies()
  }

  return {
    /**
     * On a sign-in: restores what the same patient left when their session expired, and deletes what another left. `phone`: of the account,
     * in E.164.
     */
    async begin(patient: PatientSession, now: Date, phone?: string): Promise<void> {
      const isGivenBack = await aside.giveBack(patient.id, now)
      await forgetCopies()
      await session.keepPatient(patient, phone)
      // Once the session is there that it is sent with.
      if (isGivenBack) notifyPages(tenant)
    },
    /**
     * On expiry of a patient's session: deletes tokens, answers and kept visits, and hides drafts and outbox entries until the same
     * patient signs in. Does nothing when nobody is signed in: a guest's proof and appointment tokens have their own lifetimes.
     */
    async expire(now: Date): Promise<void> {
      const patient = await session.patient()
      if (!patient) return
      // Before the tokens are deleted: if the page closes in between, the next refused call starts this again.
      await aside.hide(patient.id, now)
      await forgetCopies()
      await session.expire()
      await forgetAnswered()
    },
    /** On a sign-out: deletes everything about the person, before any tab is told (`announceSession`). */
    async forget(): Promise<void> {
      await aside.forgetAll()
      await forgetAnswered()
      await session.remove()
      // What was being kept meanwhile.
      await forgetCopies()
    },
    /** The same, and every tab leaves its page. Who ends the session at the server is the caller (`oweSignOut`). */
    async signOut(): Promise<void> {
      await this.forget()
      announceSession(tenant)
    },
    /** Deletes what an expired session left more than 72 hours ago. */
    forgetOld: (now: Date) => aside.forgetOld(now),
  }
}
