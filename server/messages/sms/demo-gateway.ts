import type { SecondChannel } from '#contract/appointment'
import type { Database } from '#server/db/open'
import { sentMessages } from '#server/db/schema/requests'
import type { SmsGateway } from './sms-gateway.ts'

/** Demo mode: messages are stored instead of sent, and the demo inbox shows them, with the way by which they would have gone. */
export function createDemoGateway(db: Database, channel?: SecondChannel): SmsGateway {
  return {
    send: async ({ tenantCode, phone, body }) => {
      await db.insert(sentMessages).values({ tenantCode, phone, body, channel })
    },
  }
}
