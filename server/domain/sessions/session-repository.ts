import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { patients, refreshTokens, sessions } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'

/** Somebody who has proved a phone, in E.164, and nothing else. */
export type GuestSession = { id: string; kind: 'guest'; phone: string; patientId: null; familyId: null }
/** Somebody who is signed in, on the device of `familyId` where the session can be renewed. `phone` is that of the account now, null where it has none. */
export type PatientSession = {
  id: string
  kind: 'patient'
  phone: string | null
  patientId: string
  familyId: string | null
}
/** Who calls. */
export type Session = GuestSession | PatientSession

type NewSession = { tenantCode: string; expiresAt: Date } & (
  | { kind: 'guest'; phone: string }
  /** `familyId`: of one that can be renewed. `unheardTokenId`: the refresh token that a renewal answers with beside it. */
  | { kind: 'patient'; patientId: string; familyId?: string; unheardTokenId?: string | null }
)

/** Sessions at rest. A token is looked up by its hash, whatever tenant it belongs to; the caller compares the tenant. */
export function createSessionRepository(db: Database) {
  return {
    /** Opens a session and returns its token, which nobody can read again. */
    async open(session: NewSession): Promise<string> {
      const token = createToken()
      await db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
      return token
    },

    /**
     * The session of a token that is neither revoked nor past its time, with its tenant. The first use of a renewed one is noted: whoever asked
     * for it has the answer.
     */
    async find(token: string, now: Date): Promise<{ session: Session; tenantCode: string } | undefined> {
      const [row] = await db
        .select({ session: sessions, phoneNow: patients.phone })
        .from(sessions)
        .leftJoin(patients, eq(patients.id, sessions.patientId))
        .where(eq(sessions.tokenHash, hashToken(token)))
      if (!row || row.session.revokedAt || row.session.expiresAt <= now) return undefined
      const { id, unheardTokenId } = row.session
      if (unheardTokenId !== null) {
        await db.update(refreshTokens).set({ heardAt: now }).where(eq(refreshTokens.id, unheardTokenId))
        await db.update(sessions).set({ unheardTokenId: null }).where(eq(sessions.id, id))
      }
      const session = toSession(row)
      return session && { session, tenantCode: row.session.tenantCode }
    },
  }
}

function toSession({ session, phoneNow }: { session: typeof sessions.$inferSelect; phoneNow: string | null }) {
  const { id, kind, phone, patientId, familyId } = session
  if (kind === 'patient' && patientId !== null) return { id, kind, phone: phoneNow, patientId, familyId }
  return kind === 'guest' && phone !== null ? { id, kind, phone, patientId: null, familyId: null } : undefined
}
