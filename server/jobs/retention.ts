import { and, eq, lt, lte, ne, notExists, or } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reminders } from '#server/db/schema/reminders'
import { appointmentKeys, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
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
import { demoPayments, paymentEvents } from '#server/db/schema/payments'
import { passkeyChallenges } from '#server/db/schema/passkeys'
import { staffPasskeyChallenges } from '#server/db/schema/staff-passkeys'
import {
  idempotencyRecords,
  outgoingMessages,
  rateCounts,
  sentMessages,
  spentCaptchas,
} from '#server/db/schema/requests'
import { accountEvents } from '#server/db/schema/settings'
import { oldest } from '#server/domain/accounts/account-events'
import { forgetDevices } from '#server/domain/sessions/known-devices'
import { forgetVisitDevices } from '#server/domain/devices/forget-visit-devices'
import { forgetFigures } from '#server/domain/devices/push-figures'
import { forgetUsage } from '#server/domain/usage/usage-repository'
import { forgetFiles, forgetVersions } from '#server/tenants/versions/forget-versions'
import { forgetTestDevices } from '#server/domain/test-devices/test-devices'
import { forgetInvitations } from '#server/domain/staff/invitations'
import { forgetStaffEvents } from '#server/domain/staff/staff-events'
import { forgetStaffSessions } from '#server/domain/staff/staff-sessions'
import { forgetEvents } from '#server/domain/practices/settle-event'
import { forgetKeys } from '#server/domain/practices/facility-keys'
import { forgetReads } from '#server/domain/practices/patient-reads'
import { forgetConnections } from '#server/domain/video/connections'
import { forgetMessages } from '#server/domain/video/messages'
import { forgetTickets } from '#server/domain/video/tickets'
import { forgetChanges } from '#server/imports/undo/forget-changes'
import { forgetPictures } from '#server/imports/undo/forget-pictures'
import { undoDays } from '#server/imports/undo/undo-run'
import { forgetRemovedTenants } from './removed-tenants.ts'

/** How many rows of each kind were removed. */
export type Removed = {
  holds: number
  codes: number
  emailProofs: number
  resets: number
  sessions: number
  refreshTokens: number
  families: number
  intents: number
  messages: number
  unsent: number
  keys: number
  earlierOffers: number
  reminders: number
  visitDevices: number
  pushFigures: number
  usageCounts: number
  paymentEvents: number
  demoPayments: number
  counts: number
  events: number
  knownDevices: number
  partnerTokens: number
  socialAttempts: number
  socialProofs: number
  challenges: number
  captchas: number
  staffChallenges: number
  staffSessions: number
  staffInvitations: number
  staffEvents: number
  tenants: number
  versions: number
  tenantFiles: number
  testDevices: number
  videoTickets: number
  videoMessages: number
  videoConnections: number
  practiceEvents: number
  facilityKeys: number
  patientReads: number
  directoryPictures: number
  directoryChanges: number
}

/**
 * Removes what has served its purpose: holds that ran out, codes, proofs of emails and resets a day after they were spent or ran out, sessions and refresh
 * tokens a week after their end, families of sessions when nothing of them is left or a week after they were revoked, idempotency records after two days, messages shown by the demo inbox and
 * those that nobody accepted after a day, earlier times that were offered a day after them, notes of reminders and devices of guests a day after their visit, figures of messages to devices after a quarter of a year, how apps were used after 400 days, phones of staff after their hour, keys of appointments, what providers said of payments and payments of the demo's after a quarter of a year, counts of attempts, spent tokens of partners, solved captchas, ways in by other sites and challenges of passkeys when they end, what was done with accounts after half a year, devices on which nobody signed in for a year and a month, codes of tenants a day after they were removed, where nothing names them, sessions of partner staff a week after they began, their invitations a month after they were over and what they did after 400 days, versions of tenants after a year but for the newest hundred, tickets to rooms of visits by video when they end, what was written in rooms that have closed and connections of which no server says anything, what practices were told a month after they took it, and after a quarter of a year otherwise, keys of facilities a year after they ended, whom they read of after half a year, files a day after they were supplied where no version and no draft has them, pictures of the directory that no entry has and no import that can be taken back had, and what imports changed that cannot. Nothing here
 * is an appointment or a patient.
 */
export async function removeOutdated(db: Database, now: Date): Promise<Removed> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const holds = await db
    .delete(reservations)
    .where(and(eq(reservations.status, 'held'), lte(reservations.expiresAt, now)))
    .returning({ id: reservations.id })
  const codes = await db
    .delete(oneTimeCodes)
    .where(or(lt(oneTimeCodes.expiresAt, daysAgo(1)), lt(oneTimeCodes.consumedAt, daysAgo(1))))
    .returning({ id: oneTimeCodes.id })
  const proofs = await db
    .delete(emailProofs)
    .where(or(lt(emailProofs.expiresAt, daysAgo(1)), lt(emailProofs.tradedAt, daysAgo(1))))
    .returning({ id: emailProofs.id })
  const resets = await db
    .delete(passwordResets)
    .where(or(lt(passwordResets.expiresAt, daysAgo(1)), lt(passwordResets.usedAt, daysAgo(1))))
    .returning({ id: passwordResets.id })
  const ended = await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, daysAgo(7)), lt(sessions.revokedAt, daysAgo(7))))
    .returning({ id: sessions.id })
  const tokens = await db
    .delete(refreshTokens)
    .where(lt(refreshTokens.expiresAt, daysAgo(7)))
    .returning({ id: refreshTokens.id })
  const families = await removeFamilies(db, daysAgo(7))
  const intents = await db
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, daysAgo(2)))
    .returning({ scope: idempotencyRecords.scope })
  const messages = await db
    .delete(sentMessages)
    .where(lt(sentMessages.createdAt, daysAgo(1)))
    .returning({ id: sentMessages.id })
  const unsent = await db
    .delete(outgoingMessages)
    .where(lt(outgoingMessages.createdAt, daysAgo(1)))
    .returning({ id: outgoingMessages.id })
  const keys = await db
    .delete(appointmentKeys)
    // Who opens an old link of a facility reads for a month that it has ended.
    .where(
      or(
        and(ne(appointmentKeys.kind, 'practitioner'), lte(appointmentKeys.expiresAt, now)),
        lt(appointmentKeys.expiresAt, daysAgo(30)),
      ),
    )
    .returning({ id: appointmentKeys.id })
  const offers = await db
    .delete(earlierOffers)
    .where(and(ne(earlierOffers.status, 'open'), lt(earlierOffers.endsAt, daysAgo(1))))
    .returning({ id: earlierOffers.id })
  const reminded = await db
    .delete(reminders)
    .where(lt(reminders.start, daysAgo(1)))
    .returning({ id: reminders.appointmentId })
  const partnerTokens = await db
    .delete(spentPartnerTokens)
    .where(lte(spentPartnerTokens.expiresAt, now))
    .returning({ idHash: spentPartnerTokens.idHash })
  const attempts = await db
    .delete(socialAttempts)
    .where(lte(socialAttempts.expiresAt, now))
    .returning({ stateHash: socialAttempts.stateHash })
  const newcomers = await db
    .delete(socialProofs)
    .where(lte(socialProofs.expiresAt, now))
    .returning({ tokenHash: socialProofs.tokenHash })
  const challenges = await db
    .delete(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .returning({ hash: passkeyChallenges.challengeHash })
  const staffChallenges = await db
    .delete(staffPasskeyChallenges)
    .where(lte(staffPasskeyChallenges.expiresAt, now))
    .returning({ hash: staffPasskeyChallenges.challengeHash })
  const captchas = await db
    .delete(spentCaptchas)
    .where(lte(spentCaptchas.expiresAt, now))
    .returning({ nonceHash: spentCaptchas.nonceHash })
  const paymentNews = await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.appliedAt, daysAgo(90)))
    .returning({ id: paymentEvents.id })
  const demos = await db
    .delete(demoPayments)
    .where(lt(demoPayments.createdAt, daysAgo(90)))
    .returning({ id: demoPayments.id })
  const counts = await db.delete(rateCounts).where(lte(rateCounts.endsAt, now)).returning({ key: rateCounts.key })
  const events = await db
    .delete(accountEvents)
    .where(lte(accountEvents.createdAt, oldest(now)))
    .returning({ id: accountEvents.id })
  return {
    holds: holds.length,
    codes: codes.length,
    emailProofs: proofs.length,
    resets: resets.length,
    sessions: ended.length,
    refreshTokens: tokens.length,
    families,
    intents: intents.length,
    messages: messages.length,
    unsent: unsent.length,
    keys: keys.length,
    earlierOffers: offers.length,
    reminders: reminded.length,
    visitDevices: await forgetVisitDevices(db, daysAgo(1)),
    pushFigures: await forgetFigures(db, now),
    usageCounts: await forgetUsage(db, now),
    paymentEvents: paymentNews.length,
    demoPayments: demos.length,
    counts: counts.length,
    events: events.length,
    knownDevices: await forgetDevices(db, now),
    partnerTokens: partnerTokens.length,
    socialAttempts: attempts.length,
    socialProofs: newcomers.length,
    challenges: challenges.length,
    captchas: captchas.length,
    staffChallenges: staffChallenges.length,
    staffSessions: await forgetStaffSessions(db, daysAgo(7)),
    staffInvitations: await forgetInvitations(db, daysAgo(30)),
    staffEvents: await forgetStaffEvents(db, now),
    tenants: await forgetRemovedTenants(db, daysAgo(1)),
    versions: await forgetVersions(db, daysAgo(365)),
    tenantFiles: await forgetFiles(db, daysAgo(1)),
    testDevices: await forgetTestDevices(db, now),
    videoTickets: await forgetTickets(db, now),
    videoMessages: await forgetMessages(db, now),
    videoConnections: await forgetConnections(db, now),
    practiceEvents: await forgetEvents(db, now),
    facilityKeys: await forgetKeys(db, now),
    patientReads: await forgetReads(db, now),
    // A day later than an import can be taken back, whose clock is another.
    directoryPictures: await forgetPictures(db, daysAgo(undoDays + 1)),
    directoryChanges: await forgetChanges(db, daysAgo(undoDays + 1)),
  }
}

/** Families that were revoked before an instant, with what is left of them, and those begun before it of which nothing is left. */
async function removeFamilies(db: Database, before: Date): Promise<number> {
  const ofFamily = [sessions, refreshTokens].map((table) =>
    notExists(db.select({ id: table.id }).from(table).where(eq(table.familyId, sessionFamilies.id))),
  )
  const removed = await db
    .delete(sessionFamilies)
    .where(or(lt(sessionFamilies.revokedAt, before), and(lt(sessionFamilies.createdAt, before), ...ofFamily)))
    .returning({ id: sessionFamilies.id })
  return removed.length
}
