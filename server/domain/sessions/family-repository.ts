import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { refreshTokens, sessionFamilies, sessions } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'

/** One signing in of a patient on a device. */
export type SessionFamily = {
  id: string
  tenantCode: string
  patientId: string
  /** Whether the patient stays signed in there. */
  isKept: boolean
  createdAt: Date
}

/** Families of sessions and their refresh tokens, at rest. Takes a transaction. */
export function createFamilyRepository(tx: Database) {
  return {
    /** Begins a family: somebody has just signed in. */
    async open({ device, ...family }: Omit<SessionFamily, 'id'> & { device: Device }): Promise<SessionFamily> {
      const id = randomUUID()
      const { tenantCode, patientId, isKept, createdAt } = family
      await tx
        .insert(sessionFamilies)
        .values({ id, tenantCode, patientId, isKept, ...device, lastSeenAt: createdAt, createdAt })
      return { ...family, id }
    },

    /** A refresh token of a tenant with its family, both locked, so that two uses of a family come one after the other. */
    async findToken(tenantCode: string, token: string) {
      const [row] = await tx
        .select()
        .from(refreshTokens)
        .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId))
        .where(and(eq(refreshTokens.tenantCode, tenantCode), eq(refreshTokens.tokenHash, hashToken(token))))
        .for('update', { of: [refreshTokens, sessionFamilies] })
      if (!row) return undefined
      const { id, patientId, isKept, createdAt, revokedAt } = row.session_families
      const family: SessionFamily = { id, tenantCode, patientId, isKept, createdAt }
      return { ...row.refresh_tokens, family, isRevoked: revokedAt !== null }
    },

    /** The family that a refresh token belongs to, by the token's hash, locked; undefined for one that has ended. */
    async findByHash(tenantCode: string, tokenHash: string): Promise<{ id: string; patientId: string } | undefined> {
      const [family] = await tx
        .select({ id: sessionFamilies.id, patientId: sessionFamilies.patientId })
        .from(refreshTokens)
        .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId))
        .where(
          and(
            eq(refreshTokens.tenantCode, tenantCode),
            eq(refreshTokens.tokenHash, tokenHash),
            isNull(sessionFamilies.revokedAt),
          ),
        )
        .for('update', { of: sessionFamilies })
      return family
    },

    /** Adds a refresh token to a family and returns it; nobody can read it again. */
    async addToken({ id, tenantCode }: SessionFamily, now: Date, expiresAt: Date): Promise<string> {
      const token = createToken()
      await tx
        .insert(refreshTokens)
        .values({ tenantCode, familyId: id, tokenHash: hashToken(token), createdAt: now, expiresAt })
      return token
    },

    /** Notes when a token was first traded. */
    markReplaced: (id: string, replacedAt: Date) =>
      tx
        .update(refreshTokens)
        .set({ replacedAt })
        .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.replacedAt))),

    /** Notes that the device of a family is in use. */
    touch: ({ id }: Pick<SessionFamily, 'id'>, lastSeenAt: Date) =>
      tx.update(sessionFamilies).set({ lastSeenAt }).where(eq(sessionFamilies.id, id)),

    /** Ends a family and every session that came of it. */
    async revoke({ id }: Pick<SessionFamily, 'id'>, revokedAt: Date): Promise<void> {
      await tx.update(sessionFamilies).set({ revokedAt }).where(eq(sessionFamilies.id, id))
      await tx
        .update(sessions)
        .set({ revokedAt })
        .where(and(eq(sessions.familyId, id), isNull(sessions.revokedAt)))
    },

    /** Ends every session of a patient of a tenant, on all devices. */
    async revokeAllOf(tenantCode: string, patientId: string, revokedAt: Date): Promise<void> {
      for (const table of [sessionFamilies, sessions])
        await tx
          .update(table)
          .set({ revokedAt })
          .where(and(eq(table.tenantCode, tenantCode), eq(table.patientId, patientId), isNull(table.revokedAt)))
    },
  }
}
