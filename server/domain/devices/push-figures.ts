import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { PushDay } from '#contract/console/figures'
import type { NotificationService } from '#contract/device-registration'
import type { Database } from '#server/db/open'
import { pushFigures } from '#server/db/schema/devices'

/** What became of one message: `failed` is one that will be tried again, or given up; `shown` and `opened` are what workers report. */
export type PushFigure = {
  service: NotificationService
  outcome: 'accepted' | 'gone' | 'refused' | 'failed' | 'shown' | 'opened'
}

/** How many messages of a tenant a service took, refused, and so on. Nothing of a person. */
export type PushFigures = {
  tenantCode: string
  service: NotificationService
} & Record<Exclude<PushFigure['outcome'], 'shown' | 'opened'>, number>

/** For how many days figures are kept. */
export const figureDays = 90

/** Counts one message by its tenant, service and day. */
export async function countPush(
  db: Database,
  tenantCode: string,
  { service, outcome }: PushFigure,
  now: Date,
): Promise<void> {
  await db
    .insert(pushFigures)
    .values({ tenantCode, service, day: dayOf(now), [outcome]: 1 })
    .onConflictDoUpdate({
      target: [pushFigures.tenantCode, pushFigures.day, pushFigures.service],
      set: { [outcome]: sql`${pushFigures[outcome]} + 1` },
    })
}

/** What became of messages in the last seven days, by tenant and service. */
export async function readPushFigures(db: Database, now: Date): Promise<PushFigures[]> {
  const total = (outcome: PushFigure['outcome']) => sql<number>`sum(${pushFigures[outcome]})::int`
  return db
    .select({
      tenantCode: pushFigures.tenantCode,
      service: pushFigures.service,
      accepted: total('accepted'),
      gone: total('gone'),
      refused: total('refused'),
      failed: total('failed'),
    })
    .from(pushFigures)
    .where(gte(pushFigures.day, dayOf(daysBefore(now, 6))))
    .groupBy(pushFigures.tenantCode, pushFigures.service)
    .orderBy(pushFigures.tenantCode, pushFigures.service)
}

/** Removes figures that are too old; returns how many rows. */
export async function forgetFigures(db: Database, now: Date): Promise<number> {
  const old = await db
    .delete(pushFigures)
    .where(lt(pushFigures.day, dayOf(daysBefore(now, figureDays))))
    .returning({ day: pushFigures.day })
  return old.length
}

export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** What became of a tenant's messages by day and service, the first day first. */
export async function readPushDays(db: Database, tenantCode: string, from: string): Promise<PushDay[]> {
  const { tenantCode: _, ...columns } = getTableColumns(pushFigures)
  return db
    .select(columns)
    .from(pushFigures)
    .where(and(eq(pushFigures.tenantCode, tenantCode), gte(pushFigures.day, from)))
    .orderBy(pushFigures.day, pushFigures.service)
}
