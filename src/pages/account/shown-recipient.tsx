import type { PhoneNumber } from '#machines/phone-code/phone-code.types'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'

/** Whom the code goes to, or whose password it is: a phone in the usual notation, or an email. */
export function ShownRecipient({ email, ...number }: PhoneNumber) {
  return email === undefined ? <ShownPhone {...number} /> : <bdi dir="ltr">{email}</bdi>
}
