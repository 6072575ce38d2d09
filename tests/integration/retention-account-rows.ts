import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'
import { passkeyChallenges } from '#server/db/schema/passkeys'
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
import { spentCaptchas } from '#server/db/schema/requests'
import { accountEvents, knownDevices } from '#server/db/schema/settings'
import { staffEvents, staffInvitations, staffSessions } from '#server/db/schema/staff'
import { staffPasskeyChallenges } from '#server/db/schema/staff-passkeys'
import { hours, owner } from './retention-rows.ts'

/** Families of sessions by their ids, and what is said of each. */
export const families = {
  '00000000-0000-4000-8000-00000000000a': 'goes on',
  '00000000-0000-4000-8000-00000000000b': 'ran out',
  '00000000-0000-4000-8000-00000000000c': 'revoked',
  '00000000-0000-4000-8000-00000000000d': 'has just begun',
}

/** Of how patients and staff sign in: what has run out, and what is still of use. It needs the patient of the other rows. */
export async function addAccountRows(database: OpenDatabase): Promise<void> {
  const { db } = database
  await addFamilies(database)
  await addStaff(database)
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
  const session = { ...owner, kind: 'guest' as const }
  await db.insert(sessions).values([
    { ...session, tokenHash: 'ended long ago', expiresAt: hours(-24 * 8) },
    { ...session, tokenHash: 'revoked', expiresAt: hours(1), revokedAt: hours(-24 * 8) },
    { ...session, tokenHash: 'ended yesterday', expiresAt: hours(-24) },
    { ...session, tokenHash: 'open', expiresAt: hours(1) },
  ])
}

async function addFamilies(database: OpenDatabase) {
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

/** Of partner staff: what is over, and what is still of use. */
async function addStaff(database: OpenDatabase) {
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
