import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { appointmentKeys, appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { reminders } from '#server/db/schema/reminders'
import {
  emailProofs,
  oneTimeCodes,
  passwordResets,
  patients,
  refreshTokens,
  sessionFamilies,
  sessions,
  socialAttempts,
  socialProofs,
  spentPartnerTokens,
} from '#server/db/schema/patients'
import { demoPayments } from '#server/db/schema/payments'
import { passkeyChallenges } from '#server/db/schema/passkeys'
import {
  idempotencyRecords,
  outgoingMessages,
  rateCounts,
  sentMessages,
  spentCaptchas,
} from '#server/db/schema/requests'
import { staffPasskeyChallenges } from '#server/db/schema/staff-passkeys'
import { staffEvents, staffInvitations, staffSessions } from '#server/db/schema/staff'
import { accountEvents, knownDevices } from '#server/db/schema/settings'
import { usageCounts } from '#server/db/schema/usage'
import { videoConnections, videoMessages, videoTickets } from '#server/db/schema/video'
import { tenants } from '#server/db/schema/tenants'
import { removeOutdated } from '#server/jobs/retention'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'

const now = new Date('2026-03-10T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const owner = { tenantCode: 'patientweb', phone: '+971501234567' }

let database: OpenDatabase
let place: { practitionerId: number; facilityId: number; serviceId: number }

beforeAll(async () => {
  database = await openTestDatabase()
  const [row] = await database.query<{ practitioner: number; facility: number; service: number }>(
    'select practitioner_id as practitioner, facility_id as facility, id as service from services order by id limit 1',
    [],
  )
  place = { practitionerId: row!.practitioner, facilityId: row!.facility, serviceId: row!.service }
})
afterAll(() => database.close())

it('removes what has run out, spares what is still of use, and never touches what is booked', async () => {
  await fill()
  expect(await removeOutdated(database.db, now)).toEqual({
    holds: 1,
    codes: 2,
    emailProofs: 2,
    resets: 2,
    sessions: 2,
    refreshTokens: 2,
    families: 2,
    intents: 1,
    messages: 1,
    unsent: 1,
    keys: 1,
    earlierOffers: 1,
    reminders: 1,
    visitDevices: 0,
    pushFigures: 0,
    usageCounts: 1,
    testDevices: 0,
    videoTickets: 1,
    videoMessages: 1,
    videoConnections: 1,
    paymentEvents: 0,
    practiceEvents: 0,
    facilityKeys: 0,
    patientReads: 0,
    directoryPictures: 0,
    directoryChanges: 0,
    demoPayments: 1,
    counts: 1,
    events: 1,
    knownDevices: 1,
    partnerTokens: 1,
    socialAttempts: 1,
    socialProofs: 1,
    challenges: 1,
    captchas: 1,
    staffChallenges: 1,
    staffSessions: 1,
    staffInvitations: 3,
    staffEvents: 1,
    tenants: 1,
    versions: 0,
    tenantFiles: 0,
  })
  expect(await left()).toEqual({
    reservations: ['booked', 'held'],
    codes: ['just expired', 'working'],
    emailProofs: ['just traded', 'open'],
    resets: ['just used', 'open'],
    sessions: ['ended yesterday', 'open'],
    refreshTokens: ['of one that goes on', 'traded, and kept to its end'],
    families: ['goes on', 'has just begun'],
    intents: ['yesterday'],
    messages: ['new'],
    unsent: [2],
    keys: ['of a visit to come'],
    earlierOffers: ['declined'],
    reminders: [24],
    demoPayments: ['of a visit to come'],
    counts: ['of five wrong passwords'],
    events: ['signed_out'],
    usage: ['2025-02-03'],
    knownDevices: ['of last year'],
    partnerTokens: ['may come again'],
    socialAttempts: ['on their way'],
    socialProofs: ['proves their phone'],
    challenges: ['is being answered'],
    captchas: ['just solved'],
    staffChallenges: ['of a passkey that is being made'],
    staffSessions: ['of this week'],
    staffInvitations: ['accepted last week', 'open'],
    staffEvents: ['joined'],
    tenants: ['removed today', 'removed, with a patient', 'still hidden'],
    videoTickets: ['may be used yet'],
    videoMessages: ['of an open room'],
    videoConnections: ['patient'],
  })
  expect(await removeOutdated(database.db, now)).toEqual({
    holds: 0,
    codes: 0,
    emailProofs: 0,
    resets: 0,
    sessions: 0,
    refreshTokens: 0,
    families: 0,
    intents: 0,
    messages: 0,
    unsent: 0,
    keys: 0,
    earlierOffers: 0,
    reminders: 0,
    visitDevices: 0,
    pushFigures: 0,
    usageCounts: 0,
    testDevices: 0,
    videoTickets: 0,
    videoMessages: 0,
    videoConnections: 0,
    paymentEvents: 0,
    practiceEvents: 0,
    facilityKeys: 0,
    patientReads: 0,
    directoryPictures: 0,
    directoryChanges: 0,
    demoPayments: 0,
    counts: 0,
    events: 0,
    knownDevices: 0,
    partnerTokens: 0,
    socialAttempts: 0,
    socialProofs: 0,
    challenges: 0,
    captchas: 0,
    staffChallenges: 0,
    staffSessions: 0,
    staffInvitations: 0,
    staffEvents: 0,
    tenants: 0,
    versions: 0,
    tenantFiles: 0,
  })
})

it('runs by itself once the server listens, and logs counts alone', async () => {
  await database.db.insert(sentMessages).values({ ...owner, body: 'secret words', createdAt: hours(-30) })
  const lines: string[] = []
  const server = await startTestServer({
    database,
    clock: () => now,
    config: { logLevel: 'info' },
    logTo: { write: (line: string) => lines.push(line) },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitUntil(() => lines.some((line) => line.includes('outdated')), { timeout: 20_000 })
  await server.close()
  const line = lines.find((text) => text.includes('outdated'))!
  expect(JSON.parse(line)).toMatchObject({ removed: { holds: 0, codes: 0, sessions: 0, intents: 0, messages: 1 } })
  expect(line).not.toContain(owner.phone)
  expect(line).not.toContain('secret words')
})

async function fill() {
  const { db } = database
  await addTenants()
  const hold = { tenantCode: owner.tenantCode, ...place, status: 'held' as const }
  const from = (hour: number) => ({ from: hours(hour), to: hours(hour + 0.5) })
  const [, , booked] = await db
    .insert(reservations)
    .values([
      { ...hold, during: from(24), expiresAt: hours(-0.1) },
      { ...hold, during: from(25), expiresAt: hours(0.1) },
      { ...hold, during: from(26), status: 'booked' as const },
    ])
    .returning({ id: reservations.id })
  await addKeys(booked!.id)
  await addFamilies()
  const code = { ...owner, purpose: 'guest_booking' }
  await db.insert(oneTimeCodes).values([
    { ...code, codeHash: 'expired', expiresAt: hours(-25) },
    { ...code, codeHash: 'spent', expiresAt: hours(-24.9), consumedAt: hours(-25) },
    { ...code, codeHash: 'just expired', expiresAt: hours(-1) },
    { ...code, codeHash: 'working', expiresAt: hours(0.1) },
  ])
  const proof = { tenantCode: owner.tenantCode, email: 'layla@example.com' }
  await db.insert(emailProofs).values([
    { ...proof, tokenHash: 'expired', expiresAt: hours(-25) },
    { ...proof, tokenHash: 'traded', expiresAt: hours(-23.9), tradedAt: hours(-24.1) },
    { ...proof, tokenHash: 'just traded', expiresAt: hours(-0.9), tradedAt: hours(-1) },
    { ...proof, tokenHash: 'open', expiresAt: hours(0.1) },
  ])
  await db.insert(passwordResets).values([
    { ...owner, tokenHash: 'expired', expiresAt: hours(-25) },
    { ...owner, tokenHash: 'used', expiresAt: hours(-23.9), usedAt: hours(-24.1) },
    { ...owner, tokenHash: 'just used', expiresAt: hours(-0.9), usedAt: hours(-1) },
    { ...owner, tokenHash: 'open', expiresAt: hours(0.1) },
  ])
  await db.insert(rateCounts).values([
    { key: 'over', points: 3, endsAt: hours(-0.1) },
    { key: 'of five wrong passwords', points: 5, endsAt: hours(0.1) },
  ])
  const session = { ...owner, kind: 'guest' as const }
  await db.insert(sessions).values([
    { ...session, tokenHash: 'ended long ago', expiresAt: hours(-24 * 8) },
    { ...session, tokenHash: 'revoked', expiresAt: hours(1), revokedAt: hours(-24 * 8) },
    { ...session, tokenHash: 'ended yesterday', expiresAt: hours(-24) },
    { ...session, tokenHash: 'open', expiresAt: hours(1) },
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

async function addTenants() {
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

async function addKeys(reservationId: string) {
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

const families = {
  '00000000-0000-4000-8000-00000000000a': 'goes on',
  '00000000-0000-4000-8000-00000000000b': 'ran out',
  '00000000-0000-4000-8000-00000000000c': 'revoked',
  '00000000-0000-4000-8000-00000000000d': 'has just begun',
}

async function addFamilies() {
  const { db } = database
  const { tenantCode } = owner
  const [patient] = await db.select({ id: patients.id }).from(patients).where(eq(patients.tenantCode, tenantCode))
  const [goesOn, ranOut, revoked, begun] = Object.keys(families)
  const family = { tenantCode, patientId: patient!.id, createdAt: hours(-24 * 30) }
  await db.insert(sessionFamilies).values([
    { ...family, id: goesOn! },
    { ...family, id: ranOut! },
    { ...family, id: revoked!, revokedAt: hours(-24 * 8) },
    { ...family, id: begun!, createdAt: hours(-1) },
  ])
  const event = { tenantCode, patientId: patient!.id, browser: 'safari' as const, platform: 'ios' as const }
  await db.insert(accountEvents).values([
    { ...event, kind: 'signed_in', createdAt: hours(-24 * 181) },
    { ...event, kind: 'signed_out', createdAt: hours(-24 * 179) },
  ])
  await db.insert(knownDevices).values([
    { tenantCode, patientId: patient!.id, keyHash: 'of the year before', lastSignInAt: hours(-24 * 401) },
    { tenantCode, patientId: patient!.id, keyHash: 'of last year', lastSignInAt: hours(-24 * 399) },
  ])
  await db.insert(spentPartnerTokens).values([
    { tenantCode, idHash: 'has run out', expiresAt: hours(-1) },
    { tenantCode, idHash: 'may come again', expiresAt: hours(0.05) },
  ])
  const away = { tenantCode, provider: 'google' as const, browserHash: 'of a browser' }
  await db.insert(socialAttempts).values([
    { ...away, stateHash: 'never came back', expiresAt: hours(-1) },
    { ...away, stateHash: 'on their way', expiresAt: hours(0.1) },
  ])
  const newcomer = { tenantCode, provider: 'facebook' as const, subject: 'facebook-7' }
  await db.insert(socialProofs).values([
    { ...newcomer, tokenHash: 'has left again', expiresAt: hours(-2) },
    { ...newcomer, tokenHash: 'proves their phone', expiresAt: hours(0.2) },
  ])
  const asked = { tenantCode, purpose: 'sign_in' as const }
  await db.insert(passkeyChallenges).values([
    { ...asked, challengeHash: 'has run out', expiresAt: hours(-0.02) },
    { ...asked, challengeHash: 'is being answered', expiresAt: hours(0.07) },
  ])
  const joining = { tenantCode, purpose: 'join' as const, subject: '5f0f4c1e-6c0a-4d0e-9d2b-0a4f6f3c2b17' }
  await db.insert(staffPasskeyChallenges).values([
    { ...joining, challengeHash: 'of a passkey that was never made', expiresAt: hours(-0.03) },
    { ...joining, challengeHash: 'of a passkey that is being made', expiresAt: hours(0.06) },
  ])
  await addStaff()
  await db.insert(spentCaptchas).values([
    { tenantCode, nonceHash: 'would have run out', expiresAt: hours(-0.01) },
    { tenantCode, nonceHash: 'just solved', expiresAt: hours(0.07) },
  ])
  await db.insert(refreshTokens).values([
    { tenantCode, familyId: goesOn!, tokenHash: 'of one that goes on', expiresAt: hours(24) },
    {
      tenantCode,
      familyId: goesOn!,
      tokenHash: 'traded, and kept to its end',
      expiresAt: hours(1),
      replacedAt: hours(-20),
    },
    {
      tenantCode,
      familyId: goesOn!,
      tokenHash: 'ended long ago',
      expiresAt: hours(-24 * 8),
      replacedAt: hours(-24 * 9),
    },
    { tenantCode, familyId: ranOut!, tokenHash: 'ran out', expiresAt: hours(-24 * 8) },
    { tenantCode, familyId: revoked!, tokenHash: 'revoked with its family', expiresAt: hours(24) },
  ])
}

async function left() {
  const { db } = database
  const sorted = (words: string[]) => words.sort()
  return {
    usage: (await db.select().from(usageCounts)).map(({ day }) => day),
    videoTickets: (await db.select().from(videoTickets)).map(({ tokenHash }) => tokenHash),
    videoMessages: (await db.select().from(videoMessages)).map(({ text }) => text),
    videoConnections: (await db.select().from(videoConnections)).map(({ side }) => side),
    reservations: sorted((await db.select().from(reservations)).map(({ status }) => status)),
    codes: sorted((await db.select().from(oneTimeCodes)).map(({ codeHash }) => codeHash)),
    emailProofs: sorted((await db.select().from(emailProofs)).map(({ tokenHash }) => tokenHash)),
    resets: sorted((await db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash)),
    sessions: sorted((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)),
    refreshTokens: sorted((await db.select().from(refreshTokens)).map(({ tokenHash }) => tokenHash)),
    families: sorted((await db.select().from(sessionFamilies)).map(({ id }) => families[id as keyof typeof families])),
    intents: sorted((await db.select().from(idempotencyRecords)).map(({ key }) => key)),
    unsent: (await db.select().from(outgoingMessages)).map(({ attempts }) => attempts),
    messages: sorted((await db.select().from(sentMessages)).map(({ body }) => body)),
    keys: sorted((await db.select().from(appointmentKeys)).map(({ tokenHash }) => tokenHash)),
    demoPayments: (await db.select().from(demoPayments)).map(({ id }) => id),
    earlierOffers: (await db.select().from(earlierOffers)).map(({ status }) => status),
    reminders: (await db.select().from(reminders)).map((one) => one.hours),
    counts: sorted((await db.select().from(rateCounts)).map(({ key }) => key)),
    events: sorted((await db.select().from(accountEvents)).map(({ kind }) => kind)),
    knownDevices: sorted((await db.select().from(knownDevices)).map(({ keyHash }) => keyHash)),
    challenges: sorted((await db.select().from(passkeyChallenges)).map(({ challengeHash }) => challengeHash)),
    partnerTokens: sorted((await db.select().from(spentPartnerTokens)).map(({ idHash }) => idHash)),
    socialAttempts: sorted((await db.select().from(socialAttempts)).map(({ stateHash }) => stateHash)),
    socialProofs: sorted((await db.select().from(socialProofs)).map(({ tokenHash }) => tokenHash)),
    captchas: sorted((await db.select().from(spentCaptchas)).map(({ nonceHash }) => nonceHash)),
    staffChallenges: sorted((await db.select().from(staffPasskeyChallenges)).map(({ challengeHash }) => challengeHash)),
    staffSessions: sorted((await db.select().from(staffSessions)).map(({ tokenHash }) => tokenHash)),
    staffInvitations: sorted((await db.select().from(staffInvitations)).map(({ tokenHash }) => tokenHash)),
    staffEvents: sorted((await db.select().from(staffEvents)).map(({ kind }) => kind)),
    tenants: sorted(
      (await db.select().from(tenants)).flatMap(({ code, status }) => (status === 'shown' ? [] : [code])),
    ),
  }
}

/** Of partner staff: what is over, and what is still of use. */
async function addStaff() {
  const { db } = database
  const { tenantCode } = owner
  const device = { browser: 'other', platform: 'other' } as const
  const session = (tokenHash: string, createdAt: Date) => ({
    ...{ tenantCode, tokenHash, ...device },
    ...{ createdAt, rotatedAt: createdAt, seenAt: createdAt },
  })
  await db
    .insert(staffSessions)
    .values([session('of last month', hours(-24 * 8)), session('of this week', hours(-24 * 6))])
  const month = 24 * 30
  const invitation = (tokenHash: string, expiresAt: Date, over = {}) => ({
    ...{ tenantCode, email: `${tokenHash}@partner.example`, role: 'viewer' as const, tokenHash, expiresAt, ...over },
  })
  await db
    .insert(staffInvitations)
    .values([
      invitation('ran out', hours(-month - 1)),
      invitation('accepted', hours(-month + 100), { acceptedAt: hours(-month - 1) }),
      invitation('withdrawn', hours(-month + 100), { withdrawnAt: hours(-month - 1) }),
      invitation('accepted last week', hours(-100), { acceptedAt: hours(-24 * 7) }),
      invitation('open', hours(24)),
    ])
  const event = { tenantCode, ...device }
  await db.insert(staffEvents).values([
    { ...event, kind: 'invited', createdAt: hours(-24 * 400) },
    { ...event, kind: 'joined', createdAt: hours(-24 * 399) },
  ])
}
