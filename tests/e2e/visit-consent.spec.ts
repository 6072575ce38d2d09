import { calls } from '#contract/services'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages } from '#src/features/appointment/consent.messages.ts'
import { textOnDevice } from './support/device.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test(`a guest who came by a newsletter is tracked once, takes the consent back and gives it again: ${locale} [C59] [S11] [C13]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const phone = newPhone()
    const patient = patientAt(page, request, language)
    const { say } = patient
    const tracked: unknown[] = []
    page.on('request', (call) => {
      if (call.url().includes(calls.trackSource.path)) tracked.push(call.postDataJSON())
    })
    await page.goto(`/${locale}?utm_source=Newsletter-11`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It is kept after the page has loaded.
    await expect.poll(() => textOnDevice(page), { timeout: 15_000 }).toContain('newsletter-11')
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology?visit=clinic`)
    await patient.fillDetails(phone)
    await patient.sendCode()
    await patient.giveCode(phone)
    await patient.confirm()
    await patient.expectConfirmed()
    await expect.poll(() => tracked).toEqual([{ source: 'newsletter-11', appointment_number: expect.any(String) }])

    await page.getByRole('button', { name: say(messages.withdraw) }).click()
    await expect(page.getByText(say(messages.missing))).toBeVisible()
    await expectAccessible(page, 'a visit without consent')
    await page.reload()
    await expect(page.getByText(say(messages.missing))).toBeVisible()

    await expect(page.getByRole('button', { name: say(appointment.change) })).toHaveCount(0)
    await page.getByRole('button', { name: say(messages.agree) }).click()
    await expect(page.getByRole('button', { name: say(messages.withdraw) })).toBeVisible()
    await expect(page.getByRole('button', { name: say(appointment.change) })).toBeVisible()
    await expectAccessible(page, 'a visit with its consent')
    expect(tracked).toHaveLength(1)
  })
