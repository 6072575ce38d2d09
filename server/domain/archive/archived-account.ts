import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { calendarFeeds } from '#server/db/schema/calendar-feeds'
import { devices } from '#server/db/schema/devices'
import { patients } from '#server/db/schema/patients'
import { knownDevices } from '#server/db/schema/settings'
import { listConsents } from '../accounts/consents.ts'
import { listReadsOfAccount } from '../practices/patient-reads.ts'
import { withoutNull } from '../profile/without-null.ts'
import { mostOfEach } from './bounds.ts'

type Owner = { tenantCode: string; patientId: string }

/** What the patient agreed to, in which wording, and when they took it back. */
export const archivedAgreements = async (db: Database, patientId: string) =>
  (await listConsents(db, patientId)).map(({ kind, version, givenAt, withdrawnAt }) => ({
    ...{ kind, version, given_at: givenAt.toISOString() },
    ...withoutNull({ withdrawn_at: withdrawnAt?.toISOString() ?? null }),
  }))

/** Devices that messages are sent to (C47): by which service and since when, and nothing by which somebody could send to them. */
export async function archivedPushDevices(db: Database, { tenantCode, patientId }: Owner) {
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.tenantCode, tenantCode), eq(devices.patientId, patientId)))
    .orderBy(desc(devices.seenAt))
    .limit(mostOfEach)
  return rows.map(({ notificationService, showsDetails, createdAt, seenAt }) => ({
    service: notificationService,
    shows_details: showsDetails,
    registered_at: createdAt.toISOString(),
    last_seen_at: seenAt.toISOString(),
  }))
}

/** When the patient last signed in on each device that the account knows. The devices have no names. */
export async function archivedKnownDevices(db: Database, { tenantCode, patientId }: Owner) {
  const rows = await db
    .select({ lastSignInAt: knownDevices.lastSignInAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.tenantCode, tenantCode), eq(knownDevices.patientId, patientId)))
    .orderBy(desc(knownDevices.lastSignInAt))
    .limit(mostOfEach)
  return rows.map(({ lastSignInAt }) => ({ last_sign_in_at: lastSignInAt.toISOString() }))
}

/** The calendar that reads the visits of the account; empty where none does. Its address is stored nowhere. */
export async function archivedFeeds(db: Database, { tenantCode, patientId }: Owner) {
  const rows = await db
    .select({ language: calendarFeeds.language, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.tenantCode, tenantCode), eq(calendarFeeds.patientId, patientId)))
  return rows.map(({ language, createdAt }) => ({ language, made_at: createdAt.toISOString() }))
}

/** When clinics' own systems read who comes to visits of the account, by hours. */
export const archivedReads = async (db: Database, patientId: string) =>
  (await listReadsOfAccount(db, { accountId: patientId, limit: mostOfEach })).map(({ nameEn, read }) => ({
    ...{ facility: nameEn, what: read.resource, times: read.calls },
    ...{ first_at: read.firstAt.toISOString(), last_at: read.lastAt.toISOString() },
  }))

/** Under which details visits were booked without signing in, which belong to the account since. */
export async function archivedGuests(db: Database, { tenantCode, patientId }: Owner) {
  const rows = await db
    .select()
    .from(patients)
    .where(and(eq(patients.tenantCode, tenantCode), eq(patients.accountId, patientId)))
    .orderBy(asc(patients.createdAt), asc(patients.id))
    .limit(mostOfEach)
  return rows.map(({ firstName, lastName, phone, email, gender, birthday, createdAt }) => ({
    ...{ first_name: firstName, last_name: lastName },
    ...withoutNull({ phone, email, gender, birthday }),
    first_booked_at: createdAt.toISOString(),
  }))
}
