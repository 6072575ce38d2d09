import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { documentFiles, documents } from '#server/db/schema/documents'
import { devices } from '#server/db/schema/devices'
import {
  emailProofs,
  linkedIdentities,
  oneTimeCodes,
  passwordResets,
  passwords,
  type patients,
  sessionFamilies,
  sessions,
  socialAttempts,
  socialProofs,
} from '#server/db/schema/patients'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkeys'
import { accountPhotos } from '#server/db/schema/photos'
import { relatives } from '#server/db/schema/relatives'
import { accountEvents, knownDevices, notificationSettings, quietHours } from '#server/db/schema/settings'
import { accountConsents } from '#server/db/schema/account-consents'
import { calendarFeeds } from '#server/db/schema/calendar-feeds'

/**
 * Removes everything of an account but its visits: ways in, devices, settings, activity, relatives, documents, photo. Stored files are marked for
 * the job that removes their bytes.
 *
 * @param tx - a transaction
 */
export async function emptyAccount(
  tx: Database,
  { id, tenantCode, phone, email }: Pick<typeof patients.$inferSelect, 'id' | 'tenantCode' | 'phone' | 'email'>,
): Promise<void> {
  for (const table of [
    ...[
      passwords,
      passkeys,
      passkeyChallenges,
      linkedIdentities,
      socialAttempts,
      socialProofs,
      sessions,
      sessionFamilies,
    ],
    ...[devices, knownDevices, notificationSettings, quietHours, accountEvents, accountConsents, calendarFeeds],
  ])
    await tx.delete(table).where(eq(table.patientId, id))
  if (phone !== null)
    for (const table of [sessions, oneTimeCodes, passwordResets])
      await tx.delete(table).where(and(eq(table.tenantCode, tenantCode), eq(table.phone, phone)))
  if (email !== null)
    for (const table of [emailProofs, oneTimeCodes, passwordResets])
      await tx.delete(table).where(and(eq(table.tenantCode, tenantCode), eq(table.email, email)))
  await tx
    .update(documentFiles)
    .set({ state: 'doomed', documentId: null, appointmentDocumentId: null })
    .where(eq(documentFiles.accountId, id))
  await tx.update(accountPhotos).set({ state: 'doomed' }).where(eq(accountPhotos.accountId, id))
  await tx.delete(documents).where(eq(documents.accountId, id))
  await tx.delete(relatives).where(eq(relatives.accountId, id))
}
