import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startOneSignal } from '#tests/support/one-signal-stand-in'
import { createOneSignalGateway } from './one-signal-gateway.ts'
import type { PushGateway } from './push-gateway.ts'

const app = { id: '5a1d2c9e-7b3f-4e60-9a11-0c4de8f72b35', key: 'os_v2_app_of_liqa' }
const token = '0c9f7d1e-6a52-4b8e-8f03-d27a41be95c6'
let oneSignal: Awaited<ReturnType<typeof startOneSignal>>
let gateway: PushGateway
beforeAll(async () => {
  oneSignal = await startOneSignal(app)
  gateway = createOneSignalGateway({
    url: oneSignal.url,
    appOf: async (code) => (code === 'patientweb' ? app : undefined),
  })
})
afterAll(() => oneSignal.close())
beforeEach(() => {
  oneSignal.subscribed.clear()
  oneSignal.subscribed.add(token)
  oneSignal.sent.length = 0
})

const message = {
  notification: {
    ...{ title: 'لقاء', body: 'تم تأكيد موعدك.', lang: 'ar', dir: 'rtl' as const, tag: 'of-visit' },
    renotify: true as const,
    icon: 'https://app.example/icons/icon-192.png?key=liqa',
    navigate: 'https://app.example/ar-ae/dashboard/main',
    actions: [{ action: 'move', title: 'تغيير الموعد', navigate: 'https://app.example/ar-ae/dashboard/main?do=move' }],
  },
  ...{ ttlSeconds: 3600, urgency: 'high' as const, topic: 'of-visit', key: '6f0b1a52-93c4-8d7e-a5f1-2b3c4d5e6f70' },
}
const send = (tenantCode = 'patientweb') => gateway.send({ tenantCode, token }, message)

it('says when the visit was changed, and of which tenant it is, so that its worker counts it no more', async () => {
  const notification = { ...message.notification, changed_at: 1_795_694_400 }
  expect(await gateway.send({ tenantCode: 'patientweb', token }, { ...message, notification })).toBe('accepted')
  expect(oneSignal.sent.map(({ data }) => data)).toEqual([{ changed_at: 1_795_694_400, tenant: 'patientweb' }])
})

it('sends to one subscription of the tenant’s application, in its language, for as long as it is of use', async () => {
  expect(await send()).toBe('accepted')
  expect(oneSignal.sent).toEqual([
    {
      ...{ app_id: app.id, target_channel: 'push', include_subscription_ids: [token] },
      headings: { en: 'لقاء', ar: 'لقاء' },
      contents: { en: 'تم تأكيد موعدك.', ar: 'تم تأكيد موعدك.' },
      url: 'https://app.example/ar-ae/dashboard/main',
      chrome_web_icon: 'https://app.example/icons/icon-192.png?key=liqa',
      firefox_icon: 'https://app.example/icons/icon-192.png?key=liqa',
      web_buttons: [{ id: 'move', text: 'تغيير الموعد', url: 'https://app.example/ar-ae/dashboard/main?do=move' }],
      ...{ ttl: 3600, priority: 10, collapse_id: 'of-visit', web_push_topic: 'of-visit' },
      idempotency_key: message.key,
    },
  ])
})

it('sends a message once, however often it is tried', async () => {
  expect([await send(), await send()]).toEqual(['accepted', 'accepted'])
  expect(oneSignal.sent).toHaveLength(1)
})

it('a subscription that has ended is gone, and so is one of a tenant without an application', async () => {
  oneSignal.subscribed.clear()
  expect([await send(), await send('elsewhere')]).toEqual(['gone', 'gone'])
  expect(oneSignal.sent).toEqual([])
})

it.each([401, 403, 429, 500, 503])('an answer of %d is for later, and costs no device', async (status) => {
  oneSignal.trouble.push(status)
  await expect(send()).rejects.toThrow(`OneSignal answered ${status}`)
  expect(await send()).toBe('accepted')
})

it('a message that it will not take is refused', async () => {
  oneSignal.trouble.push(400)
  expect(await send()).toBe('refused')
})
