import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'
import { liqaBanners } from '#server/demo/tenants/liqa/banners'

const [onDoctor, onDoctorShort, onClinic] = ['what-to-bring', 'what-to-bring-short', 'instead-of-the-way'].map((id) =>
  liqaBanners.find((banner) => banner.id === id)!,
)

test('the page of a doctor ends with the partner’s banner of that place, its form for phones on a phone and for desktops on a desktop [C11]', async ({
  page,
}) => {
  await page.goto('/ar-ae/doctors')
  await page.goto((await page.locator('main article h2 a').first().getAttribute('href'))!)
  const [short, long] = [page.getByText(onDoctorShort!.body.ar), page.getByText(onDoctor!.body.ar)]
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(short).toBeVisible()
  await expect(long).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(long).toBeVisible()
  await expect(short).toBeHidden()
  await expect(page.getByText(onClinic!.body.ar)).toHaveCount(0)
})

test('the page of a clinic, reached by a link, asks for the banners of its place alone and shows them below all else, where nothing moves [C11]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/id/clinic')
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/banner/gets'))
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
  expect(new URL((await sent).url()).searchParams.get('bpid')).toBe('clinic')
  const notice = page.getByText(onClinic!.body.id)
  await notice.scrollIntoViewIfNeeded()
  await expect(notice).toBeVisible()
  expect(await isLast(page, onClinic!.title.id)).toBe(true)
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02)
  await expectAccessible(page, 'the page of a clinic')
})

/** Whether nothing of the page's own stands below it. */
const isLast = (page: Page, title: string) =>
  page.evaluate((text) => [...document.querySelectorAll('main h2')].at(-1)?.textContent === text, title)
