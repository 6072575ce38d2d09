import type { PhoneCodeInput, SendCodeInput } from '#machines/phone-code/phone-code.types'
import type {
  CheckLinkInput,
  PasswordResetContext,
  SendLinkInput,
  SignInInput,
  UpdatePasswordInput,
} from './password-reset.types.ts'

export const toSend = ({ number }: PasswordResetContext): SendCodeInput => ({ ...number, purpose: 'reset_password' })

export const toSendLink = ({ number }: PasswordResetContext): SendLinkInput => ({ email: number.email ?? '' })

export const toPhoneCode = ({ number, codeSent, unsentCode }: PasswordResetContext): PhoneCodeInput => ({
  number,
  purpose: 'reset_password',
  sent: codeSent,
  unsentCode,
})

export const toCheckLink = ({ linkToken }: PasswordResetContext): CheckLinkInput => ({ token: linkToken ?? '' })

export const toUpdate = ({ number, right, linkToken, password }: PasswordResetContext): UpdatePasswordInput =>
  linkToken === undefined
    ? { ...number, by: 'phone', token: right?.token ?? '', password }
    : { ...number, by: 'link', token: linkToken, password }

export const toSignIn = ({ number, password }: PasswordResetContext): SignInInput => ({ ...number, password })
