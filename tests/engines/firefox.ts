import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import type { Engine, PageSize } from './engine.ts'

/** Debian's Firefox, by WebDriver BiDi; `prefs` beside those of every journey. */
export async function openFirefox(
  executablePath: string,
  size: PageSize,
  prefs: Record<string, unknown> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Dubai', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-AE, en',
      // As on a phone: no animation holds a test up, and nothing is asked of the network but by the page.
      'ui.prefersReducedMotion': 1,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      ...prefs,
    },
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await page.setViewport(size)
  return {
    name: 'Firefox',
    goTo: (address) => navigate(page, address),
    run: (work, ...args) => page.evaluate(work as (...given: unknown[]) => Awaited<ReturnType<typeof work>>, ...args),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    close: () => browser.close(),
  }
}

/** By the page itself: the client waits for ever once the browser has brought a page back from its memory. */
async function navigate(page: Page, address: string): Promise<void> {
  const state = () => page.evaluate(() => [performance.timeOrigin, document.readyState] as const).catch(() => undefined)
  const before = await state()
  await page.evaluate((next) => location.assign(next), address)
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
    const now = await state()
    if (now && now[0] !== before?.[0] && now[1] === 'complete') return
  }
  throw new Error(`Firefox does not come to ${address}`)
}
