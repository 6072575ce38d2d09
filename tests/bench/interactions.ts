import { chromium, type Page } from '@playwright/test'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as slots } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { messages as results } from '#src/pages/doctor-results/results.messages.ts'
import { languageSwitch } from '../e2e/support/language-switch.ts'
import { findPages } from './pages.ts'
import { median, type Row } from './row.ts'

const rounds = 5
/** A phone of little power: a quarter of this processor. */
const slowdown = 4

type Pages = Awaited<ReturnType<typeof findPages>>
type Interaction = { on: keyof Pages; act: (page: Page) => Promise<void> }

/** What patients do most, by touch, each on a page that has just come to rest. */
const interactions: Record<string, Interaction> = {
  // What a touch takes where nothing answers it: the others are to be read against it.
  'touch a heading': { on: 'home', act: (page) => page.getByRole('heading', { level: 1 }).tap() },
  'open the search': { on: 'home', act: (page) => page.getByRole('combobox').first().tap() },
  'type a letter': {
    on: 'home',
    async act(page) {
      await page.getByRole('combobox').first().tap()
      await reset(page)
      await page.keyboard.press('d')
    },
  },
  'choose the language': {
    on: 'home',
    act: (page) => languageSwitch(page, 'en').first().tap(),
  },
  'press a chip': {
    on: 'results',
    act: (page) => page.locator('main').getByRole('button', { name: results.female.defaultMessage, exact: true }).tap(),
  },
  'open the filters': {
    on: 'results',
    act: (page) => page.getByRole('button', { name: lists.filters.defaultMessage }).tap(),
  },
  'choose a day': {
    on: 'doctor',
    act: (page) =>
      page.getByRole('group', { name: slots.day.defaultMessage }).locator('[aria-pressed=false]').first().tap(),
  },
}

/**
 * Milliseconds from an input to the next frame, by the browser's own event timing (the interaction of INP), median and greatest of a
 * few rounds, on a phone with a quarter of the processor.
 */
export async function measureInteractions(origin: string): Promise<Row[]> {
  const pages = await findPages(origin)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  try {
    const rows: Row[] = []
    for (const [what, { on, act }] of Object.entries(interactions)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
        })
        const page = await context.newPage()
        await page.addInitScript(watch)
        await page.goto(pages[on], { waitUntil: 'networkidle' })
        const cdp = await context.newCDPSession(page)
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await act(page)
        times.push(await longest(page))
        await context.close()
      }
      rows.push({ what, 'median ms': median(times), 'most ms': Math.max(...times) })
    }
    return rows
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    longestInteraction: number
  }
}

/** Shorter ones than 16 ms are not reported by the browser. Runs in the page. */
function watch() {
  window.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) window.longestInteraction = Math.max(window.longestInteraction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Once its frame has been shown and told of. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(1_500)
  return page.evaluate(() => window.longestInteraction)
}

async function reset(page: Page): Promise<void> {
  await longest(page)
  await page.evaluate(() => void (window.longestInteraction = 0))
}
