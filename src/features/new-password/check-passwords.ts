import { passwordLength } from '#contract/account'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

export type Passwords = { newPassword: string; confirmPassword: string }
export type PasswordFault = 'required' | 'short' | 'long' | 'unequal'

/** The new password as it will be sent, or what is wrong with the two fields (V05, V06). Nothing of it is trimmed. */
export function checkPasswords({
  newPassword,
  confirmPassword,
}: Passwords): Checked<string, keyof Passwords, PasswordFault> {
  const faults = faultsOf<keyof Passwords, PasswordFault>({
    newPassword: isEmpty(newPassword) ? 'required' : faultOfLength(newPassword),
    confirmPassword: isEmpty(confirmPassword) ? 'required' : faultOfPair(newPassword, confirmPassword),
  })
  return Object.keys(faults).length ? { faults } : { values: newPassword }
}

/** Characters as people count them, near enough: a sign beyond the first 65,536 is one. */
export const lengthOf = (password: string): number => [...password].length

const isEmpty = (password: string) => password.trim() === ''

/** There is nothing to compare with before there is a new password. */
const faultOfPair = (password: string, confirmed: string): PasswordFault | undefined =>
  isEmpty(password) || password === confirmed ? undefined : 'unequal'

/** What is wrong with how long a password is. */
export function faultOfLength(password: string): 'short' | 'long' | undefined {
  if (lengthOf(password) < passwordLength.least) return 'short'
  return lengthOf(password) > passwordLength.most ? 'long' : undefined
}
