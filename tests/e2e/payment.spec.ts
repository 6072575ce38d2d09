import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as change } from '#src/features/appointment/change.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages } from '#src/pages/payment/payment.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { chooseCard, payButton, providerAt, reachReview } from './support/paying.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

/** The shipped partner whose visits can be paid by card, those by video by card alone. */
const partner = 'key=hospital'
const byVideo = `doctor/city/dubai?visit=telemedicine&${partner}`
const atClinic = `doctor/city/dubai?visit=clinic&${partner}`

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: phone },
    { language: 'ar', locale: 'ar-ae', size: desktop },
    { language: 'en', locale: 'en-ae', size: desktop },
    { language: 'ar', locale: 'ar-ae', size: phone },
  ] as const,
  0,
))
  test(`a visit that has to be paid before is declined, then paid, with a receipt that a reload keeps: ${locale} at ${size.width} px [R07 C64 C65]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const provider = providerAt(page, language)
    await reachReview(page, patient, `/${locale}/${byVideo}`)
    // One way is no choice: it is said, and there is no step more.
    await expect(page.getByText(say(choice.card), { exact: true })).toBeVisible()
    await expect(button(choice.changePayment)).toHaveCount(0)
    await expectAccessible(page, 'the last step of a visit that is paid before')
    await test.step('the answer is lost after the visit was booked: nothing is paid, and another press goes on with that one visit', async () => {
      const got: number[] = []
      const call = /\/api\/appointment\/patient\/appointment(\?|$)/
      await page.route(call, async (route) => {
        got.push((await route.fetch()).status())
        await route.abort('connectionreset')
      })
      await button(choice.confirm).click()
      await expect(page.getByRole('alert').getByText(say(choice.unanswered))).toBeVisible()
      await page.unroute(call)
      expect(new Set(got)).toEqual(new Set([200]))
      await expectAccessible(page, 'a visit to be paid whose booking got no answer')
    })
    await button(choice.confirm).click()
    await provider.expectOpen()
    await expectAccessible(page, 'the page of the demo provider')
    await provider.choose('decline')

    await expect(heading(messages.declinedHeading)).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: say(messages.declinedTitle) })).toBeVisible()
    // The visit has to be paid before: no way leads around it.
    await expect(page.getByRole('radio')).toHaveCount(1)
    await expectAccessible(page, 'a declined payment')
    await page.reload()
    await expect(heading(messages.declinedHeading)).toBeVisible()
    await payButton(page, patient, messages.pay).click()
    await provider.choose('pay')

    await expect(heading(messages.paidHeading)).toBeFocused()
    const receipt = page.getByRole('group', { name: say(money.receipt) })
    await expect(receipt).toBeVisible()
    await expectAccessible(page, 'a paid visit')
    await page.reload()
    await expect(receipt).toBeVisible()
    await page.getByRole('link', { name: say(messages.done), exact: true }).click()
    await patient.expectConfirmed()
    await expect(receipt).toBeVisible()
    await expectAccessible(page, 'the confirmation of a paid visit')
  })

for (const { language, locale, size } of variantsOf(
  [
    { language: 'ar', locale: 'ar-ae', size: phone },
    { language: 'en', locale: 'en-ae', size: desktop },
  ] as const,
  0,
))
  test(`who could pay at the clinic chooses the card, the choice outlives a reload, and the bank checks, refuses, and checks again: ${locale} [R07 C64]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const provider = providerAt(page, language)
    await reachReview(page, patient, `/${locale}/${atClinic}`)
    await button(choice.changePayment).click()
    await expect(heading(choice.title)).toBeVisible()
    const card = page.getByRole('radio', { name: new RegExp(`^${say(choice.card)}`) })
    await expect(card).not.toBeChecked()
    await card.check()
    await expectAccessible(page, 'the ways to pay')
    await page.reload()
    await expect(card).toBeChecked()
    await button(whenMessages.continue).click()
    await expect(page.getByText(say(choice.card), { exact: true })).toBeVisible()
    await button(choice.confirm).click()
    await provider.choose('challenge')
    await provider.choose('refuse')
    await expect(heading(messages.declinedHeading)).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: say(messages.declinedTitle) })).toBeVisible()
    await payButton(page, patient, messages.pay).click()
    await provider.choose('challenge')
    await provider.choose('confirm')
    await expect(heading(messages.paidHeading)).toBeFocused()
    await expectAccessible(page, 'a visit that was paid after a check')
  })

test('while nobody knows whether it is paid it is said what holds, and it is asked until it is known [R07]', async ({
  page,
  request,
}) => {
  test.slow()
  const patient = patientAt(page, request, 'en')
  const { heading, button } = patient
  await reachReview(page, patient, `/en-ae/${byVideo}`)
  await button(choice.confirm).click()
  await providerAt(page, 'en').choose('no_answer')
  await expect(heading(messages.pendingHeading)).toBeFocused()
  await expectAccessible(page, 'a payment that the bank checks')
  await page.reload()
  await expect(heading(messages.pendingHeading)).toBeVisible()
  await button(messages.askNow).click()
  await expect(heading(messages.timeoutHeading)).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'a payment of which nobody knows')
  // By itself.
  await expect(heading(messages.paidHeading)).toBeVisible({ timeout: 60_000 })
})

test('who comes back from the provider by the browser’s way back, or has closed the page, loses nothing and can still pay at the clinic [R07]', async ({
  page,
  request,
  context,
}) => {
  const patient = patientAt(page, request, 'en')
  const { say, heading, button } = patient
  await reachReview(page, patient, `/en-ae/${atClinic}`)
  await chooseCard(page, patient)
  await button(choice.confirm).click()
  await providerAt(page, 'en').expectOpen()
  await page.goBack()
  await expect(heading(messages.dueHeading)).toBeVisible()
  await expectAccessible(page, 'the ways to pay, again')
  const address = page.url()
  await page.close()

  // In a new tab, by the list that the device keeps.
  const tab = await context.newPage()
  await tab.goto(`/en-ae?${partner}`)
  await tab.goto(address)
  await expect(tab.getByRole('heading', { level: 1, name: say(messages.dueHeading) })).toBeVisible()
  await tab.getByRole('button', { name: 'Back' }).first().click()
  await expect(tab.getByRole('heading', { level: 1, name: say(money.unpaidHeading) })).toBeVisible()
  await expectAccessible(tab, 'an appointment that awaits its payment')
  await tab.getByRole('link', { name: new RegExp(`^${say(money.pay, { amount: '' }).trim()}`) }).click()
  await tab.getByRole('radio', { name: new RegExp(`^${say(messages.atClinic)}`) }).check()
  await tab.getByRole('button', { name: say(messages.bookUnpaid) }).click()
  await patientAt(tab, request, 'en').expectConfirmed()
})

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: phone },
    { language: 'ar', locale: 'ar-ae', size: desktop },
  ] as const,
  0,
))
  test(`who does not want a visit any more gives it up in place of paying it: ${locale} [R07 C56]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    await reachReview(page, patient, `/${locale}/${byVideo}`)
    await button(choice.confirm).click()
    await providerAt(page, language).expectOpen()
    await page.goBack()
    await expect(heading(messages.dueHeading)).toBeVisible()
    await button(appointment.cancel).click()
    const dialog = page.getByRole('dialog', { name: say(appointment.cancelTitle) })
    await expect(dialog.getByText(say(change.unpaidFree))).toBeVisible()
    await expectAccessible(page, 'giving up a visit that is not paid')
    await dialog.getByRole('button', { name: say(appointment.cancelNow) }).click()
    await expect(heading(appointment.cancelledHeading)).toBeVisible()
  })

test('without a network nothing is sent that would be paid, and nothing later by itself', async ({
  page,
  request,
  context,
}) => {
  const patient = patientAt(page, request, 'en')
  const { say, button } = patient
  await reachReview(page, patient, `/en-ae/${byVideo}`)
  await expect(button(choice.confirm)).toBeVisible()
  await context.setOffline(true)
  await button(choice.confirm).click()
  await expect(page.getByRole('alert').filter({ hasText: say(choice.offline) })).toBeVisible()
  await context.setOffline(false)
  await expect(button(choice.confirm)).toBeVisible()
  await expect(page).toHaveURL(/step=review/)
  await button(choice.confirm).click()
  await providerAt(page, 'en').expectOpen()
})

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: desktop },
    { language: 'ar', locale: 'ar-ae', size: phone },
  ] as const,
  0,
))
  test(`who is signed in pays from the list of their visits, and is told before cancelling what comes back: ${locale} [R07]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const visitor = visitorAt(page, request, language)
    const provider = providerAt(page, language)
    await openFirstFreeTime(page, `/${locale}/${byVideo}`)
    await expect(heading(whoMessages.heading)).toBeVisible()
    await visitor.press(whoMessages.signIn)
    const number = newPhone()
    await visitor.askForCode(number)
    await visitor.giveCode(number)
    await visitor.join({ first: 'Layla', last: 'Farouk' })
    await expect(heading(whoMessages.heading)).toBeVisible()
    await button(whoMessages.continueProven).click()
    await expect(heading(reviewMessages.heading)).toBeVisible()
    await button(choice.confirm).click()
    await provider.expectOpen()

    await page.goto(`/${locale}/dashboard/appointments?${partner}`)
    const ahead = page.getByRole('list', { name: say(own.ahead) }).getByRole('link')
    await expect(ahead).toHaveCount(1)
    await expectAccessible(page, 'a visit in the list that awaits its payment')
    await ahead.click()
    await expect(heading(money.unpaidHeading)).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${say(money.pay, { amount: '' }).trim()}`) }).click()
    await payButton(page, patient, messages.pay).click()
    await provider.choose('pay')
    await expect(heading(messages.paidHeading)).toBeFocused()
    await page.getByRole('link', { name: say(messages.done), exact: true }).click()
    await page.goto(`/${locale}/dashboard/appointments?${partner}`)
    await ahead.click()
    await expect(page.getByRole('group', { name: say(money.receipt) })).toBeVisible()
    await page.getByRole('button', { name: say(appointment.cancel) }).click()
    const dialog = page.getByRole('dialog', { name: say(appointment.cancelTitle) })
    await expect(dialog.getByText(new RegExp(say(money.backNow, { amount: 'X' }).split('X')[1]!.trim()))).toBeVisible()
    await expectAccessible(page, 'cancelling a paid visit')
  })
