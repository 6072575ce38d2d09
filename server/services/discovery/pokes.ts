import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/open'
import { facilityPokes } from '#server/db/schema/facilities'

/** Counts, by tenant, facility and day, how often patients asked a facility to open online booking. */
export function createPokes(db: Database, tenantCode: string) {
  return {
    async add(facilityId: number, day: string): Promise<void> {
      await db
        .insert(facilityPokes)
        .values({ tenantCode, facilityId, day, count: 1 })
        .onConflictDoUpdate({
          target: [facilityPokes.tenantCode, facilityPokes.facilityId, facilityPokes.day],
          set: { count: sql`${facilityPokes.count} + 1` },
        })
    },
  }
}

/**
 * Whether a caller asked the same facility on the same day already. Kept in memory until the day ends, and nowhere else, since
 * it identifies callers.
 */
export function createDailyOnce() {
  let today = ''
  const poked = new LRUCache<string, true>({
    maxSize: mostBytes,
    sizeCalculation: (_value, key) => 2 * key.length + 120,
  })
  return (address: string, facilityId: number, day: string): boolean => {
    if (day !== today) {
      today = day
      poked.clear()
    }
    const key = `${facilityId} ${address}`
    if (poked.get(key)) return true
    poked.set(key, true)
    return false
  }
}

/** Bytes for today's callers, some 40,000 of them. */
const mostBytes = 8 * 1024 * 1024
