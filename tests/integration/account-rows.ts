import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'
import { calendarFeeds } from '#server/db/schema/calendar-feeds'
import { devices } from '#server/db/schema/devices'
import { documentFiles, documents } from '#server/db/schema/documents'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkeys'
import { linkedIdentities, sessionFamilies, socialAttempts, socialProofs } from '#server/db/schema/patients'
import { accountPhotos } from '#server/db/schema/photos'
import { relativeConsents } from '#server/db/schema/relative-consents'
import { relatives } from '#server/db/schema/relatives'
import { knownDevices, quietHours } from '#server/db/schema/settings'

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
    .values({ ...ofAccount, relationshipId: 'child', firstName: 'Zuhra', lastName: 'Nasser' })
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
