import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { appointmentKeys, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { reminders } from '#server/db/schema/reminders'
import {
  emailProofs,
  oneTimeCodes,
  passwordResets,
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
import { addAccountRows, families } from './retention-account-rows.ts'
import { addRows, hours, now, owner } from './retention-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('removes what has run out, spares what is still of use, and never touches what is booked', async () => {
  await addRows(database)
  await addAccountRows(database)
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
