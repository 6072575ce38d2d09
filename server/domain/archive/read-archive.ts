import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { listEvents } from '../accounts/account-events.ts'
import { createLinkedIdentities } from '../accounts/linked-identities.ts'
import { createPasskeyRepository, toPasskey } from '../accounts/passkeys/passkey-repository.ts'
import { selectAppointments, toAppointment } from '../appointments/appointment-view.ts'
import { isOfAccount } from '../booking/appointment-access.ts'
import { toAccount } from '../profile/account-view.ts'
import { readNotifications } from '../profile/notification-settings.ts'
import { createProfileRepository } from '../profile/profile-repository.ts'
import { readQuietHours } from '../quiet-hours/quiet-hours.ts'
import { listDevices } from '../sessions/devices.ts'
import type { SessionLifetimes } from '../sessions/session-rules.ts'
import {
  archivedAgreements,
  archivedFeeds,
  archivedGuests,
  archivedKnownDevices,
  archivedPushDevices,
  archivedReads,
} from './archived-account.ts'
import { filesOfVisits, type PlacedFile } from './archived-files.ts'
import { archivedPeople } from './archived-people.ts'
import {
  archivedLinks,
  archivedOffers,
  archivedPayments,
  archivedReminders,
  archivedVideoVisits,
  archivedVisitDevices,
} from './archived-visits.ts'
import { mostOfEach } from './bounds.ts'

type Wanted = {
  tenantCode: string
  patientId: string
  familyId: string | null
  language: Language
  lifetimes: SessionLifetimes
  now: Date
  /** `YYYY-MM-DD`, where the patient is. */
  today: string
}

/** What is told in words, by the name of its file in the archive, and the stored files of documents. */
export type Archive = { texts: Record<string, unknown>; files: PlacedFile[] }

/**
 * Everything that is stored of a patient (R12): profile and agreements, visits with their payments, offers, links and reminders, relatives, documents, settings,
 * linked sites, devices, passkeys, calendars and activity. No secrets: no hash, no token. A test goes through all tables of the database.
 * Throws `unauthenticated` where the session is of no account.
 */
export async function readArchive(db: Database, wanted: Wanted): Promise<Archive> {
  const { tenantCode, patientId, language, lifetimes, now } = wanted
  const account = await createProfileRepository(db, tenantCode).find(patientId)
  if (!account) throw problem('unauthenticated')
  const which = isOfAccount(db, patientId)
  const visits = { tenantCode, which }
  const rows = await selectAppointments(db)
    .where(and(eq(reservations.tenantCode, tenantCode), which))
    .orderBy(asc(reservations.during))
    .limit(mostOfEach)
  const people = await archivedPeople(db, wanted)
  const ofVisits = await filesOfVisits(db, tenantCode, which)
  const texts = {
    'profile.json': toAccount(account),
    'agreements.json': await archivedAgreements(db, patientId),
    'booked-as.json': await archivedGuests(db, wanted),
    'appointments.json': rows.map((row) => ({
      ...toAppointment(row, language),
      language: row.appointment.language,
      source: row.appointment.source,
    })),
    'payments.json': await archivedPayments(db, visits),
    'earlier-times.json': await archivedOffers(db, visits),
    'reminders.json': await archivedReminders(db, visits),
    'video-visits.json': await archivedVideoVisits(db, visits),
    'visit-documents.json': ofVisits.map(({ appointmentId, kind, path }) => ({
      appointment: appointmentId,
      kind,
      path,
    })),
    'relatives.json': people.relatives,
    'documents.json': people.documents,
    'notifications.json': {
      settings: await readNotifications(db, wanted),
      quiet_hours: (await readQuietHours(db, wanted)) ?? null,
    },
    'calendars.json': {
      of_all_visits: await archivedFeeds(db, wanted),
      links_of_visits: await archivedLinks(db, visits),
    },
    'ways-in.json': await createLinkedIdentities(db).list(tenantCode, patientId),
    'passkeys.json': (await createPasskeyRepository(db, tenantCode).list(patientId)).map(toPasskey),
    'devices.json': await listDevices(db, wanted, lifetimes, now),
    'known-devices.json': await archivedKnownDevices(db, wanted),
    'message-devices.json': {
      of_account: await archivedPushDevices(db, wanted),
      of_visits: await archivedVisitDevices(db, visits),
    },
    'read-by-clinics.json': await archivedReads(db, patientId),
    'activity.json': await listEvents(db, wanted, mostOfEach),
  }
  return { texts, files: [...people.files, ...ofVisits] }
}
