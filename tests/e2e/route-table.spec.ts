import type { Page } from '@playwright/test'
import { bareRows, routeRows, type Entities, type RouteRow } from '#tests/support/route-rows'
import { expect, test } from './support/journey.ts'

const locale = 'en-ae'
/** Where addresses without a locale lead a visitor who comes without a cookie. */
const leadsTo: Readonly<Record<string, string>> = { '/': `/${locale}`, '/search-result': `/${locale}/search/result` }

/** What cannot be shown to a visitor who has just come leads on: to the sign-in, or to the first step. */
const leadsOn: Readonly<Record<string, { path: string; screen: string }>> = {
  [`/${locale}/dashboard/main`]: { path: `/${locale}/account/sign-in`, screen: 'account' },
  [`/${locale}/dashboard/appointments/123/detail`]: { path: `/${locale}/account/sign-in`, screen: 'account' },
  [`/${locale}/appointment/123/detail`]: { path: `/${locale}/account/sign-in`, screen: 'account' },
  [`/${locale}/updatepassword`]: { path: `/${locale}/account/forgotpassword`, screen: 'forgot-password' },
}

test('in the browser one address of each route shows its screen, with what the address asks for', async ({ page }) => {
  test.setTimeout(180_000)
  const entities = await findEntities(page)
  const rows = firstOfEach([...routeRows(() => entities, [locale]), ...bareRows])
  expect(rows.length).toBe(31)
  for (const row of rows) {
    const answer = await page.goto(row.path)
    const next = leadsOn[row.path]
    if (next) {
      await expect.poll(() => new URL(page.url()).pathname, row.path).toBe(next.path)
      await expect(page.locator('[data-screen]').first(), row.path).toHaveAttribute('data-screen', next.screen)
      continue
    }
    await expect(page.locator('[data-screen]').first(), row.path).toHaveAttribute('data-screen', row.screen)
    // What the server drew, the app has taken over, and takes the address for the same.
    await expect.poll(() => isTakenOver(page), row.path).toBe(true)
    expect([row.path, answer!.status(), new URL(page.url()).pathname, await shown(page)]).toEqual([
      row.path,
      row.screen === 'not-found' ? 404 : 200,
      leadsTo[row.path] ?? row.path,
      { screen: row.screen, params: row.params ?? {} },
    ])
    await expect(page.getByRole('heading', { level: 1 }).first(), row.path).not.toBeEmpty()
  }
})

/** A doctor, a clinic and an insurer that are there, for the placeholders of the table. */
async function findEntities(page: Page): Promise<Entities> {
  const partsOf = async (link: string) => (await page.locator(link).first().getAttribute('href'))!.split('/')
  await page.goto(`/${locale}/doctor/dermatology`)
  const [, , , dermatology = '', city = '', doctor = ''] = await partsOf('main a[href*="/dr-"]:not([href*="?"])')
  await page.goto(`/${locale}/clinic/city/${city}`)
  const clinic = (await partsOf('main article h2 a')).at(-1)!
  return {
    dermatology,
    'abu-dhabi': city,
    'dr-example': doctor,
    'example-clinic': clinic,
    'example-insurer': 'sadeem',
  }
}

function firstOfEach(rows: readonly RouteRow[]): RouteRow[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const isTakenOver = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('[data-screen]')!).some((key) => key.startsWith('__react')))

const shown = (page: Page) =>
  page.evaluate(() => {
    const { screen, kind, params = '{}' } = document.querySelector<HTMLElement>('[data-screen]')!.dataset
    return { screen, params: { ...(JSON.parse(params) as Record<string, string>), ...(kind ? { kind } : {}) } }
  })
