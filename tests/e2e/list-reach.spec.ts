import type { Locator, Page } from '@playwright/test'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { freeTime, lastingTime } from './support/booking.ts'
import { expect, test } from './support/journey.ts'
import { words } from './support/words.ts'

const list = '/en-ae/doctor/dermatology/dubai'
const first = (page: Page) => page.locator('main article').first()

test('by keyboard a list of doctors is four presses away on a wide screen, and its filters can be passed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(list)
  await expect(first(page)).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) {
    await page.keyboard.press(key)
    if (key === 'Enter') await expect(page.locator('#found')).toBeFocused()
  }
  await expect(first(page).locator('h2 a')).toBeFocused()

  // Who passes nothing stops at each group of filters, and not at each of their options.
  const stops = async () => {
    await page.goto(list)
    await expect(page.locator('#side-areas-Deira')).toBeAttached()
    let count = 0
    do {
      await page.keyboard.press('Tab')
      count += 1
    } while (!(await page.evaluate(() => document.activeElement?.closest('main article'))) && count < 60)
    return count
  }
  expect(await stops()).toBeLessThanOrEqual(32)
  const insurers = page.locator('aside summary', { hasText: words('en', lists.insurances) })
  await insurers.click()
  await page.locator('#side-insurances-waha').check()
  await expect(page).toHaveURL(/insurance=waha/)
  await expect(page.locator('#side-insurances-waha')).toBeFocused()
  await expect(insurers).toContainText('1')
  await page.reload()
  await expect(page.locator('#side-insurances-waha')).toBeVisible()

  const skip = page.getByRole('link', { name: words('en', lists.skip) })
  await skip.focus()
  expect((await skip.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(page.locator('#found')).toBeFocused()
  await page.goto('/en-ae')
  await expect(page.getByRole('link', { name: words('en', shell.skipToList) })).toHaveCount(0)
})

test('names and the place of a search are as high as a finger needs', async ({ page }) => {
  await page.goto('/en-ae')
  // Its own rectangle is what answers a press.
  expect((await page.locator('select[name="city"]').boundingBox())!.height).toBeGreaterThanOrEqual(44)
  for (const path of [list, '/en-ae/clinic/city/dubai']) {
    await page.goto(path)
    const name = first(page).locator('h2 a')
    const box = (await name.boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(44)
    // Its edge is not covered by what stands beside it.
    for (const y of [box.y + 2, box.y + box.height - 2]) {
      const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('a')?.href, [box.x + 4, y])
      expect(hit).toContain((await name.getAttribute('href'))!)
    }
  }
})

test('what is chosen can be told from what is not where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${list}?insurance=sadeem`)
  const chip = page.locator('[id^="chosen-insurances"]')
  const other = page.getByRole('button', { name: words('en', lists.filters) }).first()
  await expect(chip).toBeVisible()
  expect(await ground(chip)).not.toBe(await ground(other))
  await expect(page.locator(freeTime).first()).toBeVisible()
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  const days = page.locator('button[aria-pressed]')
  await expect(days.nth(1)).toBeVisible()
  const pressed = await ground(page.locator('button[aria-pressed="true"]').first())
  expect(pressed).not.toBe(await ground(page.locator('button[aria-pressed="false"]').first()))
})

test('in the filters of a phone it is said how many are found after each choice', async ({ page }) => {
  await page.goto(list)
  await page.getByRole('button', { name: new RegExp(`^${words('en', lists.filters)}`) }).click()
  const sheet = page.getByRole('dialog')
  const show = sheet.getByRole('button').last()
  await expect(show).toHaveText(/[1-9]/)
  const before = (await show.textContent())!
  await sheet.locator('input[id^="sheet-insurances"]').first().check()
  await expect(show).not.toHaveText(before)
  await expect(sheet.getByRole('status')).toHaveText((await show.textContent())!)
})

test('in a window of 320 by 256 bars take no more than half of the height', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/en-ae', list, '/en-ae/clinic']) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    expect(await heightOfBars(page), path).toBeLessThanOrEqual(128)
  }
  await page.goto(list)
  await expect(page.locator(freeTime).first()).toBeVisible()
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  expect(await heightOfBars(page), 'doctor').toBeLessThanOrEqual(128)
  await page.goto(list)
  await (await lastingTime(page)).click()
  await expect(page.locator('[data-screen="booking"]')).toBeVisible()
  expect(await heightOfBars(page), 'booking').toBeLessThanOrEqual(128)
})

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)

/** How much of the window is covered by what does not scroll along, in the middle of the page. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isBar = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      return isBar && width >= innerWidth / 2 && height > 0 && bottom > 0 && top < innerHeight && height < innerHeight
    })
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  })
}
