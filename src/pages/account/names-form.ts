import { isOfAge } from '#contract/age'
import { consentKinds, type ConsentKind } from '#contract/consents'
import type { DobFormat } from '#contract/person'
import { longestText } from '#contract/text-limits'
import type { NewPatient } from '#machines/sign-in/sign-in.types'
import { faultOfLength } from '#src/features/new-password/check-passwords.ts'
import { faultOfBirthday, faultOfName, isEmail, toBirthday } from '#src/features/person/person-checks.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** Fields of joining, and what can be wrong with each; each fault has a text in account.messages.ts. */
export type NamesField = 'firstName' | 'lastName' | 'birthday' | 'email' | 'password' | ConsentKind
export type NamesFault =
  | 'required'
  | 'name'
  | 'tooLong'
  | 'birthday'
  | 'birthdayParts'
  | 'minor'
  | 'email'
  | 'short'
  | 'agreement'

/** What is typed, and what is agreed to; `birthday` in parts and in its calendar. */
export type TypedNames = Record<'firstName' | 'lastName' | 'birthday' | 'email' | 'password', string> & {
  dob_format: DobFormat
  agreed: readonly ConsentKind[]
}

/**
 * Who joins, as it will be sent, or the faults. Empty optional fields are left out (V01); a password is taken as it is. Who is under age on
 * `today`, `YYYY-MM-DD`, is told that alone: nothing else that they could correct would help.
 */
export function checkNames(typed: TypedNames, today: string): Checked<NewPatient, NamesField, NamesFault> {
  const [firstName, lastName, email] = [typed.firstName.trim(), typed.lastName.trim(), typed.email.trim()]
  const { password, dob_format, agreed } = typed
  const fault = faultOfBirthday(typed.birthday, today, dob_format)
  const birthday = toBirthday(typed.birthday, dob_format) ?? ''
  if (!fault && !isOfAge(birthday, today)) return { faults: { birthday: 'minor' } }
  const faults = faultsOf<NamesField, NamesFault>({
    firstName: faultOfName(firstName, longestText.firstName),
    // A person may have a single name.
    lastName: lastName ? faultOfName(lastName, longestText.lastName) : undefined,
    birthday: fault,
    email: email && !isEmail(email) ? 'email' : undefined,
    password: password ? faultOfPassword(password) : undefined,
    ...(Object.fromEntries(
      consentKinds.map((kind) => [kind, agreed.includes(kind) ? undefined : 'agreement']),
    ) as Record<ConsentKind, 'agreement' | undefined>),
  })
  if (Object.keys(faults).length) return { faults }
  return {
    values: {
      first_name: firstName,
      last_name: lastName,
      birthday,
      dob_format,
      ...(email ? { email } : {}),
      ...(password ? { password } : {}),
    },
  }
}

function faultOfPassword(password: string): NamesFault | undefined {
  const fault = faultOfLength(password)
  return fault === 'long' ? 'tooLong' : fault
}
