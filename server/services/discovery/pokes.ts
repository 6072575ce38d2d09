import { sql } from 'drizzle-orm'
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
 * Whether somebody asked the same facility on the same day already. Kept in memory until the day is over, and nowhere else: who
 * asked is nobody's business afterwards.
 */
export function createAskedToday() {
  let today = ''
  let asked = new Set<string>()
  return (address: string, facilityId: number, day: string): boolean => {
    if (day !== today || asked.size > mostRemembered) {
      today = day
      asked = new Set()
    }
    const key = `${facilityId} ${address}`
    if (asked.has(key)) return true
    asked.add(key)
    return false
  }
}

const mostRemembered = 100_000
