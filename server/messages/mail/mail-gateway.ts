/** A mail to one address, in the language of the recipient. `brand` is the name it comes from. */
export type Mail = {
  tenantCode: string
  email: string
  brand: string
  subject: string
  /** Paragraphs with an empty line between them. */
  body: string
  language: string
  /** Stands below the body, as a link of its own. */
  link?: { label: string; href: string }
  /** When it is of no use any more, an instant: it is not sent then. */
  expiresAt?: string
}

/** How mails leave the server. `send` throws `unavailable` when the mail was not accepted. */
export type MailGateway = { send(mail: Mail): Promise<void> }
