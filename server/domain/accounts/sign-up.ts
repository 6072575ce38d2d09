import { desc, and, eq } from 'drizzle-orm'
import type { SignInAnswer } from '#contract/account'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { lockContact } from '../identity/lock-contact.ts'
import { createEmailProofRepository } from '../identity/email-proof-repository.ts'
import { spendPhoneProof } from '../identity/spend-proof.ts'
import { noteEvent } from './account-events.ts'
import { createAccountRepository, type NewAccount } from './account-repository.ts'
import { openSession, type Arrival } from './open-session.ts'
import { linkNewcomer } from './social/link-identity.ts'

type Proven = Arrival & {
  tenantCode: string
  /** Proof of the phone; it is spent. */
  token: string
  /** As `hashPassword` made it; without one the account signs in by codes. */
  passwordHash: string | undefined
  /** Of a newcomer by another site, which is linked to the account. */
  identityToken?: string | undefined
}

type SignUp = Proven & {
  firstName: string
  lastName: string
  /** An address that nobody has proved. */
  email?: string | undefined
}

/**
 * Makes an account of a proven phone and signs in (C20). What was booked with the phone at this tenant is the account's.
 *
 * Throws `guest_token_invalid`, and `account_exists`, by which the proof is not spent.
 *
 * @param tx - a transaction
 */
export async function signUp(tx: Database, { firstName, lastName, email, ...proven }: SignUp): Promise<SignInAnswer> {
  const phone = await spendPhoneProof(tx, proven)
  await lockContact(tx, proven.tenantCode, { phone })
  return addAccount(tx, { ...proven, phone, firstName, lastName, email: email ?? null, emailProvenAt: null })
}

/**
 * Makes an account of a proven email and signs in (C19). It has no phone until one is proved, and nothing that was booked before.
 *
 * Throws `guest_token_invalid`, and `account_exists`, by which the proof is not spent.
 *
 * @param tx - a transaction
 */
export async function signUpByEmail(tx: Database, signUp: Omit<SignUp, 'email'>): Promise<SignInAnswer> {
  const email = await createEmailProofRepository(tx).spend(signUp)
  if (email === undefined) throw problem('guest_token_invalid')
  await lockContact(tx, signUp.tenantCode, { email })
  return addAccount(tx, { ...signUp, phone: null, email, emailProvenAt: signUp.now })
}

/**
 * Makes an account of a guest who sets a password, named as in the latest booking with the proven phone, and signs in (S21, C29).
 *
 * Throws `guest_token_invalid`, `account_exists`, `not_found` without a booking; the proof is spent by none of them.
 *
 * @param tx - a transaction
 */
export async function signUpGuest(tx: Database, proven: Proven): Promise<SignInAnswer> {
  const { tenantCode } = proven
  const phone = await spendPhoneProof(tx, proven)
  await lockContact(tx, tenantCode, { phone })
  if (await createAccountRepository(tx).find(tenantCode, { phone })) throw problem('account_exists')
  const guest = await findLatestGuest(tx, tenantCode, phone)
  if (!guest) throw problem('not_found')
  return addAccount(tx, { ...proven, ...guest, phone, email: null, emailProvenAt: null })
}

type Addition = Omit<SignUp, 'token' | 'email'> & Pick<NewAccount, 'phone' | 'email' | 'emailProvenAt'>

async function addAccount(tx: Database, addition: Addition): Promise<SignInAnswer> {
  const { passwordHash, identityToken, device, stay, now, ...account } = addition
  const accounts = createAccountRepository(tx)
  const { tenantCode, phone, email, emailProvenAt, firstName, lastName } = account
  const added = await accounts.add({ tenantCode, phone, email, emailProvenAt, firstName, lastName, createdAt: now })
  if (!added) throw problem('account_exists')
  if (passwordHash !== undefined) await accounts.setPassword(added.id, passwordHash, now)
  await noteEvent(tx, { tenantCode, patientId: added.id, kind: 'signed_up', device, now })
  await linkNewcomer(tx, added, identityToken, { device, now })
  return openSession(tx, added, { device, stay, now })
}

/** The name that the latest booking with a phone was made for. */
async function findLatestGuest(tx: Database, tenantCode: string, phone: string) {
  const [guest] = await tx
    .select({ firstName: patients.firstName, lastName: patients.lastName })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.tenantCode, tenantCode), eq(patients.phone, phone)))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return guest
}
