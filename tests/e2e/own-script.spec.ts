import { request } from '@playwright/test'
import { messages as box } from '#src/features/search-box/search-box.messages.ts'
import { messages as map } from '#src/features/map/parts/map.messages.ts'
import { freeTime, patientAt } from './support/booking.ts'
import { expect, newPhone, test } from './support/journey.ts'
import { unmarkedWords } from './support/own-script.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { words } from './support/words.ts'

test.describe.configure({ timeout: 180_000 })

/** Its directory has no Arabic for anybody's name, nor for any place. */
let server: OwnServer<{ origin: string }>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  server = await startOwnServer('latin-server')
})
test.afterAll(() => server.stop())

test('Latin names and addresses on Arabic pages are marked as what they are, from suggestions to the ticket [N12]', async ({
  page,
}) => {
  const faults: Record<string, string[]> = {}
  const look = async (where: string, within?: string) => {
    const found = await unmarkedWords(page, within)
    if (found.length > 0) faults[where] = [...new Set(found)]
  }
  const open = async (path: string) => {
    await page.goto(server.origin + path)
    await page.waitForLoadState('networkidle')
  }

  await open('/ar-ae')
  await look('home')
  const suggestions = page.getByRole('listbox', { name: words('ar', box.suggestions) })
  for (const [typed, kinds] of [
    ['al', [box.doctors, box.facilities]],
    ['sadeem', [box.insurers]],
  ] as const) {
    await page.locator('input[name="query"]').first().fill(typed)
    for (const kind of kinds) await expect(suggestions.getByRole('group', { name: words('ar', kind) })).toBeVisible()
    await look(`suggestions for ${typed}`, '[role="listbox"]')
  }

  await open('/ar-ae/clinic/city/dubai')
  await look('clinics')
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: words('ar', map.show) }).click()
  await page.locator('button[aria-pressed="false"][title]').click()
  await expect(page.locator('[role="group"] a[href*="google.com/maps/dir"]')).toBeVisible()
  await look('clinic')

  await open('/ar-ae/doctor/dermatology/dubai')
  await look('doctors')
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await look('doctor')

  await open('/ar-ae/doctor/dermatology')
  const times = page.locator(freeTime)
  const address = (await times.first().getAttribute('href'))!
  await page.goto(server.origin + address.replace(/\?.*/, ''))
  await page.waitForLoadState('networkidle')
  await look('times')
  await page.goto(server.origin + address)
  const phone = newPhone()
  const inbox = await request.newContext({ baseURL: server.origin })
  const patient = patientAt(page, inbox, 'ar')
  await patient.fillDetails(phone)
  await look('details')
  await patient.sendCode()
  await look('code')
  await patient.giveCode(phone)
  await look('review')
  await patient.confirm()
  await patient.expectConfirmed()
  await look('confirmed')
  await inbox.dispose()
  expect(faults).toEqual({})
})

test('what an Indonesian page has in English alone is marked as English [N12]', async ({ page }) => {
  await page.goto(`${server.origin}/id/dokter/dermatology`)
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await expect(page.locator('#about [lang="en"]').first()).toContainText('This is a demo profile')
  await expect(page.locator('#training li [lang="en"]').first()).toContainText('Demo')
})
