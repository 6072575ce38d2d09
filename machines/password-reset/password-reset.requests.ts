import type { PhoneCodeInput, SendCodeInput } from '#machines/phone-code/phone-code.types'
import type { PasswordResetContext, SignInInput, UpdatePasswordInput } from './password-reset.types.ts'

export const toSend = ({ number }: PasswordResetContext): SendCodeInput => ({ ...number, purpose: 'reset_password' })

export const toPhoneCode = ({ number, codeSent, unsentCode }: PasswordResetContext): PhoneCodeInput => ({
  number,
  purpose: 'reset_password',
  sent: codeSent,
  unsentCode,
})

export const toUpdate = ({ number, right, password }: PasswordResetContext): UpdatePasswordInput => ({
  ...number,
  token: right?.token ?? '',
  password,
})

export const toSignIn = ({ number, password }: PasswordResetContext): SignInInput => ({ ...number, password })
