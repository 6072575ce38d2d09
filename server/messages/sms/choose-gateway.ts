import type { Config } from '#server/config'
import type { Database } from '#server/db/open'
import { createDemoGateway } from './demo-gateway.ts'
import type { SmsGateway } from './sms-gateway.ts'
import { createWebhookGateway } from './webhook-gateway.ts'

/** The configured gateway for text messages: the webhook where there is one, else the demo inbox. */
export function chooseSmsGateway({ smsWebhookUrl, smsWebhookToken }: Config, db: Database): SmsGateway {
  return smsWebhookUrl ? createWebhookGateway({ url: smsWebhookUrl, token: smsWebhookToken }) : createDemoGateway(db)
}
