import type { Config } from '#server/config'
import type { Database } from '#server/db/open'
import { createDemoGateway } from './demo-gateway.ts'
import type { SecondGateway, SmsGateway } from './sms-gateway.ts'
import { createWebhookGateway } from './webhook-gateway.ts'

/** The configured gateway for text messages: the webhook where there is one, else the demo inbox. */
export function chooseSmsGateway({ smsWebhookUrl, smsWebhookToken }: Config, db: Database): SmsGateway {
  return smsWebhookUrl ? createWebhookGateway({ url: smsWebhookUrl, token: smsWebhookToken }) : createDemoGateway(db)
}

/** The configured other way for codes: its webhook where there is one, else the demo inbox. Undefined where there is no other way. */
export function chooseSecondGateway({ secondChannel }: Config, db: Database): SecondGateway | undefined {
  if (!secondChannel) return undefined
  const { kind, url, token } = secondChannel
  return { kind, ...(url ? createWebhookGateway({ url, token }) : createDemoGateway(db, kind)) }
}
