import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as payment } from '#src/pages/payment/payment.messages.ts'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { pairwise } from '#tests/support/pairwise'
import { addRelative, makeAccount } from './support/account.ts'
import { freeTime, freeTimeAtHome, lastingTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { chooseCard, providerAt } from './support/paying.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

const rows = pairwise({
  who: ['guest', 'self', 'relative', 'new relative'],
  visit: ['clinic', 'homecare', 'telemedicine'],
  way: ['at the visit', 'by insurance', 'by card'],
  screen: ['phone', 'desktop'],
  language: ['en', 'ar'],
})
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const half = Math.ceil(rows.length / 2)
const password = 'quiet harbour lamp'
const salma = { first_name: 'Salma', last_name: 'Farouk', relationship_id: 'child', birthday: '2020-05-02' } as const

for (const { who, visit, way, screen, language } of [
  ...variantsOf(rows.slice(0, half), 2),
  ...variantsOf(rows.slice(half), 4),
])
  test(`${who} books ${visit} and pays ${way}, on a ${screen} in ${language} [R06 R07 S06]`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(screens[screen])
    // Only the one takes money before visits.
    const tenant = way === 'by card' ? 'hospital' : 'patientweb'
    const key = `key=${tenant}`
    const locale = `${language}-ae`
    const phone = newPhone()
    const patient = patientAt(page, request, language)
    const visitor = visitorAt(page, request, language)
    const { say, heading, button } = patient
    const first = page.getByLabel(say(whoMessages.first), { exact: true })

    if (who !== 'guest') {
      const account = await makeAccount(request, baseURL!, { phone, password, tenant })
      if (who === 'relative') await addRelative(baseURL!, account, salma, tenant)
      await page.goto(`/${locale}/dashboard/relatives?${key}`)
      await visitor.choosePassword(`+971${phone}`)
      await visitor.givePassword(password)
      await expect(visitor.heading(relatives.title)).toBeVisible()
    }
    if (who === 'new relative') {
      const field = (name: string) => page.locator(`[name="${name}"]`)
      await page.getByRole('link', { name: say(relatives.add) }).click()
      await field('relationship_id').selectOption('child')
      await field('first_name').fill(salma.first_name)
      await field('last_name').fill(salma.last_name)
      await field('birthday-day').fill('2')
      await field('birthday-month').selectOption('05')
      await field('birthday-year').fill('2020')
      await visitor.press(relatives.addNow)
      await page.getByRole('button', { name: say(relatives.bookFor, { name: salma.first_name }) }).click()
      await page.waitForURL(/search\/result/)
    }

    await page.goto(`/${locale}/doctor/city/dubai?visit=${visit}&${key}`)
    await (await lastingTime(page, { kind: visit === 'homecare' ? freeTimeAtHome : freeTime })).click()
    await expect(heading(whoMessages.heading)).toBeVisible()
    if (who === 'guest') await patient.fillDetails(phone)
    else if (who === 'self') await expect(first).toHaveValue('Layla')
    else {
      // Who was chosen before the search is chosen already.
      if (who === 'relative') await page.getByText('Salma Farouk').click()
      await expect(first).toHaveValue('Salma')
    }
    if (visit === 'homecare') await page.getByLabel(say(whoMessages.address)).fill('Villa 12, Palm Street')
    const insurer = page.locator('select[name="insurer"]')
    let insured = ''
    if (way === 'by insurance') {
      await insurer.selectOption({ index: 1 })
      insured = (await insurer.locator('option:checked').textContent())!
      await page.locator('select[name="plan"]').selectOption({ index: 1 })
    }
    await expectAccessible(page, `the details of ${who} for ${visit}`)
    if (who === 'guest') {
      await patient.sendCode()
      await patient.giveCode(phone)
    } else await button(whoMessages.continueProven).click()
    await expect(heading(reviewMessages.heading)).toBeVisible()

    if (way === 'by card') {
      // A visit by video has no other way there.
      if (visit !== 'telemedicine') await chooseCard(page, patient)
      await expect(page.getByText(say(choice.card), { exact: true })).toBeVisible()
    }
    await expectAccessible(page, `the review of ${visit} for ${who}`)
    if (way === 'by card') {
      await button(choice.confirm).click()
      await providerAt(page, language).choose('pay')
      await expect(heading(payment.paidHeading)).toBeFocused()
      await page.getByRole('link', { name: say(payment.done), exact: true }).click()
    } else await patient.confirm()
    await patient.expectConfirmed()
    await expectAccessible(page, `a confirmed ${visit} of ${who}`)
    const receipt = page.getByRole('group', { name: say(money.receipt) })
    await expect(receipt).toHaveCount(way === 'by card' ? 1 : 0)
    if (insured) await expect(page.getByText(new RegExp(say(appointment.insurance, { name: insured })))).toBeVisible()

    if (who === 'guest') return
    await page.goto(`/${locale}/dashboard/appointments?${key}`)
    const ahead = page.getByRole('list', { name: say(own.ahead) }).getByRole('link')
    await expect(ahead).toHaveCount(1)
    if (who !== 'self') await expect(page.getByText(/Salma/).first()).toBeVisible()
  })
