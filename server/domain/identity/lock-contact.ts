import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { textOf, type Contact } from './contact.ts'

/** Advisory locks are shared by the whole database: see `booking/claims.ts`. */
const contactLock = 7_283_107

/** Makes bookings, sign-ups and changes of a phone or an email at a tenant wait for each other until this transaction ends. */
export async function lockContact(tx: Database, tenantCode: string, contact: Contact): Promise<void> {
  const key = `${tenantCode} ${textOf(contact)}`
  await tx.execute(sql`select pg_advisory_xact_lock(${contactLock}::int, hashtext(${key}))`)
}
