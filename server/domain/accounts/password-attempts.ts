import type { Database } from '#server/db/open'
import { createAttempts } from '../identity/attempts.ts'
import type { Contact } from '../identity/contact.ts'

/** Wrong passwords for a phone or an email at a tenant, after which it cannot sign in by password for so many minutes. */
const rules = { name: 'password', most: 5, minutes: 15 }

/** Whose attempts. The secret keys the hash by which they are stored. */
export type AttemptOwner = { tenantCode: string; secret: Buffer } & Contact

/** Counts attempts to sign in by password. */
export const passwordAttempts = (db: Database, { tenantCode, secret, phone, email }: AttemptOwner) =>
  createAttempts(db, { ...rules, tenantCode, secret, ...(phone === undefined ? { email } : { phone }) })
