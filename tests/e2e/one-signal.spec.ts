import { request, type Page } from '@playwright/test'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as push } from '#src/features/push/push.messages.ts'
import { makeAccount } from './support/account.ts'
import { inWholeChromium } from './support/browsers.ts'
import { expect, newPhone, test, withWorker } from './support/journey.ts'
import { serveOneSignal, subscriptionId } from './support/one-signal.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

test.use(withWorker)
test.use(inWholeChromium)

const password = 'quiet harbour lamp'
let server: OwnServer<{ origin: string; application: string }>
test.beforeAll(async () => {
  server = await startOwnServer('one-signal-server')
})
test.afterAll(() => server.stop())

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { toldOneSignal?: Record<string, never>[] }).toldOneSignal ?? [])
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

async function signInAt(page: Page, tenant: string, language: 'en' | 'ar' = 'en') {
  const { origin } = server
  const phone = newPhone()
  const calls = await request.newContext({ baseURL: origin })
  await makeAccount(calls, origin, { phone, password, tenant })
  await calls.dispose()
  const visitor = visitorAt(page, page.request, language)
  await page.goto(`${origin}/${language}-ae/dashboard/settings?key=${tenant}`)
  await visitor.choosePassword(phone)
  await visitor.givePassword(password)
  await expect(page.getByText(visitor.say(push.heading))).toBeVisible()
  return visitor
}

for (const language of variantsOf(['en', 'ar'] as const, 0))
  test(`a patient is asked by OneSignal’s prompt in their language, unless they have put it away, and is told on this device: ${language} [W04] [W05] [W06]`, async ({
    page,
    context,
  }) => {
    await serveOneSignal(context)
    await server.tell(subscriptionId)
    const visitor = await signInAt(page, 'bell', language)
    await page.reload()
    const prompt = page.locator('#onesignal-slidedown-container')
    await expect(prompt).toContainText(visitor.say(push.promptText))
    expect(await told(page)).toEqual([
      {
        init: expect.objectContaining({
          appId: server.application,
          serviceWorkerPath: 'push/onesignal/OneSignalSDKWorker.js',
          serviceWorkerParam: { scope: '/push/onesignal/' },
          ...{ notificationClickHandlerMatch: 'origin', notificationClickHandlerAction: 'navigate' },
        }),
      },
      { promptPush: { force: false } },
    ])
    // Nothing that loads or runs comes into the page with it.
    await expect(prompt.locator('iframe')).toHaveCount(0)

    await prompt.getByRole('button', { name: visitor.say(push.promptCancel) }).click()
    await page.reload()
    await expect.poll(async () => (await told(page)).length).toBe(2)
    await expect(prompt).toHaveCount(0)
    expect(await cookieOf(page, 'push-user-bell')).toBeUndefined()

    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(prompt).toBeVisible()
    await context.grantPermissions(['notifications'], { origin: server.origin })
    const registered = page.waitForResponse(/\/device\/create/)
    await prompt.getByRole('button', { name: visitor.say(push.promptAccept) }).click()
    expect((await registered).request().postDataJSON()).toEqual({
      ...{ token: subscriptionId, notification_service: 'onesignal', shows_details: false },
    })
    expect((await registered).status()).toBe(200)
    await expect.poll(async () => (await cookieOf(page, 'push-user-bell'))?.value).toBe(subscriptionId)
    await page.reload()
    await expect(page.getByText(visitor.say(push.isOn))).toBeVisible()

    const removed = page.waitForResponse(/\/device\/destroy/)
    await visitor.press(push.turnOff)
    expect(await (await removed).json()).toEqual({ data: { removed: true } })
    await expect.poll(() => cookieOf(page, 'push-user-bell')).toBeUndefined()
  })

test('OneSignal’s script is nowhere but where a tenant has it, and a visitor without an account never loads it [W04] [P06]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofBell = await page.goto(`${server.origin}/en-ae?key=bell`)
  expect(ofBell?.headers()['content-security-policy']).toContain('https://cdn.onesignal.com')
  const ofHull = await page.goto(`${server.origin}/en-ae?key=hull`)
  expect(ofHull?.headers()['content-security-policy']).not.toContain('onesignal')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /onesignal/i.test(url))).toEqual([])
  const worker = await page.request.get(`${server.origin}/push/onesignal/OneSignalSDKWorker.js`)
  expect([worker.headers()['content-type'], await worker.text()]).toEqual([
    expect.stringContaining('javascript'),
    expect.stringContaining('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js'),
  ])
})

test('where OneSignal cannot be reached the page works all the same [W04]', async ({ page, context }) => {
  await context.route('https://cdn.onesignal.com/**', (route) => route.abort())
  const visitor = await signInAt(page, 'bell')
  await page.reload()
  await expect(visitor.heading(own.settings)).toBeVisible()
})

test.describe('in an app of Android', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36'
  test.use({ userAgent })

  test('the app around this one hands over its token, which is kept and told on from then on [W07]', async ({
    page,
  }) => {
    const visitor = await signInAt(page, 'hull')
    await page.reload()
    const handOver = (token: unknown) =>
      page.evaluate(
        (given) => (window as never as { setInAppToken: (token: unknown) => void }).setInAppToken(given),
        token,
      )
    await page.waitForFunction(() => 'setInAppToken' in window)
    for (const none of ['', 'two words', 7, 'x'.repeat(1025)]) await handOver(none)
    expect(await cookieOf(page, 'in-app-token-hull')).toBeUndefined()
    await handOver('fcm-9a41:c7d2')
    await expect.poll(async () => (await cookieOf(page, 'in-app-token-hull'))?.value).toBe('fcm-9a41%3Ac7d2')
    await page.reload()
    const registered = page.waitForResponse(/\/device\/create/)
    await visitor.press(push.turnOn)
    expect((await registered).request().postDataJSON()).toEqual({
      ...{ token: 'fcm-9a41:c7d2', notification_service: 'webhook', shows_details: false },
    })
    expect((await registered).status()).toBe(200)
    await expect(page.getByText(visitor.say(push.isOn))).toBeVisible()
  })
})

test('a browser has no function for tokens of an app [W07]', async ({ page }) => {
  await signInAt(page, 'hull')
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'setInAppToken' in window)).toBe(false)
})
