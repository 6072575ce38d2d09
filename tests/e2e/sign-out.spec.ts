import type { Page } from '@playwright/test'
import { expiredSessionCookie, pushUserCookie } from '#contract/cookies'
import { additions } from '#contract/services'
import { messages as device } from '#src/features/clear-device/clear-device.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as ofDocuments } from '#src/pages/documents/documents.messages.ts'
import { messages as profile } from '#src/pages/profile/profile.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as staleness } from '#src/shell/staleness-notice/staleness-notice.messages.ts'
import { messages as review } from '#src/pages/booking/review.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { messages as confirmed } from '#src/pages/confirmed/confirmed.messages.ts'
import { messages as profilePhoto } from '#src/pages/profile/photo/photo.messages.ts'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { callerOf } from '#tests/support/caller'
import { photo } from '#tests/support/sample-files'
import { statusOf } from './support/account.ts'
import { addRelative } from './support/account.ts'
import { lastingTime, openFirstFreeTime } from './support/booking.ts'
import { storesOfDevice, textOnDevice } from './support/device.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'
import { wokenWorker } from './support/woken-worker.ts'
import type { Message } from './support/words.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const

type Visitor = ReturnType<typeof visitorAt>

/** Joins as somebody whose name no page of the demo has. Returns what there must not be a byte of afterwards. */
async function join(page: Page, visitor: Visitor, locale = 'en-ae') {
  const phone = newPhone()
  await page.goto(`/${locale}/account/sign-in`)
  await visitor.askForCode(phone)
  await visitor.giveCode(phone)
  await visitor.join({ first: 'Zulaikha', last: 'Mubarak' })
  await visitor.expectSignedIn('Zulaikha')
  const kept = await textOnDevice(page)
  const read = (name: string) => new RegExp(`"patient":\\{[^}]*"${name}":"([^"]+)"`).exec(kept)![1]!
  const bearer = read('idToken')
  return { bearer, id: read('id'), traces: ['Zulaikha', 'Mubarak', phone, bearer, read('refreshToken')] }
}

const documents = { ...ofDocuments, ...files }

/** Keeps a picture as a document, and opens it in a window of its own. */
async function openDocument(page: Page, { say }: Visitor, locale: string): Promise<Page> {
  const press = (message: Message) => page.getByRole('button', { name: say(message), exact: true }).click()
  await page.goto(`/${locale}/dashboard/documents`)
  await press(documents.add)
  const arm = { name: 'arm.png', mimeType: 'image/png', buffer: await photo({ width: 60, height: 40, format: 'png' }) }
  await page.locator('input[type=file][multiple]').setInputFiles([arm])
  await page.locator('[name="tag_id"]').selectOption('imaging')
  await page.locator('[name="document_title"]').fill('Left arm')
  const size = say(documents.size, { amount: '0.1' })
  await expect(page.getByText(say(documents.ready, { size }))).toBeVisible()
  await press(documents.save)
  await page.getByRole('button', { name: /Left arm/ }).click()
  const opening = page.waitForEvent('popup')
  await press(documents.open)
  const picture = await opening
  await expect(picture.locator('img')).toBeVisible()
  return picture
}

/**
 * Fills the device with what the app knows of a patient: a relative and their visit, drafts of a profile, a relative, a document and a booking, a
 * photo, an insurance, and answers in memory. Returns what there must not be a byte of afterwards.
 */
async function leaveTraces(
  page: Page,
  { say }: Visitor,
  { locale, origin, bearer }: { locale: string; origin: string; bearer: string },
): Promise<string[]> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await addRelative(origin, { idToken: bearer }, { ...yusra, relationship_id: 'child', birthday: '2020-05-02' })
  await page.goto(`/${locale}/dashboard/relatives`)
  await page.getByRole('button', { name: say(relatives.bookFor, { name: yusra.first_name }) }).click()
  await (await lastingTime(page)).click()
  await expect(page.getByLabel(say(who.first), { exact: true })).toHaveValue(yusra.first_name)
  await page.getByLabel(say(who.reason)).fill('A rash behind the ear')
  await page
    .getByRole('button', { name: say(who.continueProven), exact: true })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('button', { name: say(review.confirm), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say(confirmed.heading) })).toBeVisible()
  // A booking that is not finished, with an insurance.
  await openFirstFreeTime(page, `/${locale}/doctor/cardiology`)
  await page.getByLabel(say(who.reason)).fill('Short of breath')
  // A page that is left in the very moment of typing has no time to store it.
  await expect.poll(() => textOnDevice(page)).toContain('Short of breath')
  await page.goto(`/${locale}/dashboard/profile`)
  await field('emergency_contact_name').fill('Quthaybah')
  await field('identity_type_id').selectOption('passport')
  await field('identity').fill('ZQ4471902')
  await page.getByRole('button', { name: say(profilePhoto.add) }).click()
  const face = {
    name: 'face.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 600, height: 600, format: 'jpeg' }),
  }
  await page.locator('input[type=file]:not([capture])').setInputFiles(face)
  await page.getByRole('button', { name: say(profilePhoto.use), exact: true }).click()
  await expect(page.getByText(say(profilePhoto.saved))).toBeVisible()
  await page.goto(`/${locale}/dashboard/relatives?person=new`)
  await field('first_name').fill('Ghaith')
  await expect.poll(() => textOnDevice(page)).toContain('Ghaith')
  await page.goto(`/${locale}/dashboard/documents`)
  await expect(page.getByRole('button', { name: say(documents.add), exact: true }).first()).toBeVisible()
  await page.context().addCookies([{ name: pushUserCookie('patientweb'), value: subscription, url: `${origin}/` }])
  const kept = await textOnDevice(page)
  const copies = ['account', 'relatives', 'documents'].map((name) => `own-copy:${name}`)
  for (const typed of ['Quthaybah', 'ZQ4471902', 'Ghaith', 'Short of breath', subscription])
    expect(kept).toContain(typed)
  for (const copy of copies) await expect.poll(() => textOnDevice(page)).toContain(copy)
  return [
    ...copies,
    yusra.first_name,
    yusra.last_name,
    'A rash behind the ear',
    'Short of breath',
    'Quthaybah',
    'ZQ4471902',
    'Ghaith',
    subscription,
  ]
}

/** By what OneSignal would know the device of this patient. */
const subscription = '5e1c7a90-zulaikha'
const yusra = { first_name: 'Yusrat', last_name: 'Bilqasim' }

/** Not one store of the browser, nor the page itself, has anything of a person. */
async function expectNothingOf(page: Page, traces: string[]): Promise<void> {
  const found = async () =>
    Object.entries(await storesOfDevice(page)).flatMap(([store, text]) =>
      traces.filter((trace) => text.includes(trace)).map((trace) => `${store}: ${trace}`),
    )
  await expect.poll(found).toEqual([])
  const stores = Object.keys(await storesOfDevice(page))
  expect(stores).toEqual(expect.arrayContaining(['cookies', 'localStorage', 'sessionStorage', 'history', 'page']))
}

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

/** Without a network what was read before is read again, with its age, and the document that was opened opens. */
async function expectReadOffline(page: Page, { say }: Visitor): Promise<void> {
  const age = page.getByText(say(staleness.copiedNow)).or(page.getByText(/^Read \d+ minutes? ago/))
  await page.goto('/en-ae/dashboard/profile')
  await expect(page.getByLabel(say(profile.first), { exact: true })).toHaveValue('Zulaikha')
  await expect(age).toBeVisible()
  await expectAccessible(page, 'profile without a network')
  await page.goto('/en-ae/dashboard/relatives')
  await expect(page.getByText(`${yusra.first_name} ${yusra.last_name}`)).toBeVisible()
  await page.goto('/en-ae/dashboard/documents')
  const row = page.getByRole('button', { name: /Left arm/ })
  await expect(row).toContainText(say(documents.onDevice))
  await expect(age).toBeVisible()
  await row.click()
  await expect(page.getByRole('img', { name: 'arm.png' })).toBeVisible()
  await expectAccessible(page, 'a document without a network')
}

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
