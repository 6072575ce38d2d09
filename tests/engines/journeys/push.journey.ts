import { Agent } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/services'
import { createVapidKeys } from '#server/messages/push/vapid-keys'
import { createWebPushGateway } from '#server/messages/push/web-push-gateway'
import { webFront } from '#server/web/index'
import { callerOf } from '#tests/support/caller'
import { startPushService } from '#tests/support/push-service'
import type { TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { openStaffWorld, type StaffWorld } from '#tests/support/staff-world'
import { messages as push } from '#src/features/push/push.messages.ts'
import { messages as onPhone } from '#src/features/push/try-push.messages.ts'
import { openFirefox } from '../firefox.ts'
import { createVisitor } from '../visitor.ts'

/** WebKit has no push service that could be on this machine. */
const firefox = process.env['FIREFOX_PATH'] || undefined
const secret = Buffer.alloc(32, 23)

describe.runIf(firefox)('in Firefox', () => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let world: StaffWorld
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    service = await startPushService()
    const agent = new Agent({ ca: service.certificate, checkServerIdentity: () => undefined })
    const keys = createVapidKeys(secret)
    const gateway = { keys, subject: 'mailto:push@clinic.example', hosts: ['127.0.0.1'], agent }
    const pushGateway = createWebPushGateway(gateway)
    world = await openStaffWorld({ web: webFront, secret, pushGateway, config: { pushHosts: ['127.0.0.1'] } })
    server = world.server
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await world.close()
    service.close()
  })

  it('a message comes from the server by a push service, encrypted, to the worker of the app, which shows it [W02] [C47]', async () => {
    const engine = await openFirefox(firefox ?? '', { width: 390, height: 844 }, prefsOf(service.browserUrl))
    try {
      await engine.goTo(`${origin}/en-ae`)
      const token = await engine.run(subscribe, server.app.pushKey)
      const { idToken, patientId } = await signIn(server.database)
      const registered = await callerOf(origin)('notification', 'POST', calls.registerDevice.path, {
        ...{ tenant: 'patientweb', body: { token } },
        headers: { authorization: `Bearer ${idToken}` },
      })
      expect(registered.body).toEqual({ data: { registered: true } })
      await server.app.announcer.announce(server.app.db, {
        ...{ tenantCode: 'patientweb', patientId, instead: [] },
        push: {
          ...{ title: 'Liqa', body: 'تم تأكيد موعدك.', details: 'unseen', language: 'ar', urgency: 'high' },
          ...{ path: '/ar-ae/dashboard/main', about: 'a-visit' },
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      })
      expect(await server.app.announcer.deliver()).toBe(1)
      expect(await engine.run(readShown)).toEqual([['Liqa', 'تم تأكيد موعدك.', 'ar', 'rtl', '/ar-ae/dashboard/main']])
      await expect.poll(() => service.acknowledged.length).toBe(1)
    } finally {
      await engine.close()
    }
  })

  it('a message that staff try from the console is shown on the phone that opened its address, and the console says so [P06] [W02]', async () => {
    const { browser: owner } = await world.join('owner@push.example', 'owner')
    const { pathname, search, hash } = new URL((await owner.call('offerTestDevice')).data.address)
    const engine = await openFirefox(firefox ?? '', { width: 390, height: 844 }, prefsOf(service.browserUrl))
    try {
      const phone = createVisitor(engine, { origin, label: 'try-push' })
      await engine.goTo(origin + pathname + search + hash)
      await phone.press({ role: 'button', name: push.turnOn.defaultMessage })
      await phone.see({ css: 'main', text: onPhone.there.defaultMessage })
      await owner.call('sendTest', { body: { event: 'reminder', kind: 'brief', language: 'ar' } })
      expect(await engine.run(readShown)).toEqual([['لقاء', 'لديك موعد قريب.', 'ar', 'rtl', '/ar-ae']])
      await expect
        .poll(async () => (await owner.call('testDevice')).data.last?.outcome, { timeout: 10_000 })
        .toBe('delivered')
    } finally {
      await engine.close()
    }
  })
})

/** A Firefox whose push service is ours, and which shows notifications itself, unseen. */
const prefsOf = (url: string) => ({
  'dom.push.serverURL': url,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.connection.enabled': true,
  'dom.push.enabled': true,
  'dom.push.testing.ignorePermission': true,
  'permissions.default.desktop-notification': 1,
  'dom.serviceWorkers.enabled': true,
  'alerts.useSystemBackend': false,
  'alerts.useSystemBackend.headless': true,
})

/** By the app's own push worker, once it is there. Runs in the page. */
async function subscribe(key: string): Promise<string> {
  for (;;) {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const push = registrations.find(({ scope, active }) => active && /\/push\/[^/]+\/$/.test(scope))
    const subscription = await push?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    if (subscription) {
      const { endpoint, keys } = subscription.toJSON()
      return JSON.stringify({ endpoint, keys })
    }
    await new Promise((later) => setTimeout(later, 100))
  }
}

/** What the worker shows, once it does. Runs in the page. */
async function readShown(): Promise<unknown[][]> {
  for (;;) {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const lists = await Promise.all(registrations.map((registration) => registration.getNotifications()))
    const shown = lists.flat()
    if (shown.length > 0)
      return shown.map(({ title, body, lang, dir, data }) => [title, body, lang, dir, (data as { path: string }).path])
    await new Promise((later) => setTimeout(later, 100))
  }
}
