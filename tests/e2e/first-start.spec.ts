import { makeAccount } from './support/account.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { standAlone } from './support/install.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

test.use(withWorker)

for (const { language, locale, size } of variantsOf(
  [
    { language: 'ar', locale: 'ar-ae', size: { width: 390, height: 844 } },
    { language: 'en', locale: 'en-ae', size: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test(`the first start from the home screen leads a patient to their next visit, without a network too, and later ones to their overview: ${locale}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(size)
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
    const visitor = visitorAt(page, request, language)
    const patient = patientAt(page, request, language)
    await page.goto(`/${locale}/account/sign-in`)
    await visitor.choosePassword(phone)
    await visitor.givePassword('quiet harbour lamp')
    await visitor.expectSignedIn('Layla')
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology?visit=clinic`)
    await patient.button(who.continueProven).click()
    await patient.confirm()
    await patient.expectConfirmed()
    await expectWorker(page)
    await page.close()

    await context.setOffline(true)
    const app = await context.newPage()
    await app.setViewportSize(size)
    await standAlone(app)
    await app.goto(`/${locale}/start`)
    await expect(app).toHaveURL(/\/dashboard\/appointments\/[\w-]{36}\/detail$/)
    await expect(app.locator('[data-screen="dashboard-appointment"]')).toBeVisible()
    await expectAccessible(app, 'the first start without a network')
    await app.goBack()
    await expect(app).toHaveURL(/\/dashboard\/main$/)
    await expect(app.locator('[data-screen="dashboard"]')).toBeVisible()

    await context.setOffline(false)
    await app.goto(`/${locale}/start`)
    await expect(app).toHaveURL(/\/dashboard\/main$/)
    await expect(app.locator('[data-screen="dashboard"]')).toBeVisible()
  })
