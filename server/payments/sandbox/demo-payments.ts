import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { demoPayments } from '#server/db/schema/payments'

/** A payment as the provider of demos has it. */
export type DemoPayment = NonNullable<Awaited<ReturnType<typeof findDemoPayment>>>

/** A demo payment, paid where the time has come at which it is paid by itself. */
export async function findDemoPayment(db: Database, id: string, now: Date) {
  await db
    .update(demoPayments)
    .set({ state: 'paid' })
    .where(and(eq(demoPayments.id, id), eq(demoPayments.state, 'open'), lte(demoPayments.paysAt, now)))
  const [row] = await db.select().from(demoPayments).where(eq(demoPayments.id, id))
  return row
}

/** Changes a demo payment that is open. Returns whether it was. */
export async function changeOpen(
  db: Database,
  id: string,
  change: { state: 'paid' | 'declined' | 'closed' } | { paysAt: Date },
): Promise<boolean> {
  const changed = await db
    .update(demoPayments)
    .set(change)
    .where(and(eq(demoPayments.id, id), eq(demoPayments.state, 'open'), sql`${demoPayments.paysAt} is null`))
    .returning({ id: demoPayments.id })
  return changed.length > 0
}
