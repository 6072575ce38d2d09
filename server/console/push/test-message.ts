import { createHash } from 'node:crypto'
import type { TestMessageRequest } from '#contract/console/push-test'
import { fillText, longestPushText, type PushValues } from '#contract/push-events'
import type { Database } from '#server/db/open'
import { localeOf } from '#server/messages/visit-messages'
import { visitWords } from '#server/messages/visit-words'
import { iconOf, toUuid } from '#server/messages/push/push-notice'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { readDraft } from '#server/tenants/drafts/read-draft'
import type { Tenant } from '#server/tenants/tenant'

/** Seconds after which a message to try is of no use any more. */
const ttlSeconds = 300

/** A message to try, in the words of the draft and about a visit that nobody has. What anybody may read of it is all that OneSignal is given. */
export async function testMessage(
  db: Database,
  tenant: Tenant,
  wanted: TestMessageRequest,
  { sample, home, query, report }: { sample: PushValues; home: string; query: string; report: string },
): Promise<PushMessage> {
  const { language } = wanted
  const tag = createHash('sha256').update(report).digest('base64url').slice(0, 32)
  const { prefix } = localeOf(language, tenant.configuration.country_code)
  return {
    notification: {
      ...{ title: sample.app ?? '', body: fillText(await draftText(db, tenant.code, wanted), sample) },
      ...{ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', tag, renotify: true },
      ...{ navigate: `${home}/${prefix}${query}`, icon: iconOf({ home, query }), report },
    },
    ...{ ttlSeconds, urgency: 'high', topic: tag },
    key: toUuid(createHash('sha256').update(report).digest()),
  }
}

/** What the draft says, which nobody has checked yet; else our own text. */
async function draftText(db: Database, code: string, { event, kind, language }: TestMessageRequest): Promise<string> {
  const draft = await readDraft(db, code)
  const held = draft?.contents.file.configuration.push_texts?.[event]?.[kind]?.[language] as unknown
  if (typeof held === 'string' && held !== '') return held.slice(0, longestPushText[kind])
  const { brief, body } = visitWords[event][language]
  return kind === 'brief' ? brief : body
}
