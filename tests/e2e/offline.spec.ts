import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as staleness } from '#src/shell/staleness-notice/staleness-notice.messages.ts'
import { messages as slotRow } from '#src/features/slot-row/slot-row.messages.ts'
import { messages as home } from '#src/pages/home/home.messages.ts'
import { messages as slotPicker } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { messages as queuedMessages } from '#src/pages/booking/queued.messages.ts'
import { openNetwork } from '#tests/support/network'
import { keptAnswers } from '#tests/support/kept-answers'
import { expect, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { words } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

test.use(withWorker)

test('a second visit without network opens the app, and the doctor that was seen before', async ({ page, context }) => {
  await page.goto('/en-ae/doctor/dermatology')
  await page.locator('a[href*="/dr-"]').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  const doctor = page.url()
  await expectWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()

  await context.setOffline(true)
  await page.goto(doctor)
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /offline/i })
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
})

test('home without network says why it shows no free times, and shows them once the network is back', async ({
  page,
  context,
}) => {
  const times = page
    .getByRole('region')
    .filter({ has: page.locator('#board') })
    .locator('a[href*="start="]')
  await page.goto('/ar-ae')
  await expect(times.first()).toBeVisible()
  await expectWorker(page)
  await context.setOffline(true)
  await expect(page.getByText(words('ar', home.boardOffline))).toBeVisible()
  await page.reload()
  await expect(page.getByText(words('ar', home.boardOffline))).toBeVisible()
  await expect(times).toHaveCount(0)
  await context.setOffline(false)
  await expect(times.first()).toBeVisible()
})

test('where the device goes on saying that it has a network, calls that fail tell of its loss, and of its return', async ({
  page,
  baseURL,
}) => {
  const network = await openNetwork(baseURL!)
  const strip = page.getByRole('status').filter({ hasText: words('en', shell.offline) })
  const times = page.locator('article a[href*="start="]')
  try {
    await page.goto(`${network.origin}/en-ae/doctor/dermatology`)
    await expect(times.first()).toBeVisible()
    await expectWorker(page)
    await network.cut()
    await page
      .getByRole('link', { name: words('en', shell.home), exact: true })
      .filter({ visible: true })
      .click()
    await expect(page.getByText(words('en', home.boardOffline))).toBeVisible()
    await expect(strip).toBeVisible()
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await page.goBack()
    await expect(page.getByText(words('en', slotRow.offline)).first()).toBeVisible()
    await network.mend()
    await expect(times.first()).toBeVisible({ timeout: 30_000 })
    await expect(strip).toBeHidden()
  } finally {
    await network.close()
  }
})

test('a short first visit keeps the face that its page is written in', async ({ page }) => {
  await page.goto('/en-ae')
  const face = (await page.locator('link[rel="preload"][as="font"]').getAttribute('href'))!
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('fonts')).keys()).map(({ url }) => new URL(url).pathname))
  await expect.poll(kept).toContain(face)
})

for (const [language, list, hoursAgo] of variantsOf(
  [
    ['en', '/en-ae/doctor/dermatology/dubai', '3 hours ago'],
    ['ar', '/ar-ae/doctor/dermatology/dubai', 'قبل 3 ساعات'],
  ] as const,
  1,
))
  test(`the lists, doctors and clinics that were seen can be read without network, say how old they are and offer no old time: ${language}`, async ({
    page,
    context,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const seen = page.getByRole('status').filter({ hasText: words(language, staleness.seen, { ago: hoursAgo }) })
    await page.goto(list)
    await expectWorker(page)
    // Each by its document, so that nothing but the device can bring it back.
    const visit = async (address: string, screen: string, kept: string) => {
      await page.goto(address)
      await expect(page.locator(`[data-screen="${screen}"]`)).toBeVisible()
      await expect(seen).toHaveCount(0)
      await expect.poll(() => page.evaluate(keptAnswers)).toContain(kept)
      return { address, screen, title: (await heading.textContent())! }
    }
    const doctor = (await page.locator('article h2 a').first().getAttribute('href'))!
    const clinics = list.replace('doctor/dermatology/dubai', 'clinic/city/dubai')
    const places = [
      await visit(list, 'doctor-results', 'found-doctors'),
      await visit(doctor, 'doctor', 'practitioner'),
      await visit(clinics, 'clinic-results', 'clinics'),
    ]
    const clinic = (await page.locator('article h2 a').first().getAttribute('href'))!
    places.push(await visit(clinic, 'clinic', 'clinic'))
    await page.goto(list)
    // The device's shell draws the list itself, a moment after the document is there.
    await expect(page.locator('article a[href*="start="]').first()).toBeVisible()
    const names = await page.locator('article h2').allTextContents()

    await context.setOffline(true)
    // A page that is open has no times either that it cannot ask for again.
    await expect(page.locator('article a[href*="start="]')).toHaveCount(0)
    // In three hours the browser's own copies of the answers are past their time.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.clock.setFixedTime(Date.now() + 3 * 3_600_000 + 60_000)
    // Whether the device says that it has no network is the device's own affair.
    const why = [slotRow.offline, slotRow.failed, slotPicker.failed].map((message) =>
      page.getByText(words(language, message)),
    )
    const whyNoTimes = why[0]!.or(why[1]!).or(why[2]!)
    for (const { address, screen, title } of places) {
      await page.goto(address)
      await expect(page.locator(`[data-screen="${screen}"]`)).toBeVisible()
      await expect(heading).toHaveText(title)
      await expect(seen).toBeVisible()
      await expect(whyNoTimes.filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('a[href*="start="]')).toHaveCount(0)
    }
    await page.goto(list)
    await expect.poll(() => page.locator('article h2').allTextContents()).toEqual(names)

    await page.clock.setFixedTime(Date.now())
    await context.setOffline(false)
    await page.goto(list)
    await expect(seen).toHaveCount(0)
    await expect(page.locator('article a[href*="start="]').first()).toBeVisible()
  })

test('a doctor’s times go with the network, in words, and come back with it', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-ae/doctor/dermatology')
  await page.locator('article h2 a').first().click()
  const book = page.locator('#times a[href*="start="]')
  await expect(book).toBeVisible()
  await expectWorker(page)
  await context.setOffline(true)
  await expect(page.getByText(words('en', slotPicker.offline))).toBeVisible()
  await expect(page.locator('a[href*="start="]')).toHaveCount(0)
  await expect(page.getByRole('group', { name: words('en', slotPicker.day) })).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('group', { name: words('en', slotPicker.day) })).toBeVisible()
  await expect(book).toBeVisible()
})

for (const serviceWorkers of ['allow', 'block'] as const)
  test.describe(serviceWorkers === 'allow' ? 'with the worker' : 'before the worker is there', () => {
    test.use({ serviceWorkers })

    // Without the worker nothing that the page has not loaded before can be had while the network is away.
    test('a booking confirmed without network is kept, said to be unconfirmed, and goes out once the network is back [S06]', async ({
      page,
      context,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, 'en')
      await openFirstFreeTime(page, '/en-ae/doctor/orthopaedics')
      await patient.fillDetails(phone)
      await patient.sendCode()
      await patient.giveCode(phone)

      await context.setOffline(true)
      await patient.confirm()
      await expect(patient.heading(queuedMessages.heading)).toBeVisible()
      // On a desktop it has the width of a page, as there is no summary beside it.
      await page.setViewportSize({ width: 1280, height: 900 })
      expect((await patient.heading(queuedMessages.heading).boundingBox())?.width).toBeGreaterThan(400)

      await context.setOffline(false)
      await patient.expectConfirmed()
    })
  })
