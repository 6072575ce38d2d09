import { and, desc, eq, gt, notInArray } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import { eventLimits, type AccountEvent, type AccountEventKind, type Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { accountEvents } from '#server/db/schema/settings'
import { inLanguage } from '../appointments/localised.ts'
import { listDaysOfReads } from '../practices/patient-reads.ts'

/** Whose account it is, what was done with it, and on what kind of device. */
export type NotedEvent = { tenantCode: string; patientId: string; kind: AccountEventKind; device: Device; now: Date }

/** Most events of one kind that are stored of an account: many of one kind do not push out the others. */
export const mostOfKind = 20

/**
 * Notes that something was done with an account, for its patient to read. Never what was written, and never from where.
 *
 * @param tx - the transaction in which it is done
 */
export async function noteEvent(tx: Database, { tenantCode, patientId, kind, device, now }: NotedEvent): Promise<void> {
  await tx.insert(accountEvents).values({ tenantCode, patientId, kind, ...device, createdAt: now })
  const ofKind = and(eq(accountEvents.patientId, patientId), eq(accountEvents.kind, kind))
  const latest = tx
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(ofKind)
    .orderBy(desc(accountEvents.createdAt))
    .limit(mostOfKind)
  await tx.delete(accountEvents).where(and(ofKind, notInArray(accountEvents.id, latest)))
}

/**
 * What was done with an account in the last `eventLimits.days`, and when practices read of it, the latest first: at most `most`, or else
 * `eventLimits.shown`.
 */
export async function listEvents(
  db: Database,
  {
    tenantCode,
    patientId,
    now,
    language,
  }: Pick<NotedEvent, 'tenantCode' | 'patientId' | 'now'> & { language: Language },
  most: number = eventLimits.shown,
): Promise<AccountEvent[]> {
  const rows = await db
    .select()
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.tenantCode, tenantCode),
        eq(accountEvents.patientId, patientId),
        gt(accountEvents.createdAt, oldest(now)),
      ),
    )
    .orderBy(desc(accountEvents.createdAt), accountEvents.id)
    .limit(most)
  const events = rows.map(({ kind, browser, platform, createdAt }) => ({
    kind,
    browser,
    platform,
    at: createdAt.toISOString(),
  }))
  const reads = await listDaysOfReads(db, { accountId: patientId, now, limit: mostOfKind })
  return [...events, ...reads.map((read) => toEvent(read, language))]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, most)
}

type DayOfReads = Awaited<ReturnType<typeof listDaysOfReads>>[number]

const toEvent = ({ lastAt, ...names }: DayOfReads, language: Language): AccountEvent => ({
  ...{ kind: 'practice_read', browser: 'other', platform: 'other', at: lastAt.toISOString() },
  facility: inLanguage(language, { en: names.nameEn, ar: names.nameAr, id: names.nameId }),
})

/** Events from before are removed. */
export const oldest = (now: Date): Date => new Date(now.getTime() - eventLimits.days * 86_400_000)
