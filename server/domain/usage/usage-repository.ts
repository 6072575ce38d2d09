import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { UsageEvent } from '#contract/usage-events'
import type { Database } from '#server/db/open'
import { tenants } from '#server/db/schema/tenants'
import { usageCounts } from '#server/db/schema/usage'

/** How often something was seen on a day (`YYYY-MM-DD`) of the tenant's zone. */
export type UsageCount = { tenantCode: string; day: string; event: UsageEvent; count: number }

/** For how many days counts are kept: the same season of last year, and some weeks. */
export const usageDays = 400

/** Adds to what is counted already, all or nothing. Counts of a tenant that is gone meanwhile are left out. */
export async function addUsage(db: Database, counts: readonly UsageCount[]): Promise<void> {
  // In one order on every server, so that two never wait for each other.
  await db.execute(sql`
    insert into ${usageCounts} (tenant_code, day, event, count)
    select added.tenant, added.day, added.event, added.count
    from jsonb_to_recordset(${JSON.stringify(counts.map(({ tenantCode: tenant, ...rest }) => ({ tenant, ...rest })))}::jsonb)
      as added (tenant text, day text, event text, count integer)
    join ${tenants} on ${tenants.code} = added.tenant
    order by added.tenant, added.day, added.event
    on conflict (tenant_code, day, event) do update set count = ${usageCounts.count} + excluded.count`)
}

/** What was counted at a tenant since a day. */
export async function readUsage(
  db: Database,
  tenantCode: string,
  from: string,
): Promise<Pick<UsageCount, 'day' | 'event' | 'count'>[]> {
  return db
    .select({ day: usageCounts.day, event: usageCounts.event, count: usageCounts.count })
    .from(usageCounts)
    .where(and(eq(usageCounts.tenantCode, tenantCode), gte(usageCounts.day, from)))
}

/** Removes counts that are too old; returns how many. */
export async function forgetUsage(db: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - usageDays * 86_400_000).toISOString().slice(0, 10)
  const old = await db.delete(usageCounts).where(lt(usageCounts.day, oldest)).returning({ day: usageCounts.day })
  return old.length
}
