import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { documentAccesses } from '#server/db/schema/documents'
import { sessions } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'
import { problem } from '#server/errors'

/** How long documents stay open after a code. */
export const accessMinutes = 10

type OfSession = { tenantCode: string; sessionId: string; now: Date }

/** Opens the documents for the sign-in of a session (C32, P02). Throws `unauthenticated` for a session of no sign-in. */
export async function openAccess(
  db: Database,
  { tenantCode, sessionId, now }: OfSession,
): Promise<{ token: string; expiresAt: Date }> {
  const [session] = await db
    .select({ familyId: sessions.familyId })
    .from(sessions)
    .where(and(eq(sessions.tenantCode, tenantCode), eq(sessions.id, sessionId)))
  if (!session?.familyId) throw problem('unauthenticated')
  const token = createToken()
  const expiresAt = new Date(now.getTime() + accessMinutes * 60_000)
  await db
    .insert(documentAccesses)
    .values({ tenantCode, familyId: session.familyId, tokenHash: hashToken(token), expiresAt })
  return { token, expiresAt }
}

/** Whether a token opens the documents for a session: one of the same sign-in, also after its bearer was renewed. */
export async function isOpen(db: Database, { tenantCode, sessionId, now }: OfSession, token: string): Promise<boolean> {
  const [row] = await db
    .select({ familyId: documentAccesses.familyId })
    .from(documentAccesses)
    .innerJoin(sessions, eq(sessions.familyId, documentAccesses.familyId))
    .where(
      and(
        eq(documentAccesses.tokenHash, hashToken(token)),
        eq(documentAccesses.tenantCode, tenantCode),
        eq(sessions.id, sessionId),
        gt(documentAccesses.expiresAt, now),
      ),
    )
  return row !== undefined
}
