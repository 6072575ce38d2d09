import type { Mail } from '#server/messages/mail/mail-gateway'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import type { Contact } from '../identity/contact.ts'

type Words = Omit<Mail, 'email'>

/** The same words as a text message to a phone, or as a mail to an address. */
export const messageTo = ({ phone, email }: Contact, words: Words): TextMessage | Mail =>
  phone === undefined ? { ...words, email } : { tenantCode: words.tenantCode, phone, body: words.body }
