import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as Type from 'typebox'
import Value from 'typebox/value'

const languages = Type.Record(Type.String({ pattern: '^(en|ar|id)$' }), Type.String({ minLength: 1 }))
const Notification = Type.Object(
  {
    app_id: Type.String(),
    target_channel: Type.Literal('push'),
    include_subscription_ids: Type.Array(Type.String({ pattern: '^[0-9a-f-]{36}$' }), { minItems: 1, maxItems: 1 }),
    headings: languages,
    contents: languages,
    url: Type.String({ pattern: '^https?://' }),
    chrome_web_icon: Type.String({ pattern: '^https?://' }),
    firefox_icon: Type.String({ pattern: '^https?://' }),
    web_buttons: Type.Array(Type.Object({ id: Type.String(), text: Type.String(), url: Type.String() })),
    data: Type.Optional(Type.Object({ changed_at: Type.Integer(), tenant: Type.String() })),
    ttl: Type.Integer({ minimum: 1, maximum: 2_419_200 }),
    priority: Type.Union([Type.Literal(5), Type.Literal(10)]),
    collapse_id: Type.String({ maxLength: 64 }),
    web_push_topic: Type.String({ maxLength: 32 }),
    idempotency_key: Type.String({
      pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
    }),
  },
  { additionalProperties: false },
)
export type OneSignalNotification = Type.Static<typeof Notification>

/**
 * OneSignal's REST API as far as the platform calls it: a look at the segments of an application, and `POST /notifications` with its key, for
 * subscriptions that it has. It answers as OneSignal does: 200 with an empty id and errors for a subscription that has ended, and the same id again for a key of a message
 * that it has sent.
 */
export async function startOneSignal(app: { id: string; key: string }) {
  const subscribed = new Set<string>()
  const sent: OneSignalNotification[] = []
  /** Answers that it gives before it does what is asked, one each. */
  const trouble: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const status = trouble.shift()
      if (status !== undefined) return answer(status, { errors: ['not now'] })
      const isOurs = request.headers.authorization === `Key ${app.key}`
      if (request.method === 'GET' && request.url === `/apps/${app.id}/segments?limit=1`)
        return isOurs ? answer(200, { segments: [] }) : answer(403, { errors: ['Access denied.'] })
      if (request.method !== 'POST' || request.url !== '/notifications')
        return answer(404, { errors: ['no such call'] })
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      if (!Value.Check(Notification, body)) return answer(400, { errors: Value.Errors(Notification, body) })
      if (!isOurs || body.app_id !== app.id) return answer(403, { errors: ['Access denied.'] })
      if (!body.include_subscription_ids.every((id) => subscribed.has(id)))
        return answer(200, { id: '', errors: ['All included players are not subscribed'] })
      const known = sent.findIndex((one) => one.idempotency_key === body.idempotency_key)
      if (known < 0) sent.push(body)
      answer(200, { id: `message-${known < 0 ? sent.length : known + 1}`, external_id: null })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, subscribed, sent, trouble, close: () => server.close() }
}
