import { createTransport } from 'nodemailer'
import { problem } from '#server/errors'
import type { MailGateway } from './mail-gateway.ts'
import { mailHtml, mailText } from './mail-markup.ts'

type Options = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  /** Address that mails come from. */
  from: string
  /** Milliseconds that a connection, a greeting or an answer may take. */
  timeout?: number
}

/**
 * Hands mails to an SMTP server, over TLS wherever that offers it, with connections that are kept. A server that cannot be reached is asked
 * once more; whatever else it says is final.
 */
export function createSmtpGateway({ url, from, timeout = 5000 }: Options): MailGateway & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    send: async (mail) => {
      const { brand, email, subject, language } = mail
      const message = {
        from: { name: brand, address: from },
        to: { name: '', address: email },
        subject,
        text: mailText(mail),
        html: mailHtml(mail),
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      }
      try {
        await transport.sendMail(message).catch((failure: unknown) => {
          if (!isConnectionLost(failure)) throw failure
          return transport.sendMail(message)
        })
      } catch (cause) {
        throw problem('unavailable', { cause })
      }
    },
    close: () => transport.close(),
  }
}

/** Mostly a kept connection that the server has closed meanwhile. A mail that was taken all the same comes twice, with the same words. */
const isConnectionLost = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && (failure.code === 'ECONNECTION' || failure.code === 'ESOCKET')
