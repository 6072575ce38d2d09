import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { appointmentKeys, appointments } from '#server/db/schema/appointments'
import { calendarFeeds } from '#server/db/schema/calendar-feeds'
import { devices } from '#server/db/schema/devices'
import { documentAccesses, documentFiles, documents } from '#server/db/schema/documents'
import { facilities } from '#server/db/schema/facilities'
import { earlierOffers, freedSlots } from '#server/db/schema/earlier-offers'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkeys'
import { linkedIdentities, sessionFamilies, socialAttempts, socialProofs } from '#server/db/schema/patients'
import { paymentEvents, payments } from '#server/db/schema/payments'
import { practiceReads } from '#server/db/schema/practices'
import { accountPhotos } from '#server/db/schema/photos'
import { relativeConsents } from '#server/db/schema/relative-consents'
import { relatives } from '#server/db/schema/relatives'
import { reminders } from '#server/db/schema/reminders'
import { knownDevices, quietHours } from '#server/db/schema/settings'
import {
  videoConnections,
  videoFeedback,
  videoPresences,
  videoSignals,
  videoMessages,
  videoTickets,
  visitSummaries,
} from '#server/db/schema/video'

type Owner = { tenantCode: string; patientId: string; now: Date }

/** One row of each kind that an account which has just signed up with a password has none of. */
export async function addRowsOf({ db }: OpenDatabase, { tenantCode, patientId, now }: Owner): Promise<void> {
  const owner = { tenantCode, patientId }
  const ofAccount = { tenantCode, accountId: patientId }
  const expiresAt = new Date(now.getTime() + 1_800_000)
  const device = { browser: 'safari', platform: 'ios' } as const
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.patientId, patientId))
  const [relative] = await db
    .insert(relatives)
    .values({ ...ofAccount, relationshipId: 'child', firstName: 'Zuhra', lastName: 'Nasser', birthday: '2019-05-06' })
    .returning()
  const relativeId = relative!.id
  await db.insert(relativeConsents).values({ ...ofAccount, relativeId, status: 'needed' })
  const [document] = await db
    .insert(documents)
    .values({ ...ofAccount, relativeId, documentType: 'medical', title: 'Zuhra’s arm', tagId: 'imaging' })
    .returning()
  await db.insert(documentFiles).values({
    ...{ ...ofAccount, documentId: document!.id, state: 'ready', name: 'zuhra.pdf' },
    ...{ mediaType: 'application/pdf', bytes: 9, received: 9, stored: [] },
  })
  await db.insert(accountPhotos).values({ ...ofAccount, state: 'ready', bytes: 7 })
  await db.insert(knownDevices).values({ ...owner, keyHash: 'known', lastSignInAt: now })
  await db.insert(quietHours).values({ ...owner, begins: '22:00', ends: '07:00', timeZone: 'Asia/Dubai' })
  await db.insert(calendarFeeds).values({ ...owner, tokenHash: 'calendar', language: 'ar' })
  const [facility] = await db.select({ id: facilities.id }).from(facilities).limit(1)
  await db.insert(practiceReads).values({
    ...{ ...owner, facilityId: facility!.id, resource: 'Patient', hour: now, keyId: randomUUID(), keyName: 'agenda' },
    ...{ calls: 3, firstAt: now, lastAt: expiresAt },
  })
  await db.insert(passkeys).values({
    ...{ ...owner, ...device, credentialId: 'made', publicKey: 'key', counter: 1, userHandle: 'handle' },
    ...{ host: 'localhost', backedUp: true },
  })
  await db
    .insert(passkeyChallenges)
    .values({ ...owner, challengeHash: 'adding', purpose: 'add', userHandle: 'handle', expiresAt })
  await db.insert(linkedIdentities).values({ ...owner, provider: 'google', subject: 'zuleikha' })
  await db
    .insert(socialAttempts)
    .values({ ...owner, stateHash: 'leaving', provider: 'facebook', browserHash: 'browser', expiresAt })
  await db
    .insert(socialProofs)
    .values({ ...owner, tokenHash: 'proof', provider: 'facebook', subject: 'zuleikha', expiresAt })
  await db.insert(devices).values({
    ...{ ...owner, familyId: family!.id, notificationService: 'web-push', tokenHash: 'device' },
    ...{ token: { nonce: 'n', tag: 't', text: 'x' }, home: 'https://clinic.example', query: '' },
    ...{ showsDetails: true, seenAt: now },
  })
}

type VisitOwner = { tenantCode: string; appointmentId: string; guestId: string; familyId: string; now: Date }

/** One row of each kind that belongs to a visit, or to a signing in, which one that was only booked has none of. */
export async function addRowsOfVisit(database: OpenDatabase, owner: VisitOwner): Promise<void> {
  const { db } = database
  const { tenantCode, appointmentId, guestId, familyId, now } = owner
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const ofVisit = { tenantCode, appointmentId }
  await db.insert(appointmentKeys).values({
    ...{
      ...ofVisit,
      kind: 'calendar',
      tokenHash: 'visit calendar',
      language: 'id',
      expiresAt: later(50),
      createdAt: now,
    },
  })
  await db
    .update(appointments)
    .set({ videoEndedAt: now, videoEndedBy: 'practitioner' })
    .where(eq(appointments.id, appointmentId))
  const feedback = { rating: 4, reasons: ['kind' as const], text: 'Patient with me' }
  await db.insert(videoFeedback).values({ ...ofVisit, ...feedback, givenAt: now })
  await db.insert(visitSummaries).values({ ...ofVisit, text: 'Rest for a week.', writtenAt: now })
  await db
    .insert(videoMessages)
    .values({ ...ofVisit, id: randomUUID(), side: 'patient', text: 'Hello', sentAt: now, expiresAt: later(1) })
  await db.insert(videoTickets).values({ ...ofVisit, side: 'patient', tokenHash: 'ticket', expiresAt: later(1) })
  await db.insert(videoPresences).values({ ...ofVisit, side: 'patient', firstAt: now, leftAt: later(1) })
  const [connection] = await db
    .insert(videoConnections)
    .values({ ...ofVisit, side: 'practitioner', seenAt: now })
    .returning()
  await db.insert(videoSignals).values({ connectionId: connection!.id, signal: { type: 'beat' } })
  await db.insert(reminders).values({ appointmentId, start: later(40), hours: 24 })
  const [place] = await database.query<{ practitionerId: number; facilityId: number; serviceId: number }>(
    `select practitioner_id as "practitionerId", facility_id as "facilityId", id as "serviceId" from services order by id limit 1`,
  )
  const during = { from: later(10), to: later(25) }
  const [slot] = await db
    .insert(freedSlots)
    .values({ ...place!, during })
    .returning()
  const [offer] = await db
    .insert(earlierOffers)
    .values({
      ...{ ...ofVisit, freedSlotId: slot!.id, status: 'open', startsAt: during.from, endsAt: during.to },
      ...{ feeAmount: 340, feeCurrency: 'AED', expiresAt: later(5), createdAt: later(1) },
    })
    .returning()
  const answered = { status: 'declined', answeredAt: later(3), freedSlotId: null } as const
  await db.update(earlierOffers).set(answered).where(eq(earlierOffers.id, offer!.id))
  await db.delete(freedSlots).where(eq(freedSlots.id, slot!.id))
  const [payment] = await db
    .insert(payments)
    .values({
      ...{ ...ofVisit, method: 'card', status: 'created', amount: 35_100, currency: 'AED', provider: 'demo' },
      ...{ providerId: 'of the provider', link: 'https://clinic.example/visit', country: 'ae' },
      ...{ dueAt: now, createdAt: now },
    })
    .returning()
  await db.update(payments).set({ status: 'declined' }).where(eq(payments.id, payment!.id))
  await db.insert(paymentEvents).values({
    ...{ provider: 'demo', eventId: 'one', paymentId: payment!.id, state: 'declined', amount: 35_100 },
    ...{ currency: 'AED', receivedAt: now, appliedAt: now },
  })
  await db.insert(devices).values({
    ...{ ...ofVisit, visitTokenHash: 'visit', notificationService: 'onesignal', tokenHash: 'visit device' },
    ...{ token: { nonce: 'n', tag: 't', text: 'x' }, home: 'https://clinic.example', query: '' },
    ...{ showsDetails: false, seenAt: later(2), createdAt: now },
  })
  const [paper] = await db
    .insert(appointmentDocuments)
    .values({ ...ofVisit, kind: 'insurance_front' })
    .returning()
  await db.insert(documentFiles).values({
    ...{ tenantCode, accountId: guestId, appointmentId, appointmentDocumentId: paper!.id, state: 'ready' },
    ...{ name: 'card.jpg', mediaType: 'image/jpeg', bytes: 8, received: 8, stored: [] },
  })
  await db.insert(documentAccesses).values({ tokenHash: 'opened', tenantCode, familyId, expiresAt: later(30) })
}

/**
 * How many rows are of these people, by table: of every table with a column for a patient or an account, whatever it is for. Bytes that wait
 * for the job that removes them are `doomed`.
 */
export async function countRowsOf(database: OpenDatabase, people: readonly string[]): Promise<Record<string, number>> {
  const columns = await database.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name in ('patient_id', 'account_id') order by 1`,
  )
  const counted = columns.map(async ({ table, column }) => {
    const rows = await database.query<{ state?: string }>(`select * from ${table} where ${column} in ($1, $2)`, [
      ...people,
    ])
    return [table, rows.filter(({ state }) => state !== 'doomed').length] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
