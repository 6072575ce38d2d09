import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { facilityKeys, type KeyScope } from '#server/db/schema/practices'
import { createToken, hashToken } from '#server/tokens'
import type { NamedFacility } from './find-facility.ts'

/** What a key is made with. */
export type KeyTerms = {
  /** Lower-case letters, digits and hyphens. */
  name: string
  scopes: KeyScope[]
  /** Points that its calls may cost in a minute. */
  perMinute: number
  /** For how many minutes busy times that it pushed are believed. */
  trustMinutes: number
}

/** A key as it is listed. The key itself is stored nowhere. */
export type KeyRow = typeof facilityKeys.$inferSelect

/** A key that is good, with its facility. */
export type FacilityKey = Pick<KeyRow, 'id' | 'name' | 'scopes' | 'perMinute' | 'trustMinutes' | 'expiresAt'> & {
  facility: NamedFacility
}

/** Every key begins with it, so that one that was published by mistake is found. */
export const keyPrefix = 'pwk_'
/** How many keys of a facility may be good at a time. */
export const mostKeys = 20
/** A last use is written down once in so many milliseconds. */
const useStep = 60_000
/** Advisory locks are shared by the whole database: a first half of our own keeps other locks with the same id apart. */
const facilityLock = 7_283_107

const isGood = (now: Date) =>
  and(isNull(facilityKeys.revokedAt), or(isNull(facilityKeys.expiresAt), gt(facilityKeys.expiresAt, now)))

/** Keys of one facility. Times are those of the caller's clock. */
export function createKeyRepository(db: Database, facilityId: number, now: Date) {
  const goodNamed = (name: string) =>
    and(eq(facilityKeys.facilityId, facilityId), eq(facilityKeys.name, name), isGood(now))
  const add = async (tx: Database, terms: KeyTerms): Promise<string> => {
    const token = `${keyPrefix}${createToken()}`
    await tx.insert(facilityKeys).values({ ...terms, facilityId, tokenHash: hashToken(token), createdAt: now })
    return token
  }
  /** Commands of one facility run one at a time: limits and names hold. */
  const alone = <T>(work: (tx: Database) => Promise<T>) =>
    db.transaction(async (tx) => {
      await lockFacility(tx, facilityId)
      return work(tx)
    })
  return {
    /** Makes a key. Returns it, which is shown once, or why not. */
    create: (terms: KeyTerms): Promise<{ token: string } | 'taken' | 'full'> =>
      alone(async (tx) => {
        const known = await tx
          .select({ name: facilityKeys.name })
          .from(facilityKeys)
          .where(and(eq(facilityKeys.facilityId, facilityId), isGood(now)))
        if (known.some(({ name }) => name === terms.name)) return 'taken'
        if (known.length >= mostKeys) return 'full'
        return { token: await add(tx, terms) }
      }),
    /** All keys, the oldest first; those that are over too. */
    list: (): Promise<KeyRow[]> =>
      db
        .select()
        .from(facilityKeys)
        .where(eq(facilityKeys.facilityId, facilityId))
        .orderBy(asc(facilityKeys.createdAt), asc(facilityKeys.id)),
    /** Ends every good key of that name at once. Returns how many. */
    async revoke(name: string): Promise<number> {
      const ended = await db
        .update(facilityKeys)
        .set({ revokedAt: now })
        .where(goodNamed(name))
        .returning({ id: facilityKeys.id })
      return ended.length
    },
    /**
     * Makes a key with the terms of the one of that name, which stays good until `overlapUntil`, and no longer than it was. Undefined where
     * there is none that is good; `rotating` where an earlier one of the name is still good beside it.
     */
    rotate: (name: string, overlapUntil: Date): Promise<{ token: string } | 'rotating' | undefined> =>
      alone(async (tx) => {
        const good = await tx.select().from(facilityKeys).where(goodNamed(name))
        const [former] = good
        if (!former) return undefined
        if (good.length > 1) return 'rotating'
        const { scopes, perMinute, trustMinutes } = former
        await tx.update(facilityKeys).set({ expiresAt: overlapUntil }).where(eq(facilityKeys.id, former.id))
        return { token: await add(tx, { name, scopes, perMinute, trustMinutes }) }
      }),
  }
}

/** Removes keys that ended a year ago. Returns how many. */
export async function forgetKeys(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 365 * 86_400_000)
  const gone = await db
    .delete(facilityKeys)
    .where(or(lt(facilityKeys.revokedAt, before), lt(facilityKeys.expiresAt, before)))
    .returning({ id: facilityKeys.id })
  return gone.length
}

/** Lets one command or statement about a facility's keys and feed run at a time, until the transaction ends. */
export async function lockFacility(tx: Database, facilityId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${facilityLock}::int, ${facilityId}::int)`)
}

/** The key of a token, where it is good, and its facility is still in the directory; its use is written down. */
export async function useKey(db: Database, token: string, now: Date): Promise<FacilityKey | undefined> {
  if (!token.startsWith(keyPrefix) || token.length > 100) return undefined
  const [row] = await db
    .select({ key: facilityKeys, facility: facilities })
    .from(facilityKeys)
    .innerJoin(facilities, eq(facilities.id, facilityKeys.facilityId))
    .where(and(eq(facilityKeys.tokenHash, hashToken(token)), isGood(now), isNull(facilities.hiddenSince)))
  if (!row) return undefined
  const { id, name, scopes, perMinute, trustMinutes, expiresAt } = row.key
  const before = new Date(now.getTime() - useStep)
  if (!row.key.lastUsedAt || row.key.lastUsedAt <= before)
    await db
      .update(facilityKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(facilityKeys.id, id), or(isNull(facilityKeys.lastUsedAt), lt(facilityKeys.lastUsedAt, now))))
  const { id: facilityId, slug, countryCode, nameEn, source } = row.facility
  return {
    ...{ id, name, scopes, perMinute, trustMinutes, expiresAt },
    facility: { id: facilityId, slug, countryCode, nameEn, source },
  }
}
