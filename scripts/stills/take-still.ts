import type { Browser } from '@playwright/test'

/** A page of the app as PNG, once its free times and its fonts are loaded. */
export async function takeStill(
  browser: Browser,
  { address, viewport, zone }: { address: string; viewport: { width: number; height: number }; zone: string },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    timezoneId: zone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('a[href*="appointment/book"]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
