import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { documents } from '#server/db/schema/documents'
import { relatives } from '#server/db/schema/relatives'
import { reservations } from '#server/db/schema/appointments'
import { listEvents } from '#server/domain/accounts/account-events'
import { createLinkedIdentities } from '#server/domain/accounts/linked-identities'
import { isOfAccount } from '#server/domain/booking/appointment-access'
import { readNotifications } from '#server/domain/profile/notification-settings'
import { createPasskeyRepository, toPasskey } from '#server/domain/accounts/passkeys/passkey-repository'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { listDevices } from '#server/domain/sessions/devices'
import type { SessionLifetimes } from '#server/domain/sessions/session-rules'
import { selectAppointments, toAppointment } from '#server/services/appointment/appointment-view'
import { problem } from '#server/errors'
import { toAccount } from './account-view.ts'

type Wanted = {
  tenantCode: string
  patientId: string
  familyId: string | null
  language: Language
  lifetimes: SessionLifetimes
  now: Date
}

/** Most entries of each kind: more than anybody's, and a bound for the server. */
const most = 2_000

/**
 * Everything that is stored of a patient, by the name of its file: profile, visits, relatives, what is said of their documents, settings,
 * linked sites, devices, passkeys and activity. No secrets: no hash, no token. Throws `unauthenticated` where the session is of no account.
 */
export async function readArchive(db: Database, wanted: Wanted): Promise<Record<string, unknown>> {
  const { tenantCode, patientId, language, lifetimes, now } = wanted
  const account = await createProfileRepository(db, tenantCode).find(patientId)
  if (!account) throw problem('unauthenticated')
  const visits = await selectAppointments(db)
    .where(and(eq(reservations.tenantCode, tenantCode), isOfAccount(db, patientId)))
    .orderBy(asc(reservations.during))
    .limit(most)
  const people = await db
    .select()
    .from(relatives)
    .where(and(eq(relatives.tenantCode, tenantCode), eq(relatives.accountId, patientId)))
    .limit(most)
  const papers = await db
    .select()
    .from(documents)
    .where(and(eq(documents.tenantCode, tenantCode), eq(documents.accountId, patientId)))
    .limit(most)
  return {
    'profile.json': toAccount(account),
    'appointments.json': visits.map((row) => toAppointment(row, language)),
    'relatives.json': people.map(withoutOwner),
    'documents.json': papers.map(withoutOwner),
    'notifications.json': await readNotifications(db, wanted),
    'ways-in.json': await createLinkedIdentities(db).list(tenantCode, patientId),
    'passkeys.json': (await createPasskeyRepository(db, tenantCode).list(patientId)).map(toPasskey),
    'devices.json': await listDevices(db, wanted, lifetimes, now),
    'activity.json': await listEvents(db, wanted),
  }
}

const withoutOwner = ({ tenantCode: _, accountId: __, ...row }: { tenantCode: string; accountId: string }) => row
