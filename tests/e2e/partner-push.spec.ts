import { messages as draft } from '#console/draft/draft.messages.ts'
import { messages as figures } from '#console/push/figures/figures.messages.ts'
import { messages as texts } from '#console/push/push-texts.messages.ts'
import { messages as trying } from '#console/push/try/try.messages.ts'
import { messages as groups } from '#console/settings/groups.messages.ts'
import { messages as app } from '#console/settings/labels/app.messages.ts'
import { messages as choices } from '#console/settings/form/choices.messages.ts'
import { messages as push } from '#src/features/push/push.messages.ts'
import { messages as onPhone } from '#src/features/push/try-push.messages.ts'
import { inWholeChromium } from './support/browsers.ts'
import { staffAt } from './support/console.ts'
import { expect, expectAccessible, expectWorker, test, withWorker } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { pushOf } from './support/push.ts'
import { standInForPushService } from './support/push-stand-in.ts'
import { words } from './support/words.ts'

test.use(withWorker)
test.use(inWholeChromium)
test.use({ permissions: ['notifications'], viewport: { width: 390, height: 844 }, locale: 'en-AE' })

let server: OwnServer<{ origin: string; token: string }>
test.beforeAll(async () => {
  server = await startOwnServer('partner-push-server')
})
test.afterAll(() => server.stop())

test('a partner turns push on, words a reminder in Arabic, tries it on a phone, and sees that it was shown [P06]', async ({
  page,
  context,
}) => {
  const { origin, token } = server
  const owner = staffAt(page, 'en', 'owner@push.example')
  await page.goto(`${origin}/partner/patientweb/invitation#${token}`)
  await owner.join('Reem Nasser')
  await page
    .getByRole('link', { name: owner.say(groups.push), exact: true })
    .first()
    .click()
  await expect(page.getByText(owner.say(trying.off))).toBeVisible()
  await owner.field(app.pushEnabled).selectOption({ label: owner.say(choices.yes) })
  await expect(page.getByText(owner.say(draft.count, { count: 1 }))).toBeVisible()
  await owner.press(draft.publish)
  await expect(page.getByText(owner.say(draft.count, { count: 0 }))).toBeVisible()

  await owner.field(texts.event).first().selectOption('reminder')
  const arabic = page.locator('#field-configuration-push_texts-reminder-brief-ar textarea')
  await arabic.fill('مع {doctor}')
  await arabic.blur()
  await expect(page.getByText('{doctor} may not stand on a lock screen').first()).toBeVisible()
  await arabic.fill('موعدك قريب في {app}')
  await arabic.blur()
  await page.getByRole('button', { name: 'Arabic', exact: true }).click()
  await expect(page.locator('[lang="ar"][dir="rtl"]').getByText('موعدك قريب في').first()).toBeVisible()
  await expect(page.getByText('may not stand on a lock screen')).toHaveCount(0)

  await owner.press(trying.add)
  await expect(page.getByRole('img', { name: owner.say(trying.picture) })).toBeVisible()
  const address = await page.getByRole('link', { name: owner.say(trying.orOpen) }).getAttribute('href')
  await expectAccessible(page, 'push messages')

  const phone = await context.newPage()
  await phone.addInitScript(standInForPushService)
  await phone.goto(address ?? '')
  await expect(phone.getByRole('heading', { name: words('en', onPhone.heading) })).toBeVisible()
  expect(phone.url()).not.toContain('#')
  await expectWorker(phone)
  await expectAccessible(phone, 'trying messages')
  await expect.poll(() => context.serviceWorkers().some((worker) => worker.url().includes('/push.js'))).toBe(true)
  await phone.getByRole('button', { name: words('en', push.turnOn), exact: true }).click()
  await expect(phone.getByText(words('en', onPhone.there))).toBeVisible()

  await owner.field(trying.language).selectOption('ar')
  await owner.press(trying.send)
  await expect.poll(() => server.tell('last')).toContain('{')
  const message = JSON.parse(await server.tell('last')) as object
  expect(message).toMatchObject({ body: expect.stringMatching(/^موعدك قريب في /), lang: 'ar', dir: 'rtl' })
  const device = await pushOf(phone, context)
  await device.deliver({ web_push: 8030, notification: message })
  expect(await device.shown()).toMatchObject([{ body: expect.stringMatching(/^موعدك قريب في /) }])
  await expect(page.getByText(/shown on your phone/)).toBeVisible()

  // A message to patients is counted, one to try is not.
  await expect(page.getByText(owner.say(figures.none))).toBeVisible()
  await device.worker.evaluate(closeAll)
  await device.deliver({ web_push: 8030, notification: { title: 'Liqa', navigate: '/en-ae' } })
  await page.reload()
  await expect(page.getByRole('img', { name: owner.say(figures.chart) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`^${owner.say(figures.total)} 0 [1-9]`) })).toBeVisible()
  await expectAccessible(page, 'delivery figures')

  await owner.field(app.pushEnabled).selectOption({ label: owner.say(choices.no) })
  await owner.press(draft.publish)
  await expect(page.getByText(owner.say(trying.off))).toBeVisible()
})

declare const self: { registration: ServiceWorkerRegistration }

async function closeAll(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close()
}
