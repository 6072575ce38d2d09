import type { Database } from '#server/db/open'
import { sentMessages } from '#server/db/schema/requests'
import type { SmsGateway } from './sms-gateway.ts'

/** Demo mode: messages are stored instead of sent, and the demo inbox shows them. */
export function createDemoGateway(db: Database): SmsGateway {
  return {
    send: async (message) => {
      await db.insert(sentMessages).values(message)
    },
  }
}
