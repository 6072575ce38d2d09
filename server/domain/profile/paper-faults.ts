import { eq } from 'drizzle-orm'
import parsePhoneNumber from 'libphonenumber-js'
import type { FieldProblem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { identityTypes } from '#server/db/schema/tenants'
import { isBirthday } from './birthday.ts'

/** What is checked beyond the shape of a form: absent values and null are not told. */
export type CheckedFields = {
  birthday?: string | null | undefined
  identity_type_id?: string | undefined
  identity?: string | undefined
  phone?: string | null | undefined
  emergency_contact_phone?: string | null | undefined
}

/**
 * What is wrong in a person's birthday, identity and phones (E.164), by field. The values themselves are not repeated.
 *
 * @param today - `YYYY-MM-DD`, where the person is
 */
export async function findPaperFaults(db: Database, fields: CheckedFields, today: string): Promise<FieldProblem[]> {
  const { birthday } = fields
  const faults: FieldProblem[] = []
  if (typeof birthday === 'string' && !isBirthday(birthday, today))
    faults.push({ path: '/birthday', message: 'is not a day from 1900 to today' })
  for (const name of ['phone', 'emergency_contact_phone'] as const) {
    const phone = fields[name]
    if (typeof phone === 'string' && !parsePhoneNumber(phone)?.isValid())
      faults.push({ path: `/${name}`, message: 'is not the number of a phone' })
  }
  const identity = await findIdentityFault(db, fields)
  return identity ? [...faults, identity] : faults
}

async function findIdentityFault(
  db: Database,
  { identity_type_id: id, identity }: CheckedFields,
): Promise<FieldProblem | undefined> {
  if (identity === undefined && id === undefined) return undefined
  if (identity === undefined) return { path: '/identity', message: 'is required with its type' }
  if (id === undefined) return { path: '/identity_type_id', message: 'is required with an identity' }
  const [type] = await db.select({ pattern: identityTypes.pattern }).from(identityTypes).where(eq(identityTypes.id, id))
  if (!type) return { path: '/identity_type_id', message: 'is not known' }
  const fits = type.pattern === null || new RegExp(type.pattern).test(identity)
  return fits ? undefined : { path: '/identity', message: 'is not a number of its type' }
}
