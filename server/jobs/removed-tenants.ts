import { and, eq, lt, notExists } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { calendarFeeds } from '#server/db/schema/calendar-feeds'
import { appointmentKeys, appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { devices } from '#server/db/schema/devices'
import {
  emailProofs,
  oneTimeCodes,
  passwordResets,
  patients,
  refreshTokens,
  sessionFamilies,
  linkedIdentities,
  sessions,
  socialAttempts,
  socialProofs,
} from '#server/db/schema/patients'
import { relatives } from '#server/db/schema/relatives'
import { relativeConsents } from '#server/db/schema/relative-consents'
import { documentAccesses, documentFiles, documents } from '#server/db/schema/documents'
import { accountPhotos } from '#server/db/schema/photos'
import { payments } from '#server/db/schema/payments'
import { practiceReads } from '#server/db/schema/practices'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkeys'
import { idempotencyRecords, outgoingMessages, sentMessages } from '#server/db/schema/requests'
import { accountEvents, knownDevices, notificationSettings, quietHours } from '#server/db/schema/settings'
import { accountConsents } from '#server/db/schema/account-consents'
import {
  videoConnections,
  videoFeedback,
  videoMessages,
  videoPresences,
  videoTickets,
  visitSummaries,
} from '#server/db/schema/video'
import { tenants } from '#server/db/schema/tenants'

const aboutPeople = [
  ...[payments, practiceReads],
  ...[
    appointments,
    appointmentKeys,
    earlierOffers,
    reservations,
    patients,
    relatives,
    sessions,
    sessionFamilies,
    refreshTokens,
  ],
  ...[
    passkeys,
    passkeyChallenges,
    linkedIdentities,
    socialAttempts,
    socialProofs,
    oneTimeCodes,
    emailProofs,
    passwordResets,
    devices,
    idempotencyRecords,
    outgoingMessages,
    sentMessages,
  ],
  relativeConsents,
  ...[videoMessages, visitSummaries, videoFeedback, videoTickets, videoConnections, videoPresences],
  ...[documents, documentFiles, documentAccesses, accountPhotos],
  ...[
    accountEvents,
    knownDevices,
    notificationSettings,
    quietHours,
    accountConsents,
    appointmentDocuments,
    calendarFeeds,
  ],
]

/** Takes the codes of tenants that were removed before an instant and that nobody's visit, phone or message names any more. */
export async function forgetRemovedTenants(db: Database, before: Date): Promise<number> {
  const isNamed = aboutPeople.map((table) =>
    notExists(db.select({ code: table.tenantCode }).from(table).where(eq(table.tenantCode, tenants.code))),
  )
  const forgotten = await db
    .delete(tenants)
    .where(and(eq(tenants.status, 'removed'), lt(tenants.updatedAt, before), ...isNamed))
    .returning({ code: tenants.code })
  return forgotten.length
}
