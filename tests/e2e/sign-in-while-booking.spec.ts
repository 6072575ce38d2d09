import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as family } from '#src/shell/booking-for/booking-for.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { addRelative, makeAccount } from './support/account.ts'
import { lastingTime, openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

for (const { language, locale, width, by } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', width: 390, by: 'code' },
    { language: 'ar', locale: 'ar-ae', width: 1440, by: 'password' },
  ] as const,
  0,
))
  test(`who signs in half way comes back to the same step, with what they typed and what their account says, and books for their child without a code: ${locale} [P03 C40 R13 R14]`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const phone = newPhone()
    const account = await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
    await addRelative(baseURL!, account, {
      first_name: 'Salma',
      last_name: 'Farouk',
      relationship_id: 'child',
      birthday: '2020-05-02',
    })
    const patient = patientAt(page, request, language)
    const visitor = visitorAt(page, request, language)
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology`)
    await expect(patient.heading(whoMessages.heading)).toBeVisible()
    await page.getByLabel(patient.say(whoMessages.reason)).fill('A rash')
    await visitor.press(whoMessages.signIn)
    if (by === 'code') {
      await visitor.askForCode(phone)
      // Nothing of either is lost by a reload half way.
      await page.reload()
      await visitor.giveCode(phone)
    } else {
      await visitor.choosePassword(phone)
      await visitor.givePassword('quiet harbour lamp')
    }

    await expect(patient.heading(whoMessages.heading)).toBeVisible()
    await expect(page.getByLabel(patient.say(whoMessages.first))).toHaveValue('Layla')
    await expect(page.getByLabel(patient.say(whoMessages.phone))).toHaveValue(phone)
    await expect(page.getByLabel(patient.say(whoMessages.reason))).toHaveValue('A rash')
    await expect(page.getByRole('button', { name: patient.say(whoMessages.signIn) })).toHaveCount(0)
    await expectAccessible(page, 'details of a patient')
    await page.getByText('Salma Farouk').click()
    await expect(page.getByLabel(patient.say(whoMessages.first))).toHaveValue('Salma')
    await expect(page.locator('[name="birthday-year"]')).toHaveValue('2020')
    await expect(page.getByLabel(patient.say(whoMessages.phone))).toHaveValue(phone)
    await patient.button(whoMessages.continueProven).click()
    await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    await patient.confirm()
    await patient.expectConfirmed()
    await page.goto(`/${locale}/dashboard/appointments`)
    const ahead = page.getByRole('list', { name: patient.say(own.ahead) }).getByRole('link')
    await expect(ahead).toHaveCount(1)
    await ahead.click()
    await expect(patient.heading(appointment.title)).toBeVisible()
    const ownAddress = new RegExp(`/${locale}/dashboard/appointments/([\\w-]{36})/detail$`)
    await expect(page).toHaveURL(ownAddress)
    const areas = page.getByRole('navigation', { name: patient.say(own.areas) })
    await expect(areas.locator('[aria-current]')).toHaveText(patient.say(own.appointments))
    await expectAccessible(page, 'an appointment in the dashboard')
    // The short address opens the dashboard as well.
    await page.goto(`/${locale}/appointment/${ownAddress.exec(page.url())![1]!}/detail`)
    await expect(page).toHaveURL(ownAddress)
    await expect(page.getByRole('button', { name: patient.say(appointment.change) })).toBeVisible()

    // A visit ahead keeps her on the list of relatives.
    await page.goto(`/${locale}/dashboard/relatives`)
    await expect(page.getByRole('list', { name: patient.say(relatives.visits, salma) }).getByRole('link')).toHaveCount(
      1,
    )
    await page.getByRole('link', { name: patient.say(relatives.edit, salma) }).click()
    await page.getByRole('button', { name: patient.say(relatives.remove, { name: 'Salma' }) }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: patient.say(relatives.seeVisit) })).toBeVisible()
    await expect(page.getByRole('button', { name: patient.say(relatives.removeNow), exact: true })).toHaveCount(0)

    // Her card leads to the search for her, whose address names nobody.
    await page.goto(`/${locale}/dashboard/relatives`)
    await page.getByRole('button', { name: patient.say(relatives.bookFor, { name: 'Salma' }) }).click()
    const chip = page.getByText(patient.say(family.chosen, { name: 'Salma' }))
    await expect(chip).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${locale}/search/result$`))
    await page.reload()
    await expect(chip).toBeVisible()
    await expectAccessible(page, 'a search for a relative')
    await (await lastingTime(page)).click()
    await expect(page.getByLabel('Salma Farouk')).toBeChecked()
    await expect(page.getByLabel(patient.say(whoMessages.first))).toHaveValue('Salma')
    await expect(page.getByLabel(patient.say(whoMessages.phone))).toHaveValue(phone)
    await page.goto(`/${locale}/search/result`)
    await page.getByRole('button', { name: patient.say(family.putAway, { name: 'Salma' }) }).click()
    await expect(chip).toHaveCount(0)
  })

const salma = { name: 'Salma Farouk' }
