import type { Database } from '#server/db/open'
import { sentMessages } from '#server/db/schema/requests'
import type { MailGateway } from './mail-gateway.ts'
import { mailText } from './mail-markup.ts'

/** Demo mode: mails are stored instead of sent, and the demo inbox shows them. */
export function createDemoMailGateway(db: Database): MailGateway {
  return {
    send: async ({ tenantCode, email, subject, ...mail }) => {
      await db.insert(sentMessages).values({ tenantCode, email, subject, body: mailText(mail) })
    },
  }
}
