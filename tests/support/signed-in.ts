import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'
import { patients, sessionFamilies } from '#server/db/schema/patients'
import { issueTokens } from '#server/domain/sessions/refresh-session'
import { usualLifetimes } from '#server/domain/sessions/session-rules'

type SignIn = { tenantCode?: string; phone?: string; name?: string; isKept?: boolean; now?: Date }

/** A patient with an account, a new one for a new phone, who has just signed in: what their device was given, and who they are. */
export async function signIn(
  { db }: OpenDatabase,
  { tenantCode = 'patientweb', phone = '+971501230001', name = 'Layla', isKept = true, now = new Date() }: SignIn = {},
) {
  return db.transaction(async (tx) => {
    const [patient] = await tx
      .insert(patients)
      .values({ tenantCode, firstName: name, lastName: name, phone, isGuest: false })
      .onConflictDoUpdate({
        target: [patients.tenantCode, patients.phone],
        targetWhere: sql`not ${patients.isGuest}`,
        set: { firstName: name },
      })
      .returning({ id: patients.id })
    const patientId = patient!.id
    const [family] = await tx
      .insert(sessionFamilies)
      .values({ tenantCode, patientId, isKept, createdAt: now, lastSeenAt: now })
      .returning()
    const familyId = family!.id
    const tokens = await issueTokens(tx, family!, { lifetimes: usualLifetimes, now })
    return { ...tokens, patientId, familyId }
  })
}
