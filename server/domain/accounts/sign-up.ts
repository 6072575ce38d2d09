import { desc, and, eq } from 'drizzle-orm'
import type { SignInAnswer } from '#contract/account'
import { isOfAge } from '#contract/age'
import type { DobFormat } from '#contract/person'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { lockContact } from '../identity/lock-contact.ts'
import { createEmailProofRepository } from '../identity/email-proof-repository.ts'
import { spendPhoneProof } from '../identity/spend-proof.ts'
import { noteEvent } from './account-events.ts'
import { createAccountRepository, type NewAccount } from './account-repository.ts'
import { noteConsents, requireConsents, type Consent } from './consents.ts'
import { openSession, type Arrival } from './open-session.ts'
import { linkNewcomer } from './social/link-identity.ts'

type Proven = Arrival & {
  tenantCode: string
  /** `YYYY-MM-DD`, where the patient is. */
  today: string
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
  /** `YYYY-MM-DD`, a day on which a patient can have been born. */
  birthday: string
  /** The calendar in which it was told. */
  dobFormat: DobFormat
  consents: readonly Consent[]
  /** An address that nobody has proved. */
  email?: string | undefined
}

/**
 * Makes an account of a proven phone and signs in (C20). What was booked with the phone at this tenant is the account's.
 *
 * Throws `guest_token_invalid`, `under_age`, `consent_required`, and `account_exists`, by which the proof is not spent.
 *
 * @param tx - a transaction
 */
export async function signUp(tx: Database, { email, ...proven }: SignUp): Promise<SignInAnswer> {
  requireConditions(proven)
  const phone = await spendPhoneProof(tx, proven)
  await lockContact(tx, proven.tenantCode, { phone })
  return addAccount(tx, { ...proven, phone, email: email ?? null, emailProvenAt: null })
}

/**
 * Makes an account of a proven email and signs in (C19). It has no phone until one is proved, and nothing that was booked before.
 *
 * Throws `guest_token_invalid`, `under_age`, `consent_required`, and `account_exists`, by which the proof is not spent.
 *
 * @param tx - a transaction
 */
export async function signUpByEmail(tx: Database, signUp: Omit<SignUp, 'email'>): Promise<SignInAnswer> {
  requireConditions(signUp)
  const email = await createEmailProofRepository(tx).spend(signUp)
  if (email === undefined) throw problem('guest_token_invalid')
  await lockContact(tx, signUp.tenantCode, { email })
  return addAccount(tx, { ...signUp, phone: null, email, emailProvenAt: signUp.now })
}

/**
 * Makes an account of a guest who sets a password, named as in the latest booking with the proven phone for themselves, and signs in (S21, C29).
 *
 * Throws `guest_token_invalid`, `account_exists`, `consent_required`, `not_found` without such a booking, `under_age` where the booking told so; the
 * proof is spent by none of them.
 *
 * @param tx - a transaction
 */
export async function signUpGuest(tx: Database, proven: Proven & Pick<SignUp, 'consents'>): Promise<SignInAnswer> {
  const { tenantCode, consents, today } = proven
  requireConsents(consents)
  const phone = await spendPhoneProof(tx, proven)
  await lockContact(tx, tenantCode, { phone })
  if (await createAccountRepository(tx).find(tenantCode, { phone })) throw problem('account_exists')
  const guest = await findLatestGuest(tx, tenantCode, phone)
  if (!guest) throw problem('not_found')
  if (guest.birthday !== null) requireAge(guest.birthday, today)
  return addAccount(tx, { ...proven, ...guest, phone, email: null, emailProvenAt: null })
}

/** Throws `under_age` or `consent_required`: nobody has an account of their own who may not, or does not, agree. */
function requireConditions({ birthday, consents, today }: Pick<SignUp, 'birthday' | 'consents' | 'today'>): void {
  requireAge(birthday, today)
  requireConsents(consents)
}

function requireAge(birthday: string, today: string): void {
  if (!isOfAge(birthday, today)) throw problem('under_age')
}

type Addition = Omit<Proven, 'token' | 'today'> & Omit<NewAccount, 'createdAt'> & Partial<Pick<SignUp, 'consents'>>

async function addAccount(tx: Database, addition: Addition): Promise<SignInAnswer> {
  const { passwordHash, identityToken, device, now, consents = [], ...person } = addition
  const { tenantCode, phone, email, emailProvenAt, firstName, lastName, birthday, dobFormat } = person
  const accounts = createAccountRepository(tx)
  const own = { firstName, lastName, ...(birthday ? { birthday, dobFormat: dobFormat ?? 'gregorian' } : {}) }
  const added = await accounts.add({ tenantCode, phone, email, emailProvenAt, ...own, createdAt: now })
  if (!added) throw problem('account_exists')
  await noteConsents(tx, added, consents, now)
  if (passwordHash !== undefined) await accounts.setPassword(added.id, passwordHash, now)
  await noteEvent(tx, { tenantCode, patientId: added.id, kind: 'signed_up', device, now })
  await linkNewcomer(tx, added, identityToken, { device, now })
  return openSession(tx, added, addition, { isTold: true })
}

/** Who booked with a phone, as in the latest visit that was for themselves: the phone is not the child's for whom somebody booked. */
async function findLatestGuest(tx: Database, tenantCode: string, phone: string) {
  const [guest] = await tx
    .select({
      firstName: patients.firstName,
      lastName: patients.lastName,
      birthday: patients.birthday,
      dobFormat: patients.dobFormat,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.tenantCode, tenantCode), eq(patients.phone, phone), eq(appointments.isForOther, false)))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return guest
}
