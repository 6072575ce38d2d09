import type { Account } from '#contract/account'
import { emailAsNumber, type PhoneNumber } from '#machines/phone-code/phone-code.types'

/** Where the codes of an account go: its phone, or its email where it has none. */
export const ownContact = ({ phone, country_code, email }: Account): PhoneNumber =>
  phone && country_code ? { phone, country_code } : emailAsNumber(email ?? '')
