import type { Locator } from '@playwright/test'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { makeAccount } from './support/account.ts'
import { lastingTime, patientAt } from './support/booking.ts'
import { expect, newPhone, readCode, test, withMotion } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { words } from './support/words.ts'

test.use({ hasTouch: true, isMobile: true, ...withMotion })

test('from home to a confirmed visit by the board are six taps: the time, three fields, the code, and confirming', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const fill = async (label: string, text: string) => {
    await tap(page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await page.goto('/en-ae')
  const board = page.getByRole('region').filter({ has: page.locator('#board') })
  await tap(board.locator('a[href*="start="]:not([href*="consultation_type=homecare"])').first())
  await fill(words('en', whoMessages.first), 'Layla')
  await fill(words('en', whoMessages.last), 'Farouk')
  await fill(words('en', whoMessages.phone), phone)
  await tap(patient.button(whoMessages.continue))
  await expect(page.locator('[name="one-time-code"]')).toBeFocused()
  // The field of the code has the focus by itself, and the last digit goes on by itself.
  await page.keyboard.type(await readCode(request, phone))
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await tap(patient.button(reviewMessages.confirm))
  await patient.expectConfirmed()
  expect(taps).toBe(6)
})

test('who is signed in books a doctor whom they know in three taps: the time, themselves, and confirming', async ({
  page,
  request,
  baseURL,
}) => {
  const account = { phone: newPhone(), password: 'quiet harbour lamp' }
  await makeAccount(request, baseURL!, account)
  const patient = patientAt(page, request, 'en')
  const visitor = visitorAt(page, request)
  await page.goto('/en-ae/dashboard/relatives')
  await visitor.choosePassword(`+971${account.phone}`)
  await visitor.givePassword(account.password)
  await expect(visitor.heading(relatives.title)).toBeVisible()
  await page.goto('/en-ae/doctor/dermatology?visit=clinic')
  await page.goto((await page.locator('article h2 a').first().getAttribute('href'))!)

  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await tap(await lastingTime(page))
  await expect(page.getByLabel(words('en', whoMessages.first))).toHaveValue('Layla')
  await tap(patient.button(whoMessages.continueProven))
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await tap(patient.button(reviewMessages.confirm))
  await patient.expectConfirmed()
  expect(taps).toBe(3)
})
