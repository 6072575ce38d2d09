import { messages as problem } from '#src/app/problem-view.messages.ts'
import { messages as maintenance } from '#src/pages/maintenance/maintenance.messages.ts'
import { endChildren, listening, startChild } from '../support/child.ts'
import { startPostgres, type PrivatePostgres } from '../support/postgres.ts'
import { expect, expectAccessible } from './support/journey.ts'
import { test } from './support/served.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

test.describe.configure({ timeout: 240_000 })

let postgres: PrivatePostgres
let origin: string
test.beforeAll(async () => {
  postgres = await startPostgres()
  const server = startChild(['scripts/start.mjs'], { DATABASE_URL: postgres.url, DEMO_PRACTITIONERS: '300' })
  origin = (await server.printed(listening))[1]!
  await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass({ timeout: 60_000 })
})
test.afterAll(() => {
  endChildren()
  postgres.stop()
})

for (const { language, locale } of variantsOf(
  [
    { language: 'en', locale: 'en-ae' },
    { language: 'ar', locale: 'ar-ae' },
  ] as const,
  1,
)) {
  test(`a page that does not load for want of the database is tried again where one is: ${locale}`, async ({
    page,
    browser,
  }) => {
    await page.goto(`${origin}/${locale}/doctor/city/dubai`)
    await page.waitForLoadState('networkidle')
    const doctors = page.locator('article :is(h2, h3) a')
    const [first, second] = [doctors.first(), doctors.nth(1)]
    const address = (await second.getAttribute('href'))!
    await postgres.crash()
    try {
      await first.click()
      await expect(page.getByRole('heading', { level: 1, name: words(language, problem.title) })).toBeVisible()

      const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const other = await visitor.newPage()
      const answer = await other.goto(`${origin}${address}`)
      expect(answer!.status()).toBe(503)
      await expect(other.getByRole('heading', { level: 1, name: words(language, maintenance.title) })).toBeVisible()
      await expectAccessible(other, 'maintenance in place of a page')
      const retry = other.getByRole('link', { name: words(language, maintenance.action) })
      await retry.click()
      await expect(other.getByRole('heading', { level: 1, name: words(language, maintenance.title) })).toBeVisible()
      await expect(other).toHaveURL(`${origin}${address}`)
      await postgres.start()
      await retry.click()
      await expect(other.locator('[data-screen="doctor"] h1')).toBeVisible()
      await visitor.close()
    } finally {
      await postgres.start().catch(() => {})
    }
    await page.getByRole('button', { name: words(language, problem.action) }).click()
    await expect(page.locator('[data-screen="doctor"] h1')).toBeVisible()
  })
}
