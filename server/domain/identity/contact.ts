/** Where a patient is reached, and what a code proves: a phone in E.164, or an email address as `toEmail` writes it. */
export type Contact = { phone: string; email?: undefined } | { email: string; phone?: undefined }

/** The phone or the address, for keys and hashes: no address is a phone. */
export const textOf = ({ phone, email }: Contact): string => phone ?? email

/** The contact of a row that has one of both. */
export const toContact = ({ phone, email }: { phone: string | null; email: string | null }): Contact =>
  phone === null ? { email: email ?? '' } : { phone }

/** An address as it is stored and compared: without blanks around it, in lower case. */
export const toEmail = (typed: string): string => typed.trim().toLowerCase()
