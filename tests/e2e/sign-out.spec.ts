import type { Page } from '@playwright/test'
import { expiredSessionCookie } from '#contract/cookies'
import { additions } from '#contract/services'
import { messages as device } from '#src/features/clear-device/clear-device.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as profile } from '#src/pages/profile/profile.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { callerOf } from '#tests/support/caller'
import { statusOf } from './support/account.ts'
import { storesOfDevice, textOnDevice } from './support/device.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { expectNothingOf, expectReadOffline, join, leaveTraces, openDocument, type Visitor } from './support/traces.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'
import { wokenWorker } from './support/woken-worker.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, size } of variantsOf(journeys, 1))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('the menu leads to the patient’s pages and out, by keyboard too, and nothing of them stays in any tab [C18 R12]', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const visitor = visitorAt(page, request, language)
      const { traces, id, bearer } = await join(page, visitor, locale)
      traces.push(...(await leaveTraces(page, visitor, { locale, origin: baseURL!, bearer })))
      const other = await context.newPage()
      await other.goto(`/${locale}/dashboard/profile`)
      await expect(other.getByLabel(visitor.say(profile.first), { exact: true })).toHaveValue('Zulaikha')
      await other.evaluate(() => Object.assign(window, { isOldPage: true }))
      const picture = await openDocument(other, visitor, locale)
      // The bytes of the picture, as the server stored them, and the list that names it.
      for (const trace of ['own-copy:file:', 'PNG\\r\\n', 'Left arm'])
        await expect.poll(() => textOnDevice(other)).toContain(trace)
      traces.push('own-copy:file:', 'PNG\\r\\n', 'Left arm')

      const menu = page.getByRole('dialog', { name: visitor.say(shell.account), exact: true })
      const opener = page.getByRole('banner').getByRole('button', { name: visitor.say(shell.account), exact: true })
      const open = async () => {
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(menu.getByText(visitor.say(own.signedInAs, { name: 'Zulaikha Mubarak' }))).toBeVisible()
      }
      await open()
      await expectAccessible(page, 'menu')
      await menu.getByRole('link', { name: visitor.say(own.settings) }).press('Enter')
      await expect(visitor.heading(own.settings)).toBeVisible()
      await expect(menu).toBeHidden()
      await open()
      await menu.getByRole('button', { name: visitor.say(device.open) }).press('Enter')
      const sheet = page.getByRole('dialog', { name: visitor.say(device.title) })
      await expect(sheet).toContainText(visitor.say(device.what))
      await expectAccessible(page, 'clearing the device')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await menu.getByRole('button', { name: visitor.say(own.notYou) }).press('Enter')

      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
      // The other tab follows, with a page that was loaded anew.
      await expect(other).toHaveURL(new RegExp(`/${locale}$`))
      expect(await other.evaluate(() => 'isOldPage' in window)).toBe(false)
      // What was opened beside it has gone with it.
      await expect.poll(() => picture.isClosed()).toBe(true)
      for (const tab of [page, other]) await expectNothingOf(tab, [...traces, id, 'set-aside:path'])
    })
  })

test.describe('with the app’s worker', () => {
  test.use(withWorker)

  test('who signs out without a network leaves nothing, and the worker tells the server when there is one, with every page closed [C18]', async ({
    page,
    request,
    context,
    baseURL,
    faults,
  }) => {
    test.setTimeout(120_000)
    const visitor = visitorAt(page, request)
    const { traces, bearer, id } = await join(page, visitor)
    traces.push(...(await leaveTraces(page, visitor, { locale: 'en-ae', origin: baseURL!, bearer })))
    await openDocument(page, visitor, 'en-ae').then((picture) => picture.close())
    await page.goto('/en-ae')
    await expectWorker(page)
    await context.setOffline(true)
    await expectReadOffline(page, visitor)
    await context.setOffline(false)
    await page.goto('/en-ae')
    await openDrawer(page, visitor)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: visitor.say(shell.account), exact: true })
      .click()
    await visitor.expectSignedIn('Zulaikha')
    await context.setOffline(true)
    await visitor.press(own.signOut)
    await expect(page).toHaveURL(/\/en-ae$/)
    await expectNothingOf(page, [...traces, id])
    // What the worker has cached beside its build says of nobody which pages they opened.
    const cached = await addressesInCaches(page)
    expect(cached.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/_shell\/en-ae$/))
    const isOfEverybody =
      /^shells-\w+ .*\/_shell\/[a-z-]+$|^fonts .+\.woff2$|^portraits .*\/portraits\/|^tenant-\w+ .*\/tenant-assets\//
    expect(cached.map(({ cache, path }) => `${cache} ${path}`).filter((one) => !isOfEverybody.test(one))).toEqual([])
    expect(await statusOf(baseURL!, bearer)).toBe(200)
    const stored = async (tab: Page) => (await storesOfDevice(tab))['database patientweb:patientweb / kept']
    expect(await stored(page)).toContain('owed-sign-outs')
    const worker = await wokenWorker(context, new URL(baseURL!).origin)
    await page.close()
    await context.setOffline(false)
    await worker.wake()
    await expect.poll(() => statusOf(baseURL!, bearer)).toBe(401)
    // Chromium ends the process of the closed page, with the worker in it: who opens the app in that very moment would wait for its answer.
    await worker.kill()
    const next = await context.newPage()
    await next.goto('/en-ae')
    expect(await stored(next)).not.toContain('owed-sign-outs')
    // Whichever of the two calls fails first: the list of cities has a message of its own.
    forget(faults, /Network Error|Error processing request/)
  })

  test('a session that was ended elsewhere leaves nothing but whose drafts are kept [E03]', async ({
    page,
    request,
    baseURL,
    faults,
  }) => {
    const visitor = visitorAt(page, request)
    const { traces, bearer } = await join(page, visitor)
    await page.goto('/en-ae/dashboard/profile')
    await expect(page.getByLabel(visitor.say(profile.first), { exact: true })).toHaveValue('Zulaikha')
    await expectWorker(page)
    await endEverywhere(baseURL!, bearer)
    await page.goto('/en-ae/dashboard/main')
    await expect(page.getByText('Zulaikha')).toHaveCount(0)
    await expect(page).toHaveURL(/token-expired|sign-in/)
    await expectNothingOf(page, traces)
    forget(faults, /status of 401/)
  })
})

/** What the worker has cached beside the files of its build: names of caches, and addresses. */
const addressesInCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('precache'))
    const found = []
    for (const cache of names)
      for (const { url } of await (await caches.open(cache)).keys()) found.push({ cache, path: new URL(url).pathname })
    return found
  })

/** Takes out of what the browser complained of what the journey is about. */
const forget = (faults: string[], expected: RegExp) =>
  void faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)))

/** Opens the drawer of a phone, which has the same ways out. */
async function openDrawer(page: Page, visitor: Visitor): Promise<void> {
  await page.getByRole('button', { name: visitor.say(shell.menu), exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: visitor.say(own.settings), exact: true })).toBeVisible()
  await expect(drawer.getByRole('button', { name: visitor.say(own.notYou), exact: true })).toBeVisible()
  await expect(drawer.getByRole('button', { name: visitor.say(device.open), exact: true })).toBeVisible()
}

async function endEverywhere(origin: string, bearer: string): Promise<void> {
  const { service, path } = additions.endDevices
  const headers = { authorization: `Bearer ${bearer}` }
  const answer = await callerOf(origin)(service, 'POST', path, { body: { which: 'all' }, headers })
  expect(answer.status).toBe(200)
}

test('a partner’s session that ends takes the patient’s own with it, here and at the server [S03 C18]', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const phone = newPhone()
  const visitor = visitorAt(page, request)
  await page.goto('/en-ae/account/sign-in?key=hospital')
  await visitor.askForCode(phone)
  await visitor.giveCode(phone)
  await visitor.join({ first: 'Zulaikha', last: 'Mubarak' })
  await visitor.expectSignedIn('Zulaikha')
  const bearer = /"idToken":"([^"]+)"/.exec(await textOnDevice(page))![1]!
  expect(await statusOf(baseURL!, bearer, 'hospital')).toBe(200)
  await context.addCookies([{ name: expiredSessionCookie('hospital'), value: '1', url: baseURL! }])
  // What the page looks at when it is come back to.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/account\?key=hospital$/)
  await expect.poll(() => statusOf(baseURL!, bearer, 'hospital')).toBe(401)
  expect(await textOnDevice(page)).not.toContain(bearer)
})
