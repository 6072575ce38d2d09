import type { PhoneCodeInput, SendCodeInput } from '#machines/phone-code/phone-code.types'
import type {
  CheckLinkInput,
  PasswordResetContext,
  SendLinkInput,
  SignInInput,
  UpdatePasswordInput,
} from './password-reset.types.ts'

/** The code to the phone that was given. */
export const toSend = ({ number }: PasswordResetContext): SendCodeInput => ({ ...number, purpose: 'reset_password' })

/** The link to the email that was given. */
export const toSendLink = ({ number }: PasswordResetContext): SendLinkInput => ({ email: number.email ?? '' })

/** The machine that verifies the phone; it continues with a code that was sent before. */
export const toPhoneCode = ({ number, codeSent, unsentCode }: PasswordResetContext): PhoneCodeInput => ({
  number,
  purpose: 'reset_password',
  sent: codeSent,
  unsentCode,
})

/** Whether the link that was opened still sets a password. */
export const toCheckLink = ({ linkToken }: PasswordResetContext): CheckLinkInput => ({ token: linkToken ?? '' })

/** The new password, by the right of a code or by that of a mailed link. */
export const toUpdate = ({ number, right, linkToken, password }: PasswordResetContext): UpdatePasswordInput =>
  linkToken === undefined
    ? { ...number, by: 'phone', token: right?.token ?? '', password }
    : { ...number, by: 'link', token: linkToken, password }

/** The sign-in with the new password, where the reset leads back to something (S25). */
export const toSignIn = ({ number, password }: PasswordResetContext): SignInInput => ({ ...number, password })
