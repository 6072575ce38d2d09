import { chromium } from '@playwright/test'
import { findPages } from './pages.ts'
import type { Row } from './row.ts'

const rounds = 25
/** Milliseconds for which the box waits for another letter. */
const pause = 120

/** What is typed: the beginning of a speciality, of a name, of a clinic, of an Arabic name, and a misspelt name. */
const typings = ['derm', 'sal', 'clinic', 'أحم', 'mohamad'] as const

/**
 * Milliseconds in the browser from the last letter until its suggestions stand on the page, without the pause for which the
 * box waits for another letter, and those of the call alone. Each is asked for anew in a page of its own.
 */
export async function measureSuggestions(origin: string): Promise<Row[]> {
  const { home } = await findPages(origin)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  try {
    const times = new Map<string, { shown: number; call: number }[]>(typings.map((typed) => [typed, []]))
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(home, { waitUntil: 'networkidle' })
      const box = page.getByRole('combobox', { expanded: false }).first()
      await box.click()
      await page.locator('[role=listbox] [role=option]').first().waitFor()
      for (const typed of typings) {
        times.get(typed)!.push(await page.evaluate(typeAndWait, { typed, pause }))
      }
      await context.close()
    }
    return [...times].map(([typed, taken]) => ({
      what: typed,
      ...spread(
        'shown',
        taken.map(({ shown }) => shown),
      ),
      ...spread(
        'call',
        taken.map(({ call }) => call),
      ),
    }))
  } finally {
    await browser.close()
  }
}

/** Types as a keyboard does, all at once, and looks at every frame whether the answer stands there. Runs in the page. */
async function typeAndWait({
  typed,
  pause,
}: {
  typed: string
  pause: number
}): Promise<{ shown: number; call: number }> {
  const input = document.querySelector<HTMLInputElement>('[role=combobox]')!
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  const started = performance.now()
  value.set!.call(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  for (;;) {
    await new Promise(requestAnimationFrame)
    const list = document.querySelector('search [id$="-list"]')
    const call = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => startTime > started && name.includes('/queries'))
    if (call && list?.getAttribute('aria-busy') === 'false')
      return { shown: performance.now() - started - pause, call: call.duration }
  }
}

function spread(what: string, values: number[]): Record<string, number> {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)
  return { [`${what} p50 ms`]: at(0.5), [`${what} p95 ms`]: at(0.95) }
}
