import { messages as change } from '#src/features/appointment/change.messages.ts'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages } from '#src/pages/invoice/invoice.messages.ts'
import { messages as paying } from '#src/pages/payment/payment.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { providerAt, reachReview } from './support/paying.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

/** The shipped partner that takes payments, and names who sells by law. */
const partner = 'key=hospital'
const byVideo = `doctor/city/dubai?visit=telemedicine&${partner}`

const variants = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 390, height: 844 } },
  { language: 'en', locale: 'en-ae', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, size } of variantsOf(variants, 0))
  test(`a guest reads the invoice of a paid visit and prints it alone, and nobody else opens it: ${locale} at ${size.width} px`, async ({
    page,
    request,
    browser,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    await reachReview(page, patient, `/${locale}/${byVideo}`)
    await button(choice.confirm).click()
    await providerAt(page, language).choose('pay')
    await expect(heading(paying.paidHeading)).toBeFocused()
    await page.getByRole('link', { name: say(paying.done), exact: true }).click()
    await patient.expectConfirmed()
    await page.getByRole('link', { name: say(money.invoice), exact: true }).click()

    await expect(heading(messages.title)).toBeVisible()
    const table = page.getByRole('table', { name: say(messages.lines) })
    await expect(table.getByRole('row', { name: say(messages.total) })).toBeVisible()
    await expect(table.getByRole('row', { name: say(messages.vat, { rate: '5' }) })).toBeVisible()
    await expect(table.getByRole('row', { name: say(messages.paidByCard) })).toBeVisible()
    await expect(table.getByRole('row', { name: say(messages.balance) })).toContainText('0.00')
    await expect(page.getByText('100000000000003')).toBeVisible()
    await expectAccessible(page, 'the invoice of a paid visit')
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed')
    })
    await button(messages.print).click()
    await expect(page).toHaveTitle('printed')

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(table).toBeVisible()
    for (const chrome of [page.getByRole('banner').first(), page.getByRole('navigation').first()])
      await expect(chrome).toBeHidden()
    await expect(button(messages.print)).toBeHidden()
    const ink = await table.evaluate((element) => {
      const sheet = element.closest('article')
      return sheet && [getComputedStyle(element).color, getComputedStyle(sheet).backgroundColor]
    })
    expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    await page.emulateMedia({ media: 'screen', colorScheme: null })

    const address = page.url()
    await page.reload()
    await expect(table).toBeVisible()
    const stranger = await browser.newPage()
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { level: 1, name: say(messages.none) })).toBeVisible()
    await stranger.close()
    await page.getByRole('link', { name: say(messages.back) }).click()
    await expect(heading(appointment.title)).toBeVisible()
  })

for (const { language, locale, size } of variantsOf(variants, 1))
  test(`who is signed in finds on the invoice what went back after cancelling: ${locale} at ${size.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const visitor = visitorAt(page, request, language)
    await openFirstFreeTime(page, `/${locale}/${byVideo}`)
    await visitor.press(whoMessages.signIn)
    const number = newPhone()
    await visitor.askForCode(number)
    await visitor.giveCode(number)
    await visitor.join({ first: 'Layla', last: 'Farouk' })
    await button(whoMessages.continueProven).click()
    await expect(heading(reviewMessages.heading)).toBeVisible()
    await button(choice.confirm).click()
    await providerAt(page, language).choose('pay')
    await expect(heading(paying.paidHeading)).toBeFocused()
    await page.goto(`/${locale}/dashboard/appointments?${partner}`)
    await page
      .getByRole('list', { name: say(own.ahead) })
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: say(appointment.cancel) }).click()
    const dialog = page.getByRole('dialog', { name: say(appointment.cancelTitle) })
    // At some hours the next free time is so near that cancelling has its fee, which the button then names.
    const either = [say(appointment.cancelNow), say(change.cancelFor, { fee: '' }).trim()]
    await dialog.getByRole('button', { name: new RegExp(either.join('|')) }).click()
    await expect(heading(appointment.cancelledHeading)).toBeVisible()

    await page.getByRole('link', { name: say(money.invoice), exact: true }).click()
    const table = page.getByRole('table', { name: say(messages.lines) })
    await expect(table.getByRole('row', { name: say(messages.cancelled) })).toBeVisible()
    await expectAccessible(page, 'the invoice of a cancelled visit')
    await page.getByRole('link', { name: say(messages.back) }).click()
    await expect(page).toHaveURL(/\/dashboard\/appointments\/[^/]+\/detail/)
  })
