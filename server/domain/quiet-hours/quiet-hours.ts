import { and, eq } from 'drizzle-orm'
import type { QuietHours } from '#contract/settings'
import type { Database } from '#server/db/open'
import { quietHours } from '#server/db/schema/settings'

type Owner = { tenantCode: string; patientId: string }

const ofOwner = ({ tenantCode, patientId }: Owner) =>
  and(eq(quietHours.tenantCode, tenantCode), eq(quietHours.patientId, patientId))

/** The hours in which a patient is not to be disturbed (N05); undefined where they chose none. */
export async function readQuietHours(db: Database, owner: Owner): Promise<QuietHours | undefined> {
  const [row] = await db.select().from(quietHours).where(ofOwner(owner))
  return row && toQuietHours(row)
}

/** As they stand in a row. */
export const toQuietHours = ({ begins, ends, timeZone }: typeof quietHours.$inferSelect): QuietHours => ({
  from: begins,
  to: ends,
  time_zone: timeZone,
})

/** Stores them; null takes them away. */
export async function saveQuietHours(db: Database, owner: Owner, chosen: QuietHours | null): Promise<void> {
  if (chosen === null) return void (await db.delete(quietHours).where(ofOwner(owner)))
  const values = { begins: chosen.from, ends: chosen.to, timeZone: chosen.time_zone }
  await db
    .insert(quietHours)
    .values({ ...owner, ...values })
    .onConflictDoUpdate({ target: quietHours.patientId, set: values })
}

/** Longest quiet hours, in minutes: who is never told is not told of a cancelled visit. */
const longest = 16 * 60

/** What is wrong with quiet hours, in words for the caller; undefined where nothing is. */
export function faultOfQuietHours({ from, to, time_zone: timeZone }: QuietHours): string | undefined {
  const minutes = (minutesOf(to) - minutesOf(from) + 1440) % 1440
  if (minutes === 0 || minutes > longest) return `must last from a minute to ${longest / 60} hours`
  return isZone(timeZone) ? undefined : 'must be in a time zone of the IANA list, such as Asia/Dubai'
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
