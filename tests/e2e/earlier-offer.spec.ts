import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as earlier } from '#src/features/earlier-offer/earlier-offer.messages.ts'
import { messages as switched } from '#src/outbox/visit-switches/switch-notice.messages.ts'
import { messages as ui } from '#src/ui/ui.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { expect, expectAccessible, expectWorker, test, withWorker } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { variantsOf } from './support/variants.ts'
import { words, type Message } from './support/words.ts'

test.use(withWorker)
test.describe.configure({ timeout: 120_000 })

type Announced = { origin: string; pairs: Record<string, { earlier: string; later: string; phone: string }> }

let server: OwnServer<Announced>
test.beforeAll(async () => {
  server = await startOwnServer<Announced>('earlier-offer-server')
})
test.afterAll(() => server.stop())

/** The link of the newest text message to a phone that tells of an earlier time. */
async function readOffer(request: APIRequestContext, phone: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const inbox = await (await request.get(`${server.origin}/demo/inbox`)).text()
    const told = inbox.split('<li>').filter((one) => one.includes(phone))
    link = /https?:\/\/[^\s<"]+#[\w-]{16}/.exec(told.find((one) => /earlier time|موعد أبكر/.test(one)) ?? '')![0]
  }).toPass()
  return link
}

/** Another patient, on a phone of their own. */
async function openDevice(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Dubai' })
  const page = await context.newPage()
  await page.goto(link)
  return page
}

for (const { language, locale } of variantsOf(
  [
    { language: 'en', locale: 'en-ae' },
    { language: 'ar', locale: 'ar-ae' },
  ] as const,
  0,
))
  test(`who waits is offered the time that somebody gives back, and takes it by keyboard: ${locale} [C58] [S10]`, async ({
    browser,
    page,
    context,
    request,
    faults,
  }) => {
    const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
    const { earlier: freed, later, phone } = server.pairs[locale]!

    await page.goto(later)
    const wish = page.getByRole('switch', { name: say(earlier.wish) })
    await expect(wish).not.toBeChecked()
    await test.step('without a network the wish is kept, nobody believes that they wait, and it is sent once there is one', async () => {
      await expectWorker(page)
      await context.setOffline(true)
      await wish.focus()
      await page.keyboard.press('Space')
      await expect(page.getByText(say(earlier.waiting))).toBeVisible()
      await expectAccessible(page, 'a wish that waits')
      await context.setOffline(false)
      const news = page.locator('#notices').filter({ hasText: say(switched.wished) })
      await expect(news).toBeVisible()
      await expect(page.getByText(say(earlier.waiting))).toHaveCount(0)
      await news.getByRole('button', { name: say(ui.dismiss) }).click()
    })
    await expect(wish).toBeChecked()
    await page.reload()
    await expect(wish).toBeChecked()
    await expectAccessible(page, 'waiting for an earlier time')
    const before = await page
      .locator('main section')
      .filter({ has: page.locator('img') })
      .first()
      .innerText()

    const other = await openDevice(browser, freed)
    const given = await other.locator('main section').first().innerText()
    await other.getByRole('button', { name: say(appointment.cancel) }).click()
    await other
      .getByRole('dialog')
      .getByRole('button', { name: say(appointment.cancelNow) })
      .click()
    await expect(other.getByRole('heading', { level: 1, name: say(appointment.cancelledHeading) })).toBeVisible()

    // The offer reaches a second device of the same patient by the link of its message.
    const second = await openDevice(browser, await readOffer(request, phone))
    await expect(second.getByRole('heading', { name: say(earlier.heading) })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: say(earlier.heading) })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/)
    await expectAccessible(page, 'an earlier time')

    await test.step('home leads there from the row of the visit', async () => {
      const home = await second.context().newPage()
      await home.goto(new URL(`/${locale}`, second.url()).href)
      const [free = ''] = say(appointment.earlierFree, { when: '|', time: '' }).split('|')
      const row = home.getByRole('link', { name: new RegExp(free.trim()) })
      await expect(row).toBeVisible()
      await expectAccessible(home, 'home with an earlier time that waits')
      await row.click()
      await expect(home.getByRole('heading', { name: say(earlier.heading) })).toBeVisible()
      await home.close()
    })

    const take = page.getByRole('button', { name: new RegExp(`^${say(earlier.take, { when: '' }).trim()}`) })
    await test.step('without a network nobody believes that they took it', async () => {
      await context.setOffline(true)
      await take.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(say(problemMessages.offline))
      await context.setOffline(false)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await take.focus()
    await page.keyboard.press('Enter')
    const taken = page.getByRole('heading', { name: new RegExp(say(earlier.taken, { when: '' }).trim()) })
    await expect(taken).toBeFocused()
    const time = /\b\d{2}:\d{2}\b/.exec(given)![0]
    await expect(taken).toContainText(time)
    await expectAccessible(page, 'an earlier time that was taken')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ticket = page.locator('main section').first()
    await expect(ticket).toContainText(time)
    expect(await ticket.innerText()).not.toBe(before)
    await expect(wish).not.toBeChecked()

    await test.step('the other device, whose patient says no too late, is told that it was answered', async () => {
      await second.getByRole('button', { name: new RegExp(`^${say(earlier.leave, { when: '' }).trim()}`) }).click()
      await expect(second.getByText(say(earlier.elsewhereWhy))).toBeVisible()
    })
    await other.context().close()
    await second.context().close()
    // The browser's clock is hours off the server's: a stale date is refused once and corrected, and the browser names that refusal.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 406/.test(fault)))
  })
