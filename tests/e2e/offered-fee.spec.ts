import { expect, type Page } from '@playwright/test'
import { test } from './support/served.ts'

const amount = (text: string | null) => Number(/\d[\d.,]*/.exec(text ?? '')![0].replaceAll(/\D/g, ''))

/** Of each card with times: the place and the price that stand on it and, of each time, where it leads and the price in its name. */
async function cardsOf(page: Page) {
  await expect(page.locator('main article a[href*="start="]').first()).toBeVisible()
  return page.locator('main article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const times = [...card.querySelectorAll<HTMLAnchorElement>('a[href*="start="]')]
      const price = card.querySelector('li b')?.textContent ?? ''
      const place = card.querySelector('li')?.innerText.trim() ?? ''
      return times.length === 0
        ? []
        : [{ place, price, times: times.map((time) => ({ href: time.getAttribute('href')!, name: time.ariaLabel! })) }]
    }),
  )
}

/** Whether a time's name, which tells doctor and day as well, tells its price. */
const hasPrice = ({ name }: { name: string }) => /AED|Rp|د\.إ/.test(name)

/** What the booking's summary says one pays for the time an address names. */
async function feeAtReview(page: Page, href: string): Promise<number> {
  await page.goto(href)
  const fee = page.locator('aside span').filter({ hasText: /^(AED|Rp)\s[\d.,]+$|^[\d.,]+\sد\.إ$/ })
  return amount(await fee.textContent())
}

const lists = [
  { list: '/en-ae/doctor/dermatology/dubai', count: 4 },
  { list: '/ar-ae/doctor/dermatology/dubai', count: 2 },
  { list: '/id/dokter/city/jakarta', count: 3 },
]

/** Whether the summary of the open booking names the place that a card named, which may say the area as well. */
async function expectPlace(page: Page, place: string): Promise<void> {
  const lines = (await page.locator('aside').innerText()).split('\n')
  expect(lines.filter((line) => line.trim() !== '' && place.startsWith(line.trim()))).not.toEqual([])
}

for (const { list, count } of lists) {
  test(`price and place on a card are those of the times on it, up to the review: ${list}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(list)
    const cards = await cardsOf(page)
    // Prices that differ are told at each time.
    expect(cards.every(({ times }) => new Set(times.map(hasPrice)).size === 1)).toBe(true)
    const withOne = cards.filter(({ times }) => !hasPrice(times[0]!))
    for (const { place, price, times } of withOne.slice(0, count)) {
      expect(amount(price)).toBe(await feeAtReview(page, times[0]!.href))
      await expectPlace(page, place)
    }
    const withSeveral = cards.find(({ times }) => hasPrice(times[0]!))
    if (!withSeveral) return
    const fees: number[] = []
    for (const { href } of withSeveral.times) fees.push(await feeAtReview(page, href))
    expect(amount(withSeveral.price)).toBe(Math.min(...fees))
    expect(new Set(fees).size).toBeGreaterThan(1)
  })
}
