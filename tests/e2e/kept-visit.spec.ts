import type { Page } from '@playwright/test'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as cancelling } from '#src/features/appointment/change.messages.ts'
import { messages as consent } from '#src/features/appointment/consent.messages.ts'
import { messages as wish } from '#src/features/earlier-offer/earlier-offer.messages.ts'
import { messages as papers } from '#src/features/visit-documents/visit-documents.messages.ts'
import { messages as pending } from '#src/outbox/pending/pending.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { photo } from '#tests/support/sample-files'
import { makeAccount } from './support/account.ts'
import { freeTime, patientAt } from './support/booking.ts'
import { textOnDevice } from './support/device.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'
import type { Message } from './support/words.ts'

test.use(withWorker)

/** Opens the booking of the latest time that a doctor of a list shows: there an earlier one can be wished for. */
async function openLatestTime(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const address = await page.locator(freeTime).first().getAttribute('href')
  const answer = page.waitForResponse(/\/availability\/dates-times/)
  await page.goto(address!.replace(/\/appointment\/book.*/, ''))
  const { data } = (await (await answer).json()) as { data: { dates: { times: string[] }[] } }
  const latest = data.dates.flatMap(({ times }) => times).at(-1)!
  const booking = new URL(address!, page.url())
  booking.searchParams.set('start', latest)
  await page.goto(booking.href)
}

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test(`all that is done to a visit without a network waits, is not yet confirmed, and is sent once in its order: ${locale} [C44] [C58] [C59]`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    // Each of four answers is lost once, and what waits is tried again.
    test.slow()
    await page.setViewportSize(size)
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
    const visitor = visitorAt(page, request, language)
    const patient = patientAt(page, request, language)
    const { say } = visitor
    await page.goto(`/${locale}/account/sign-in`)
    await visitor.choosePassword(phone)
    await visitor.givePassword('quiet harbour lamp')
    await visitor.expectSignedIn('Layla')
    await openLatestTime(page, `/${locale}/doctor/dermatology?visit=clinic`)
    await patient.button(who.continueProven).click()
    await patient.confirm()
    await patient.expectConfirmed()
    await expectWorker(page)
    await page.goto(`/${locale}/dashboard/main`)
    await page.locator('a[href*="/dashboard/appointments/"]').first().click()
    await expect(page.getByRole('button', { name: say(appointment.cancel) })).toBeVisible()

    // What takes documents comes after the page.
    await expect(page.locator('main input[type=file]').first()).toBeAttached()
    await context.setOffline(true)
    const card = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 900, height: 600 }) }
    await page.locator(`main input[type=file][aria-label="${say(papers.insurance_front)}"]`).setInputFiles([card])
    await expect(page.getByText(say(papers.waiting))).toBeVisible()
    await page.getByRole('switch', { name: say(wish.wish) }).click()
    await expect(page.getByText(say(wish.waiting))).not.toHaveCount(0)
    await page.getByRole('button', { name: say(consent.withdraw) }).click()
    await expect(page.getByText(say(consent.waitingWithdrawn))).toBeVisible()
    await page.getByRole('button', { name: say(appointment.cancel) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(appointment.cancelNow) })
      .click()
    await expect(page.getByText(say(cancelling.waiting))).toBeVisible()
    await expect(page.getByText(say(appointment.confirmed), { exact: true })).toBeVisible()
    await expectAccessible(page, 'a visit of which all waits')
    await page.close()

    const second = await context.newPage()
    await second.setViewportSize(size)
    await second.goto(`/${locale}/dashboard/main`)
    const rows = second.getByRole('listitem').filter({ has: second.getByText(say(pending.waiting)) })
    await expect(rows.getByRole('heading')).toHaveText(
      [pending.visitDocument, pending.wished, pending.withdrawn, pending.cancelling].map((message: Message) =>
        say(message),
      ),
    )
    await expectAccessible(second, 'the list of what waits of a visit')

    const sent: string[] = []
    let lost = 0
    await context.route(/\/(?:appointment\/documents|toggle_earlier|consent|cancel)$/, async (route) => {
      const name = route.request().url().split('/').at(-1)!
      const answer = await route.fetch()
      // What is signed in one second with the first is refused as its repetition, and sent again.
      if (answer.status() === 409) return route.fulfill({ response: answer })
      expect(answer.status()).toBe(200)
      sent.push(name)
      // Each has arrived once before its answer is heard.
      if (sent.filter((one) => one === name).length > 1) return route.fulfill({ response: answer })
      lost += 1
      await route.abort('connectionreset')
    })
    await context.setOffline(false)
    for (const name of ['documents', 'toggle_earlier', 'consent', 'cancel']) {
      await expect.poll(() => sent.includes(name), { timeout: 20_000 }).toBe(true)
      await expect(async () => {
        const again = second.getByRole('button', { name: say(pending.send) }).first()
        if (await again.isVisible()) await again.click({ timeout: 1000 })
        expect(sent.filter((one) => one === name)).toHaveLength(2)
      }).toPass()
    }
    expect([lost, sent]).toEqual([
      4,
      ['documents', 'toggle_earlier', 'consent', 'cancel'].flatMap((name) => [name, name]),
    ])
    await expect(second.getByText(say(pending.waiting))).toHaveCount(0)
    expect(await textOnDevice(second)).not.toContain('card.jpg')
  })
