import { withWorker, test, expectWorker, newPhone } from './support/journey.ts'
import { makeAccount, addRelative } from './support/account.ts'
import { visitorAt } from './support/visitor.ts'
import { patientAt, lastingTime } from './support/booking.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
test.use({ ...withWorker, viewport: { width: 390, height: 844 } })
test('look', async ({ page, context, request, baseURL }) => {
  test.setTimeout(150_000)
  const account = { phone: newPhone(), password: 'quiet harbour lamp' }
  const made = await makeAccount(request, baseURL!, account)
  await addRelative(baseURL!, made, { first_name: 'Salma', last_name: 'Farouk', relationship_id: 'child', birthday: '2018-02-03', gender: 'female' } as never)
  const visitor = visitorAt(page, request)
  const patient = patientAt(page, request, 'en')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/en-ae/dashboard/main')
  await visitor.choosePassword(`+971${account.phone}`)
  await visitor.givePassword(account.password)
  await page.locator('[data-screen="dashboard"] h1').waitFor()
  await page.goto('/en-ae/doctor/dermatology?visit=clinic')
  await (await lastingTime(page)).click()
  await patient.button(who.continueProven).click()
  await patient.confirm()
  await patient.expectConfirmed()
  for (const l of ['en-ae', 'ar-ae']) {
    for (const p of ['dashboard/main', 'dashboard/appointments', 'dashboard/documents']) await page.goto(`/${l}/${p}`, { waitUntil: 'networkidle' })
    await expectWorker(page)
    await page.goto(`/${l}/dashboard/settings`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/w3-${l}-settings.png`, fullPage: true })
  }
  await context.setOffline(true)
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/w3-ar-settings-off.png', fullPage: true })
  for (const l of ['en-ae', 'ar-ae'])
    for (const p of ['dashboard/main', 'dashboard/appointments']) {
      if (l === 'ar-ae') await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/${l}/${p}`)
      await page.waitForTimeout(2500)
      const t = await page.evaluate(() => performance.now())
      console.log(l, p, t)
      await page.screenshot({ path: `/tmp/w3-${l}-${p.replace('/', '-')}-off.png`, fullPage: true })
    }
})
