import { messages as consent } from '#src/features/appointment/consent.messages.ts'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as pending } from '#src/outbox/pending/pending.messages.ts'
import { messages as profiled } from '#src/outbox/profile/profile-notice.messages.ts'
import { messages as added } from '#src/outbox/relative-addition/addition-notice.messages.ts'
import { messages as switched } from '#src/outbox/visit-switches/switch-notice.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { messages as profile } from '#src/pages/profile/profile.messages.ts'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { messages as ui } from '#src/ui/ui.messages.ts'
import { textOnDevice } from './support/device.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'
import type { Message } from './support/words.ts'

test.use(withWorker)

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test(`what waits is listed, outlives its page and is sent once, and signing out asks about it: ${locale}`, async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize(size)
    const visitor = visitorAt(page, request, language)
    const patient = patientAt(page, request, language)
    const { say } = visitor
    const phone = newPhone()
    await page.goto(`/${locale}/account/sign-in`)
    await visitor.askForCode(phone)
    await visitor.giveCode(phone)
    await visitor.join({ first: 'Salma', last: 'Nasser' })
    await visitor.expectSignedIn('Salma')
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology?visit=clinic`)
    await patient.button(who.continueProven).click()
    await patient.confirm()
    await patient.expectConfirmed()

    await expectWorker(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: say(consent.withdraw) }).click()
    await expect(page.getByText(say(consent.waitingWithdrawn))).toBeVisible()
    await page.close()

    const second = await context.newPage()
    await second.setViewportSize(size)
    await second.goto(`/${locale}/dashboard/main`)
    const row = second
      .getByRole('listitem')
      .filter({ has: second.getByRole('heading', { name: say(pending.withdrawn) }) })
    await expect(row).toContainText(say(pending.waiting))
    await row.getByRole('button', { name: say(pending.send) }).click()
    await expect(row).toContainText(say(pending.offline))
    await expectAccessible(second, 'the list of what waits')
    // What had an answer: without a network attempts only fail.
    const sent: string[] = []
    context.on('requestfinished', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/consent'))
        sent.push(call.headers()['idempotency-key'] ?? '')
    })
    await second.close()

    await context.setOffline(false)
    const third = await context.newPage()
    await third.setViewportSize(size)
    await third.goto(`/${locale}`)
    const news = (message: Message) => third.locator('#notices').filter({ hasText: say(message) })
    await expect(news(switched.withdrawn)).toBeVisible()
    // It is told no more, though the page is left in the moment of the press.
    await news(switched.withdrawn)
      .getByRole('button', { name: say(ui.dismiss) })
      .evaluate((button: HTMLElement, next) => {
        button.click()
        window.location.assign(next)
      }, `/${locale}/dashboard/main`)
    expect(sent).toEqual([expect.stringMatching(/^"consent\./)])

    await third.waitForURL(/dashboard\/main$/)
    const tab = (name: string) => third.locator(`nav a[href$="/dashboard/${name}"]`).first()
    await tab('relatives').click()
    await expect(third.getByText(say(relatives.none))).toBeVisible()
    await tab('main').click()
    await third.locator('a[href*="/dashboard/appointments/"]').first().click()
    await expect(third.getByText(say(consent.missing))).toBeVisible()
    await context.setOffline(true)
    await third.getByRole('button', { name: say(consent.agree), exact: true }).click()
    await expect(third.getByText(say(consent.waitingGiven))).toBeVisible()
    await tab('profile').click()
    await third.getByLabel(say(profile.first), { exact: true }).fill('Noura')
    await third.getByRole('button', { name: say(profile.save), exact: true }).click()
    await expect(third.getByText(say(kept.waiting))).toBeVisible()
    await expectAccessible(third, 'a profile that waits')
    await tab('relatives').click()
    await third.getByRole('link', { name: say(relatives.add) }).click()
    await third.getByLabel(say(relatives.relationship)).selectOption('child')
    await third.getByLabel(say(relatives.first), { exact: true }).fill('Omar')
    await third.getByRole('button', { name: say(relatives.addNow), exact: true }).click()
    await expect(third.getByText(say(relatives.additionKept, { name: 'Omar' }))).toBeVisible()
    await expectAccessible(third, 'a relative who waits')
    await tab('main').click()
    const question = third.getByRole('dialog', { name: say(own.leaveTitle) })
    const leave = third.getByRole('button', { name: say(own.signOut), exact: true })
    await leave.click()
    await expect(question).toBeVisible()
    await expectAccessible(third, 'the question before a sign-out')
    await question.getByRole('button', { name: say(own.leaveSend) }).click()
    await expect(question).toContainText(say(own.leaveOffline))
    await question.getByRole('button', { name: say(own.leaveStay) }).click()
    await expect(question).toHaveCount(0)
    expect(await textOnDevice(third)).toContain('visit_consent')
    const changed: string[] = []
    context.on('requestfinished', (call) => {
      if (call.method() === 'PUT' || call.url().endsWith('/patients')) changed.push(`${call.method()} ${call.url()}`)
    })
    await context.setOffline(false)
    for (const message of [switched.given, profiled.accepted, added.accepted]) {
      const notice = third.locator('#notices > *').filter({ hasText: say(message) })
      await expect(notice).toBeVisible()
      await notice.getByRole('button', { name: say(ui.dismiss) }).click()
    }
    await expect(third.getByText(say(pending.allSent))).toBeVisible()
    // What was sent is shown where it is shown, without a reload.
    await expect(third.getByRole('heading', { level: 1 })).toContainText('Noura')
    await expect(third.getByRole('main').getByText('Omar')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(changed.filter((call) => /PUT|POST/.test(call))).toEqual([
      expect.stringMatching(/\/account\/changes$/),
      expect.stringMatching(/\/patients$/),
    ])
    await leave.click()
    await expect(third).toHaveURL(new RegExp(`/${locale}/?$`))
    expect(await textOnDevice(third)).not.toContain('Salma')
  })
