import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { documents } from '#server/db/schema/documents'
import { relatives } from '#server/db/schema/relatives'
import { reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { listEvents } from '../accounts/account-events.ts'
import { createLinkedIdentities } from '../accounts/linked-identities.ts'
import { isOfAccount } from '../booking/appointment-access.ts'
import { readNotifications } from '../profile/notification-settings.ts'
import { createPasskeyRepository, toPasskey } from '../accounts/passkeys/passkey-repository.ts'
import { createProfileRepository } from '../profile/profile-repository.ts'
import { readQuietHours } from '../quiet-hours/quiet-hours.ts'
import { findWithheld } from '../documents/withheld.ts'
import { createConsentRepository } from '../relatives/consent-repository.ts'
import { listDevices } from '../sessions/devices.ts'
import type { SessionLifetimes } from '../sessions/session-rules.ts'
import { selectAppointments, toAppointment } from '../appointments/appointment-view.ts'
import { toAccount } from '../profile/account-view.ts'
import { filesOf, filesOfVisits, type PlacedFile } from './archived-files.ts'

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

/** What is told in words, by the name of its file in the archive, and the stored files of documents. */
export type Archive = { texts: Record<string, unknown>; files: PlacedFile[] }

/**
 * Everything that is stored of a patient: profile, visits, relatives, documents, settings, linked sites, devices, passkeys and activity. No
 * secrets: no hash, no token. Throws `unauthenticated` where the session is of no account.
 */
export async function readArchive(db: Database, wanted: Wanted): Promise<Archive> {
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
  const consents = await createConsentRepository(db, { tenantCode, accountId: patientId }).list()
  const all = await db
    .select()
    .from(documents)
    .where(and(eq(documents.tenantCode, tenantCode), eq(documents.accountId, patientId)))
    .limit(most)
  const owner = { tenantCode, accountId: patientId }
  const withheld = await findWithheld(db, owner, now.toISOString().slice(0, 10))
  const papers = all.filter(({ relativeId }) => relativeId === null || !withheld.has(relativeId))
  const files = await filesOf(
    db,
    owner,
    papers.map(({ id }) => id),
  )
  const ofVisits = await filesOfVisits(db, tenantCode, isOfAccount(db, patientId))
  const filesIn = (documentId: string) =>
    files.filter(({ file }) => file.documentId === documentId).map(({ path }) => path)
  const texts = {
    'profile.json': toAccount(account),
    'appointments.json': visits.map((row) => toAppointment(row, language)),
    'visit-documents.json': ofVisits.map(({ appointmentId, kind, path }) => ({
      appointment: appointmentId,
      kind,
      path,
    })),
    'relatives.json': people.map((person) => ({
      // Of who did not agree the account is shown no identity here either.
      ...withoutOwner(withheld.has(person.id) ? { ...person, identity: null, identityTypeId: null } : person),
      consent: consents.find(({ relativeId }) => relativeId === person.id)?.status ?? null,
    })),
    'documents.json': papers.map((paper) => ({ ...withoutOwner(paper), files: filesIn(paper.id) })),
    'notifications.json': {
      settings: await readNotifications(db, wanted),
      quiet_hours: (await readQuietHours(db, wanted)) ?? null,
    },
    'ways-in.json': await createLinkedIdentities(db).list(tenantCode, patientId),
    'passkeys.json': (await createPasskeyRepository(db, tenantCode).list(patientId)).map(toPasskey),
    'devices.json': await listDevices(db, wanted, lifetimes, now),
    'activity.json': await listEvents(db, wanted),
  }
  return { texts, files: [...files, ...ofVisits] }
}

const withoutOwner = ({ tenantCode: _, accountId: __, ...row }: { tenantCode: string; accountId: string }) => row
