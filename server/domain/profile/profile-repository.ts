import { and, eq, isNotNull } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Suspension } from '#contract/suspension-reasons'
import type { Database } from '#server/db/open'
import { passwords, patients } from '#server/db/schema/patients'
import { accountPhotos } from '#server/db/schema/photos'
import { listConsents } from '../accounts/consents.ts'
import { findSuspension } from '../accounts/suspension.ts'

/** What a patient says of themselves; null is not told. */
export type Profile = Pick<
  typeof patients.$inferSelect,
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'birthday'
  | 'dobFormat'
  | 'identityTypeId'
  | 'identity'
  | 'maritalStatus'
  | 'bloodType'
  | 'height'
  | 'weight'
  | 'emergencyContactName'
  | 'emergencyContactLastname'
  | 'emergencyContactPhone'
  | 'emergencyRelationshipId'
>
/** `suspension`: of the account, or of anybody with its phone. */
export type AccountRow = {
  patient: typeof patients.$inferSelect
  hasPassword: boolean
  photoId: string | null
  suspension: Suspension | undefined
  consents: Awaited<ReturnType<typeof listConsents>>
}

/** Accounts of one tenant. A guest is none. */
export function createProfileRepository(db: Database, tenantCode: string) {
  const account = (id: string) =>
    and(eq(patients.tenantCode, tenantCode), eq(patients.id, id), eq(patients.isGuest, false))
  return {
    async find(id: string): Promise<AccountRow | undefined> {
      const [row] = await db
        .select({
          patient: patients,
          hasPassword: isNotNull(passwords.patientId).mapWith(Boolean),
          photoId: accountPhotos.id,
        })
        .from(patients)
        .leftJoin(passwords, eq(passwords.patientId, patients.id))
        .leftJoin(accountPhotos, and(eq(accountPhotos.accountId, patients.id), eq(accountPhotos.state, 'ready')))
        .where(account(id))
      if (!row) return undefined
      const { phone, id: accountId } = row.patient
      const suspension = await findSuspension(db, { tenantCode, phone, accountId })
      return { ...row, suspension, consents: await listConsents(db, accountId) }
    },
    /** The profile of an account; nobody else changes it until the end of this transaction. */
    async lock(id: string): Promise<Profile | undefined> {
      const [row] = await db.select().from(patients).where(account(id)).for('no key update')
      return row
    },
    /** Writes the whole profile: what is not told any more is emptied. */
    async save(id: string, profile: Profile): Promise<void> {
      await db.update(patients).set(profile).where(account(id))
    },
    /** Sets in which language the patient is written to. */
    async setLanguage(id: string, language: Language): Promise<void> {
      await db.update(patients).set({ language }).where(account(id))
    },
    /** In which language the patient is written to, where they chose. */
    async languageOf(id: string): Promise<Language | undefined> {
      const [row] = await db.select({ language: patients.language }).from(patients).where(account(id))
      return row?.language ?? undefined
    },
  }
}
