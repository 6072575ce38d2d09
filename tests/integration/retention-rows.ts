import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'
import { appointmentKeys, appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { patients } from '#server/db/schema/patients'
import { demoPayments } from '#server/db/schema/payments'
import { reminders } from '#server/db/schema/reminders'
import { idempotencyRecords, outgoingMessages, rateCounts, sentMessages } from '#server/db/schema/requests'
import { tenants } from '#server/db/schema/tenants'
import { usageCounts } from '#server/db/schema/usage'
import { videoConnections, videoMessages, videoTickets } from '#server/db/schema/video'

/** When what is outdated is removed. */
export const now = new Date('2026-03-10T12:00:00Z')
/** So many hours later than that, or earlier. */
export const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
/** Whose rows they are. */
export const owner = { tenantCode: 'patientweb', phone: '+971501234567' }

/** Of tenants, visits, messages and counts: what has run out, and what is still of use. */
export async function addRows(database: OpenDatabase): Promise<void> {
  const { db } = database
  await addTenants(database)
  const [place] = await database.query<{ practitionerId: number; facilityId: number; serviceId: number }>(
    `select practitioner_id as "practitionerId", facility_id as "facilityId", id as "serviceId" from services order by id limit 1`,
    [],
  )
  const hold = { tenantCode: owner.tenantCode, ...place!, status: 'held' as const }
  const from = (hour: number) => ({ from: hours(hour), to: hours(hour + 0.5) })
  const [, , booked] = await db
    .insert(reservations)
    .values([
      { ...hold, during: from(24), expiresAt: hours(-0.1) },
      { ...hold, during: from(25), expiresAt: hours(0.1) },
      { ...hold, during: from(26), status: 'booked' as const },
    ])
    .returning({ id: reservations.id })
  await addKeys(database, booked!.id)
  await db.insert(rateCounts).values([
    { key: 'over', points: 3, endsAt: hours(-0.1) },
    { key: 'of five wrong passwords', points: 5, endsAt: hours(0.1) },
  ])
  const intent = { tenantCode: owner.tenantCode, scope: 'book', requestHash: 'x' }
  await db.insert(idempotencyRecords).values([
    { ...intent, key: 'old', createdAt: hours(-49) },
    { ...intent, key: 'yesterday', createdAt: hours(-24) },
  ])
  const visit = { tenantCode: owner.tenantCode, event: 'visit' as const, count: 3 }
  await db.insert(usageCounts).values([
    { ...visit, day: '2025-02-02' },
    { ...visit, day: '2025-02-03' },
  ])
  await db.insert(sentMessages).values([
    { ...owner, body: 'old', createdAt: hours(-25) },
    { ...owner, body: 'new', createdAt: hours(-1) },
  ])
  const paid = { reference: 'x', amount: 1, currency: 'AED', state: 'paid' as const, returnUrl: '', expiresAt: now }
  await db.insert(demoPayments).values([
    { ...paid, id: 'old', key: 'old', createdAt: hours(-24 * 91) },
    { ...paid, id: 'of a visit to come', key: 'new', createdAt: hours(-24 * 89) },
  ])
  const unsent = { tenantCode: owner.tenantCode, message: { nonce: '', tag: '', text: '' }, dueAt: now }
  await db.insert(outgoingMessages).values([
    { ...unsent, attempts: 1, createdAt: hours(-25) },
    { ...unsent, attempts: 2, createdAt: hours(-23) },
  ])
}

async function addTenants(database: OpenDatabase) {
  const [base] = await database.db.select().from(tenants).limit(1)
  const tenant = { ...base!, hosts: [], status: 'removed' as const, updatedAt: hours(-25) }
  await database.db.insert(tenants).values([
    { ...tenant, code: 'removed' },
    { ...tenant, code: 'removed today', updatedAt: hours(-23) },
    { ...tenant, code: 'removed, with a patient' },
    { ...tenant, code: 'still hidden', status: 'hidden' },
  ])
  const { phone } = owner
  await database.db
    .insert(patients)
    .values({ tenantCode: 'removed, with a patient', phone, firstName: 'Omar', lastName: '', isGuest: true })
}

async function addKeys(database: OpenDatabase, reservationId: string) {
  const { db } = database
  const { tenantCode, phone } = owner
  const [patient] = await db
    .insert(patients)
    .values({ tenantCode, phone, firstName: 'Layla', lastName: '', isGuest: true })
    .returning({ id: patients.id })
  const [appointment] = await db
    .insert(appointments)
    .values({
      tenantCode,
      appointmentNumber: '2345-6789',
      reservationId,
      patientId: patient!.id,
      consultationType: 'clinic',
      timeZone: 'Asia/Dubai',
      status: 'booked',
      feeAmount: 1,
      feeCurrency: 'AED',
      fgConsent: true,
      language: 'en',
      tokenHash: 'booking',
    })
    .returning({ id: appointments.id })
  const key = { tenantCode, appointmentId: appointment!.id, kind: 'link' as const }
  const answered = {
    ...{ tenantCode: owner.tenantCode, appointmentId: appointment!.id, answeredAt: hours(-60) },
    feeAmount: 1,
  }
  const offered = { ...answered, feeCurrency: 'AED', expiresAt: hours(-60) }
  await db.transaction(async (tx) => {
    // Offers begin open: these are put where answered ones have come to.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.insert(earlierOffers).values([
      { ...offered, status: 'expired' as const, startsAt: hours(-25), endsAt: hours(-24.5) },
      { ...offered, status: 'declined' as const, startsAt: hours(-24), endsAt: hours(-23.5) },
    ])
  })
  await db.insert(reminders).values([
    { appointmentId: offered.appointmentId, start: hours(-24.5), hours: 2 },
    { appointmentId: offered.appointmentId, start: hours(-23.5), hours: 24 },
  ])
  await db.insert(appointmentKeys).values([
    { ...key, tokenHash: 'of a visit long ago', expiresAt: hours(-0.1) },
    { ...key, tokenHash: 'of a visit to come', expiresAt: hours(50.5) },
  ])
  const room = { tenantCode, appointmentId: appointment!.id }
  await db.insert(videoTickets).values([
    { ...room, side: 'patient', tokenHash: 'ran out', expiresAt: now },
    { ...room, side: 'patient', tokenHash: 'may be used yet', expiresAt: hours(0.01) },
  ])
  const said = { ...room, side: 'patient' as const, sentAt: now }
  await db.insert(videoMessages).values([
    { ...said, id: randomUUID(), text: 'of a closed room', expiresAt: now },
    { ...said, id: randomUUID(), text: 'of an open room', expiresAt: hours(1) },
  ])
  await db.insert(videoConnections).values([
    { ...room, side: 'patient', seenAt: hours(-0.01) },
    { ...room, side: 'practitioner', seenAt: hours(-0.02) },
  ])
}
