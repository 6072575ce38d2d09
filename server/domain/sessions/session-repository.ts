import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { sessions } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'

/**
 * Who calls. A guest has proved a phone and nothing else; a patient is signed in, on the device of `familyId` where the session can be
 * renewed. `phone` is E.164.
 */
export type Session = {
  id: string
  kind: 'guest' | 'patient'
  phone: string
  patientId: string | null
  familyId: string | null
}

type NewSession = {
  tenantCode: string
  kind: Session['kind']
  phone: string
  patientId?: string
  /** Of one that can be renewed. */
  familyId?: string
  expiresAt: Date
}

/** Sessions at rest. A token is looked up by its hash, whatever tenant it belongs to; the caller compares the tenant. */
export function createSessionRepository(db: Database) {
  return {
    /** Opens a session and returns its token, which nobody can read again. */
    async open(session: NewSession): Promise<string> {
      const token = createToken()
      await db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
      return token
    },

    /** The session of a token that is neither revoked nor past its time, with its tenant. */
    async find(token: string, now: Date): Promise<{ session: Session; tenantCode: string } | undefined> {
      const [row] = await db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)))
      if (!row || row.revokedAt || row.expiresAt <= now) return undefined
      const kind = row.kind === 'patient' ? 'patient' : 'guest'
      const { id, phone, patientId, familyId, tenantCode } = row
      return { session: { id, kind, phone, patientId, familyId }, tenantCode }
    },
  }
}
