import { faultOfLength } from '#src/features/new-password/check-passwords.ts'
import type { Checked } from '#src/ui/form/faults.ts'

export type FirstPasswordFault = 'required' | 'short' | 'long'

/** A guest's first password as it will be sent, or what is wrong with it (V06). Nothing of it is trimmed. */
export function checkFirstPassword(password: string): Checked<string, 'password', FirstPasswordFault> {
  if (password.trim() === '') return { faults: { password: 'required' } }
  const fault = faultOfLength(password)
  return fault ? { faults: { password: fault } } : { values: password }
}
