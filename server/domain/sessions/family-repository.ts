import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
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

export type RefreshToken = typeof refreshTokens.$inferSelect

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

    /** A refresh token of a tenant with its family, which is locked first: whatever is done with a family comes one after the other. */
    async findToken(tenantCode: string, token: string) {
      const ofToken = and(eq(refreshTokens.tenantCode, tenantCode), eq(refreshTokens.tokenHash, hashToken(token)))
      const familyOfToken = tx.select({ id: refreshTokens.familyId }).from(refreshTokens).where(ofToken)
      const [locked] = await tx
        .select()
        .from(sessionFamilies)
        .where(inArray(sessionFamilies.id, familyOfToken))
        .for('update')
      const [found] = await tx.select().from(refreshTokens).where(ofToken)
      if (!locked || !found) return undefined
      const { id, patientId, isKept, createdAt, revokedAt, browser, platform } = locked
      const family: SessionFamily = { id, tenantCode, patientId, isKept, createdAt }
      return { ...found, family, device: { browser, platform }, isRevoked: revokedAt !== null }
    },

    /** What a token was traded for. */
    answersTo: ({ id, familyId }: Pick<RefreshToken, 'id' | 'familyId'>): Promise<RefreshToken[]> =>
      tx
        .select()
        .from(refreshTokens)
        .where(and(eq(refreshTokens.familyId, familyId), eq(refreshTokens.tradedId, id))),

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

    /**
     * Adds a refresh token to a family and returns it; nobody can read it again.
     *
     * @param tradedId - the token that was traded for it
     */
    async addToken(
      { id: familyId, tenantCode }: SessionFamily,
      { tradedId, createdAt, expiresAt }: { tradedId: string | undefined; createdAt: Date; expiresAt: Date },
    ): Promise<{ id: string; token: string }> {
      const [id, token] = [randomUUID(), createToken()]
      const tokenHash = hashToken(token)
      await tx.insert(refreshTokens).values({ id, tenantCode, familyId, tokenHash, tradedId, createdAt, expiresAt })
      return { id, token }
    },

    /** Notes when a token was traded. */
    markReplaced: (id: string, replacedAt: Date) =>
      tx.update(refreshTokens).set({ replacedAt }).where(eq(refreshTokens.id, id)),

    /** Takes back refresh tokens of a family of which nothing was heard, and the bearers that came with them. */
    async withdraw({ id: familyId }: Pick<SessionFamily, 'id'>, ids: string[], withdrawnAt: Date): Promise<void> {
      await tx.update(refreshTokens).set({ withdrawnAt }).where(inArray(refreshTokens.id, ids))
      await tx
        .update(sessions)
        .set({ revokedAt: withdrawnAt })
        .where(and(eq(sessions.familyId, familyId), inArray(sessions.unheardTokenId, ids)))
    },

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
