import type { Config } from '#server/config'
import type { Database } from '#server/db/open'
import { createDemoMailGateway } from './demo-mail-gateway.ts'
import type { MailGateway } from './mail-gateway.ts'
import { createSmtpGateway } from './smtp-gateway.ts'

/** The configured gateway for mails: SMTP where it is set, else the demo inbox; none where there is neither. */
export function chooseMailGateway({ smtpUrl, mailFrom, demo }: Config, db: Database): MailGateway | undefined {
  if (smtpUrl && mailFrom) return createSmtpGateway({ url: smtpUrl, from: mailFrom })
  return demo ? createDemoMailGateway(db) : undefined
}
