import { checkPasswords, type PasswordFault, type Passwords } from '#src/features/new-password/check-passwords.ts'
import { faultsOf, type Checked } from '#src/ui/form/faults.ts'

/** The fields of a changed password, as they are typed. */
export type TypedChange = Passwords & { oldPassword: string }
export type ChangeFault = PasswordFault | 'oldRequired'

/** The old and the new password as they will be sent (V05, V06), or what is wrong. An account without a password has no old one. */
export function checkChange(
  { oldPassword, ...passwords }: TypedChange,
  hasPassword: boolean,
): Checked<{ oldPassword: string | undefined; newPassword: string }, keyof TypedChange, ChangeFault> {
  const checked = checkPasswords(passwords)
  const faults = {
    ...faultsOf<keyof TypedChange, ChangeFault>({
      oldPassword: hasPassword && oldPassword === '' ? 'oldRequired' : undefined,
      newPassword: undefined,
      confirmPassword: undefined,
    }),
    ...('faults' in checked && checked.faults),
  }
  if ('faults' in checked || Object.keys(faults).length) return { faults }
  return { values: { oldPassword: hasPassword ? oldPassword : undefined, newPassword: checked.values } }
}
