import type { APIRequestContext, Page } from '@playwright/test'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as change } from '#src/features/appointment/change.messages.ts'
import { messages as move } from '#src/features/appointment/move.messages.ts'
import { messages as zone } from '#src/features/own-zone/own-zone.messages.ts'
import { messages as picker } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { messages as late } from '#src/outbox/cancelling/cancel-notice.messages.ts'
import { messages as lateMove } from '#src/outbox/moving/move-notice.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { words, type TestLanguage } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

test.use(withWorker)

/** Books the first free time of a list; returns the phone it was booked with. */
async function book(page: Page, request: APIRequestContext, language: TestLanguage, list: string): Promise<string> {
  const phone = newPhone()
  const patient = patientAt(page, request, language)
  await openFirstFreeTime(page, list)
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()
  return phone
}

/** Moves the visit that is shown to the last free time of the first day, after a press that names no time; `note` is said of the time that is chosen. */
async function moveToLastTime(page: Page, language: TestLanguage, note: string): Promise<void> {
  const say = (message: Parameters<typeof words>[1]) => words(language, message)
  await page.getByRole('button', { name: say(appointment.change) }).click()
  const times = page.getByRole('dialog', { name: say(appointment.changeTitle) })
  const bar = times.getByRole('button').last()
  await expect(times.locator('[data-start]').first()).toBeVisible()
  await bar.click()
  await expect(times.getByRole('alert')).toHaveText(say(appointment.changePick))
  await times.locator('[data-start]').last().click()
  await expect(times.getByText(note)).toBeVisible()
  await expectAccessible(page, 'choosing another time')
  await bar.click()
  await expect(times).toHaveCount(0)
}

/** Everything that was texted to a phone. */
async function readMessages(request: APIRequestContext, phone: string): Promise<string> {
  const inbox = await (await request.get('/demo/inbox')).text()
  return inbox
    .split('<li>')
    .filter((one) => one.includes(phone))
    .join()
}

/** The text message that confirms, as the patient reads it, with its link. */
async function readConfirmation(request: APIRequestContext, phone: string): Promise<{ text: string; link: string }> {
  let text = ''
  await expect(async () => {
    const inbox = await (await request.get('/demo/inbox')).text()
    text = inbox.split('<li>').find((one) => one.includes(phone) && one.includes('appointment-detail'))!
    expect(text).toBeTruthy()
  }).toPass()
  return { text, link: /https?:\/\/[^\s<"]+#[\w-]{16}/.exec(text)![0] }
}

test('a guest finds the visit on home again, without a network too, and what the device kept of it leads to the clinic', async ({
  page,
  context,
  request,
}) => {
  // In person: the way there is shown for such a visit alone.
  await book(page, request, 'en', '/en-ae/doctor/dermatology?visit=clinic')
  const doctor = await page
    .locator('main section')
    .first()
    .locator('p')
    .filter({ hasText: /^Dr / })
    .first()
    .textContent()
  await page.goto('/en-ae')
  await expectWorker(page)
  const visits = page.getByRole('region', { name: words('en', appointment.next) })
  await expect(visits.getByRole('link')).toContainText(doctor!)
  await expectAccessible(page, 'home with a visit')

  await context.setOffline(true)
  await page.reload()
  await expect(visits.getByRole('link')).toContainText(doctor!)
  await visits.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: words('en', appointment.title) })).toBeVisible()
  await expect(page.getByText(doctor!)).toBeVisible()
  await expect(page.getByRole('link', { name: words('en', appointment.directions) })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words('en', appointment.calendar) }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/)

  // Without a network nobody may believe that they cancelled: it is kept, said to be not done yet, and taken back.
  const cancel = async () => {
    await page.getByRole('button', { name: words('en', appointment.cancel) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('en', appointment.cancelNow) })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(words('en', change.waiting))).toBeVisible()
    await expect(page.getByText(words('en', appointment.confirmed), { exact: true })).toBeVisible()
  }
  await cancel()
  await expectAccessible(page, 'a cancellation that waits')
  await page.getByRole('button', { name: words('en', change.takeBack) }).click()
  await expect(page.getByText(words('en', change.takenBack))).toBeVisible()
  await cancel()
  // It outlasts the page, and is sent once.
  await page.reload()
  await expect(page.getByText(words('en', change.waiting))).toBeVisible()
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'PUT' && call.url().endsWith('/cancel')) sent.push(call.url())
  })
  await context.setOffline(false)
  await expect(page.getByText(words('en', late.cancelled))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words('en', appointment.cancelledHeading) })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a guest moves the visit without a network to a time that was read before: it waits, and is sent once', async ({
  page,
  context,
  request,
}) => {
  const say = (message: Parameters<typeof words>[1], values?: Record<string, string>) => words('en', message, values)
  await book(page, request, 'en', '/en-ae/doctor/dermatology?visit=clinic')
  await page.goto('/en-ae')
  await expectWorker(page)
  const visits = page.getByRole('region', { name: say(appointment.next) })
  await visits.getByRole('link').click()
  const times = page.getByRole('dialog', { name: say(appointment.changeTitle) })
  const open = () => page.getByRole('button', { name: say(appointment.change) }).click()
  await open()
  await expect(times.locator('[data-start]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(times).toHaveCount(0)
  const ticket = page.locator('main section').first()
  const before = await ticket.innerText()
  const waiting = page.getByText(say(move.waiting, { when: '' }).trim())
  const moveLast = async () => {
    await open()
    await expect(times.getByText(say(picker.fromBefore))).toBeVisible()
    await times.locator('[data-start]').last().click()
    await times.getByRole('button').last().click()
    await expect(times).toHaveCount(0)
    await expect(waiting).toBeVisible()
    expect(await ticket.innerText()).toBe(before)
  }

  await context.setOffline(true)
  await moveLast()
  await expectAccessible(page, 'a move that waits')
  await page.getByRole('button', { name: say(move.takeBack) }).click()
  await expect(page.getByText(say(move.takenBack))).toBeVisible()
  await moveLast()
  // It outlasts the page, and is sent once.
  await page.reload()
  await expect(waiting).toBeVisible()
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'PUT' && call.url().endsWith('/reschedule'))
      sent.push(call.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(false)
  await expect(page.getByText(say(lateMove.moved))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(async () => expect(await ticket.innerText()).not.toBe(before)).toPass()
  expect(sent).toEqual([expect.stringMatching(/^"move\./)])
})

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  1,
))
  test(`the text message opens the visit on another device, where it is moved, then cancelled for everybody: ${locale} [S09]`, async ({
    browser,
    page,
    request,
  }) => {
    const say = (message: Parameters<typeof words>[1]) => words(language, message)
    const speciality = language === 'en' ? 'cardiology' : 'dentistry'
    const phone = await book(page, request, language, `/${locale}/doctor/${speciality}`)
    const confirmed = page.url()
    const { text, link } = await readConfirmation(request, phone)
    const ticket = await page.locator('main section').first().innerText()
    const [day] = ticket.split('\n')
    expect(text).toContain(day)
    const hour = /\b\d{2}:\d{2}\b/.exec(ticket)![0]
    expect(text).toContain(hour)

    const other = await browser.newContext({ viewport: size, locale: 'en-AE', timezoneId: 'Europe/London' })
    const device = await other.newPage()
    const requests: string[] = []
    device.on('request', (call) => requests.push(call.url()))
    await device.goto(link)
    await expect(device.getByRole('heading', { level: 1, name: say(appointment.title) })).toBeVisible()
    await expect(device.getByText(day!, { exact: true })).toBeVisible()
    const ownTime = words(language, zone.time, { time: '|' }).split('|')[0]!.trim()
    await expect(device.getByText(ownTime)).toBeVisible()
    // The token is in no address any more, and was in none that was asked for.
    const token = link.split('#')[1]!
    await expect(device).toHaveURL(/appointment-detail\/[0-9a-f-]{36}$/)
    expect(requests.filter((address) => address.includes(token))).toEqual([])
    expect(await device.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
    await expectAccessible(device, 'appointment')
    await device.reload()
    await expect(device.getByText(day!, { exact: true })).toBeVisible()

    await moveToLastTime(device, language, ownTime)
    const moved = await device.locator('main section').first().innerText()
    expect(moved).not.toBe(ticket)
    await expect(async () =>
      expect(await readMessages(request, phone)).toContain(/\b\d{2}:\d{2}\b/.exec(moved)![0]),
    ).toPass()

    await device.getByRole('button', { name: say(appointment.cancel) }).click()
    const dialog = device.getByRole('dialog', { name: say(appointment.cancelTitle) })
    await expect(dialog).toBeVisible()
    await expectAccessible(device, 'asking whether to cancel')
    await dialog.getByRole('button', { name: say(appointment.keep) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(device.getByRole('button', { name: say(appointment.cancel) })).toBeFocused()
    await device.getByRole('button', { name: say(appointment.cancel) }).click()
    await dialog.getByRole('button', { name: say(appointment.cancelNow) }).click()
    await expect(device.getByRole('heading', { level: 1, name: say(appointment.cancelledHeading) })).toBeFocused()
    await expect(device.getByRole('button', { name: say(appointment.calendar) })).toHaveCount(0)
    await expectAccessible(device, 'cancelled')

    // Everywhere: on the device that booked, on its confirmation and on home, until it is put away.
    await page.goto(`/${locale}`)
    const row = page.getByRole('region', { name: say(appointment.next) })
    await expect(row.getByText(say(appointment.cancelled))).toBeVisible()
    await page.goto(confirmed)
    await expect(page.getByRole('heading', { level: 1, name: say(appointment.cancelledHeading) })).toBeVisible()
    await page.goto(`/${locale}`)
    await row.getByRole('button', { name: say(appointment.putAway) }).click()
    await expect(row).toHaveCount(0)
    await page.goto(confirmed)
    await expect(page.getByRole('heading', { level: 1, name: say(appointment.cancelledHeading) })).toBeVisible()
    await page.goto(`/${locale}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toHaveCount(0)
    await other.close()
  })

test('a link that opens nothing says so, and an address without its link asks for it', async ({ page }) => {
  await page.goto('/en-ae/appointment-detail/2345-6789#AAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { level: 1, name: words('en', appointment.ended) })).toBeVisible()
  await expect(page).toHaveURL(/appointment-detail\/2345-6789$/)
  await page.goto('/en-ae/appointment-detail/2345-6789')
  await expect(page.getByRole('heading', { level: 1, name: words('en', appointment.locked) })).toBeVisible()
  await page.goto('/en-ae/appointment-detail/6f1c2f6e-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: words('en', appointment.locked) })).toBeVisible()
})
