import { and, eq, or } from 'drizzle-orm'
import type { Problem } from '#contract/problem'
import type { Suspension, SuspensionAnswer } from '#contract/suspension-reasons'
import type { Database } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'

type Person = {
  tenantCode: string
  /** Proven, in E.164. */
  phone: string | null | undefined
  /** Account of who is signed in. */
  accountId?: string | null | undefined
}
type Row = Pick<typeof patients.$inferSelect, 'suspendedToBook' | 'suspensionReason'>

/** The suspension of an account, or of anybody with a phone (P04); undefined where they may book. */
export async function findSuspension(
  db: Database,
  { tenantCode, phone, accountId }: Person,
): Promise<Suspension | undefined> {
  if (!phone && !accountId) return undefined
  const rows = await db
    .select()
    .from(patients)
    .where(
      and(
        eq(patients.tenantCode, tenantCode),
        eq(patients.suspendedToBook, true),
        or(phone ? eq(patients.phone, phone) : undefined, accountId ? eq(patients.id, accountId) : undefined),
      ),
    )
  return suspensionAmong(rows)
}

/** The suspension of one of these; a told reason comes before none. */
export function suspensionAmong(rows: readonly Row[]): Suspension | undefined {
  const suspended = rows.filter(({ suspendedToBook }) => suspendedToBook)
  const reason = suspended.find(({ suspensionReason }) => suspensionReason !== null)?.suspensionReason
  return suspended.length > 0 ? { ...(reason && { reason }) } : undefined
}

/** Throws `suspended_to_book` for who may not book at present: a new time is booked, whether a visit is moved to it or not. */
export async function refuseSuspended(db: Database, person: Person): Promise<void> {
  const suspension = await findSuspension(db, person)
  if (suspension) throw suspendedToBook(suspension)
}

/** What an answer tells of a suspension; nothing of who may book. */
export const toSuspensionAnswer = (suspension: Suspension | undefined): SuspensionAnswer =>
  suspension ? { suspended_to_book: true, ...reasonOf(suspension) } : {}

/** `suspended_to_book` with the reason in its details, ready to throw. */
export const suspendedToBook = (suspension: Suspension): Problem =>
  problem('suspended_to_book', { details: reasonOf(suspension) })

const reasonOf = ({ reason }: Suspension) => (reason ? { suspension_reason: reason } : {})
