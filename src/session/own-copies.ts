import type { Appointment } from '#contract/appointment'
import { deviceNow } from '#src/clock/server-time.ts'
import { storageKey, tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { sessionStore } from './session-store.ts'
import { toVisitCopy, type OwnCopies, type VisitCopy } from './to-own-copies.ts'

/** How long a copy may be read, in milliseconds: as long as a session that is not used. */
export const ownCopyLifetimeMs = 30 * 86_400_000

/** A part of what a patient has read of their own. `readAt`: milliseconds since 1970 of this device's clock. */
export type OwnCopy<Value> = { patientId: string; readAt: number; value: Value }

/**
 * Copies of what the signed-in patient has read of their own, for reading without a network. They are of one patient alone, and of nobody who
 * does not stay signed in: that device may be another's. Whatever ends a session deletes them (`session-data.ts`).
 */
export function ownCopies(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const keyOf = (name: keyof OwnCopies) => ownCopyKey(tenant, name)
  const owner = () => ownerOfCopies(tenant, storage)
  const copies = {
    async keep<Name extends keyof OwnCopies>(
      name: Name,
      { patientId, value }: { patientId: string; value: OwnCopies[Name] },
    ): Promise<void> {
      if ((await owner()) !== patientId) return
      await storage.set(keyOf(name), { patientId, readAt: deviceNow(), value } satisfies OwnCopy<OwnCopies[Name]>)
      // Meanwhile the session may have ended, and what it wipes have been wiped.
      if ((await owner()) !== patientId) await storage.remove(keyOf(name))
    },
    /** The copy; one that is another's or too old is deleted. */
    async read<Name extends keyof OwnCopies>(name: Name): Promise<OwnCopy<OwnCopies[Name]> | undefined> {
      const kept = await storage.get<OwnCopy<OwnCopies[Name]>>(keyOf(name))
      if (!kept) return undefined
      // A clock that was set back makes nothing younger.
      const readAt = Math.min(kept.readAt, deviceNow())
      if (kept.patientId === (await owner()) && deviceNow() - readAt <= ownCopyLifetimeMs) return { ...kept, readAt }
      await storage.remove(keyOf(name))
      return undefined
    },
    /** A visit by its id or its number, of those that are kept. */
    async visit(name: string): Promise<VisitCopy | undefined> {
      for (const part of visitParts) {
        const copy = await copies.read(part)
        const visit = copy?.value.find(({ id, appointment_number }) => [id, appointment_number].includes(name))
        if (copy && visit) return { ...visit, readAt: visit.readAt ?? copy.readAt }
      }
      return undefined
    },
    /** Keeps what a visit is now, where it is among those that are kept: their list is read again less often. */
    async renewVisit(appointment: Appointment): Promise<void> {
      const next: VisitCopy = { ...toVisitCopy(appointment), readAt: deviceNow() }
      for (const part of visitParts)
        await storage.update<OwnCopy<VisitCopy[]>>(
          keyOf(part),
          (copy) => copy && { ...copy, value: copy.value.map((visit) => (visit.id === next.id ? next : visit)) },
        )
    },
    forget: (name: keyof OwnCopies): Promise<void> => storage.remove(keyOf(name)),
  }
  return copies
}

const visitParts = ['ahead', 'past'] as const

/** Every copy has a key that begins so. */
export const ownCopyKey = (tenant: string, ...parts: string[]): string => storageKey(tenant, 'own-copy', ...parts)

/** Whose copies may be on this device: the patient's who is signed in on it and stays so. */
export async function ownerOfCopies(tenant: string, storage: TenantStorage): Promise<string | undefined> {
  const patient = await sessionStore(tenant, storage).patient()
  return patient?.isBrief ? undefined : patient?.id
}
