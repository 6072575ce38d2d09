import { chromium, type Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { shippedTenants } from '../server/demo/tenants/load.ts'
import { offeredLocales } from '../contract/locale.ts'
import { startBuiltServer } from '../tests/bench/server.ts'

/**
 * Takes pictures of home, results and doctor of every shipped tenant in every language of it, light and dark, on a phone and on
 * a desktop, into test-results/gallery, for visual review. `npm run gallery`, or `npm run gallery -- hospital` for one tenant.
 */
const folder = 'test-results/gallery'
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const schemes = ['light', 'dark'] as const
const [only] = process.argv.slice(2)

const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  await mkdir(folder, { recursive: true })
  for (const {
    file: { configuration },
  } of shippedTenants()) {
    const { code, markets, languages } = configuration
    if (only !== undefined && only !== code) continue
    for (const language of languages) {
      const locale = offeredLocales(markets, languages).find((offered) => offered.language === language)
      if (!locale) continue
      for (const [device, viewport] of Object.entries(viewports)) {
        for (const colorScheme of schemes) {
          const page = await browser.newPage({
            viewport,
            colorScheme,
            serviceWorkers: 'block',
            reducedMotion: 'reduce',
          })
          const take = (screen: string) =>
            picture(page, `${folder}/${code}-${language}-${screen}-${device}-${colorScheme}.png`)
          await page.goto(`${server.origin}/${locale.prefix}?key=${code}`, { waitUntil: 'networkidle' })
          await take('home')
          await page.goto(`${server.origin}/${locale.prefix}/doctors?key=${code}`, { waitUntil: 'networkidle' })
          await take('results')
          await page.goto(
            new URL((await page.locator('a[href*="/dr-"]').first().getAttribute('href'))!, server.origin).href,
            {
              waitUntil: 'networkidle',
            },
          )
          await take('doctor')
          await page.close()
        }
      }
    }
  }
} finally {
  await browser.close()
  await server.stop()
}

/** The whole page, once its fonts and every picture in it are loaded. */
async function picture(page: Page, path: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width } = page.viewportSize()!
  const before = page.viewportSize()!
  await page.setViewportSize({ width, height })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path })
  await page.setViewportSize(before)
}
