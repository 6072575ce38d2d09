import type { Account } from '#contract/account'
import { emailAsNumber, type PhoneNumber } from '#machines/phone-code/phone-code.types'

/** The phone and the email of an account. */
export type OwnContacts = Pick<Account, 'phone' | 'country_code' | 'email'>

/** Where the codes of an account go: its phone, or its email where it has none. */
export const ownContact = ({ phone, country_code, email }: OwnContacts): PhoneNumber =>
  phone && country_code ? { phone, country_code } : emailAsNumber(email ?? '')
