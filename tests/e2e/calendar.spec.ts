import { readFile } from 'node:fs/promises'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages } from '#src/features/calendar-link/calendar-link.messages.ts'
import { makeAccount } from './support/account.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

const password = 'quiet harbour lamp'

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  1,
))
  test(`a patient's calendar reads the visits by a link until it is ended: ${locale}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(size)
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password })
    const visitor = visitorAt(page, request, language)
    const { say } = visitor
    await page.goto(`/${locale}/dashboard/settings`)
    await visitor.choosePassword(phone)
    await visitor.givePassword(password)
    await expect(visitor.heading(own.settings)).toBeVisible()
    await visitor.press(messages.make)
    const link = page.getByLabel(say(messages.link))
    await expect(link).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/)
    await expect(page.getByRole('link', { name: say(messages.open) })).toHaveAttribute('href', /^webcal:/)
    await expectAccessible(page, 'a link for calendars')
    const url = await link.inputValue()
    const feed = await request.get(url)
    expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)

    await page.reload()
    await expect(page.getByText(url)).toHaveCount(0)
    await visitor.press(messages.revoke)
    await expect(page.getByText(say(messages.revoked))).toBeVisible()
    await expect(page.getByRole('button', { name: say(messages.make) })).toBeVisible()
    expect((await request.get(url)).status()).toBe(404)
  })

test('a guest’s calendar follows one visit, by its file and by a link, until it is cancelled', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/dermatology?visit=clinic')
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()
  const save = async (name: string) => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return readFile(await (await saving).path(), 'utf8')
  }
  const booked = await save(patient.say(appointment.calendar))
  expect(booked).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED')
  await page.getByRole('button', { name: patient.say(messages.make) }).click()
  const link = page.getByLabel(patient.say(messages.link))
  await expect(link).toBeFocused()
  await expectAccessible(page, 'a link to one visit for calendars')
  const url = await link.inputValue()
  expect(await (await request.get(url)).text()).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED')
  await page.getByRole('button', { name: patient.say(appointment.cancel) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: patient.say(appointment.cancelNow) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: patient.say(appointment.cancelledHeading) })).toBeVisible()
  const cancelled = await save(patient.say(appointment.calendarOut))
  expect(cancelled).toContain('METHOD:CANCEL')
  expect(cancelled).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED')
  expect(await (await request.get(url)).text()).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED')
  await page.getByRole('button', { name: patient.say(messages.revoke) }).click()
  await expect(page.getByRole('heading', { name: patient.say(messages.visitHeading) })).toBeHidden()
  expect((await request.get(url)).status()).toBe(404)
  const uid = /UID:\S+/.exec(booked)![0]
  expect(cancelled).toContain(uid)
})
