import { passwordLength } from '#contract/account'
import { longestText } from '#contract/text-limits'
import type { NewPatient } from '#machines/sign-in/sign-in.types'
import { faultOfName, isEmail } from '#src/features/person/person-checks.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** Fields of joining, and what can be wrong with each; each fault has a text in account.messages.ts. */
export type NamesField = 'firstName' | 'lastName' | 'email' | 'password'
export type NamesFault = 'required' | 'name' | 'tooLong' | 'email' | 'short'

/** Who joins, as it will be sent, or the faults. Empty optional fields are left out (V01); a password is taken as it is. */
export function checkNames(typed: Record<NamesField, string>): Checked<NewPatient, NamesField, NamesFault> {
  const [firstName, lastName, email] = [typed.firstName.trim(), typed.lastName.trim(), typed.email.trim()]
  const { password } = typed
  const faults = faultsOf<NamesField, NamesFault>({
    firstName: faultOfName(firstName, longestText.firstName),
    // A person may have a single name.
    lastName: lastName ? faultOfName(lastName, longestText.lastName) : undefined,
    email: email && !isEmail(email) ? 'email' : undefined,
    password: password ? faultOfPassword(password) : undefined,
  })
  if (Object.keys(faults).length) return { faults }
  return {
    values: {
      first_name: firstName,
      last_name: lastName,
      ...(email ? { email } : {}),
      ...(password ? { password } : {}),
    },
  }
}

function faultOfPassword(password: string): NamesFault | undefined {
  const { length } = [...password]
  if (length < passwordLength.least) return 'short'
  return length > passwordLength.most ? 'tooLong' : undefined
}
