import type { Page } from '@playwright/test'
import { expectReadable } from './support/accessible.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'

const places = [
  { locale: 'ar-sa', speciality: 'cardiology' },
  ...variantsOf(
    [
      { locale: 'en-ae', speciality: 'dermatology' },
      { locale: 'id', speciality: 'paediatrics' },
    ] as const,
    0,
  ),
] as const

for (const { locale, speciality } of places) {
  test(`the public screens in ${locale} are accessible, light and dark, and fit a phone of 320 px`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    await expect(page.locator('[data-screen="home"]')).toBeVisible()
    await check(page, 'home')
    await page.goto(`/${locale}/doctor/${speciality}`)
    await expect(page.locator('[data-screen="doctor-results"] a[href*="start="]').first()).toBeVisible()
    await check(page, 'results')
    const doctor = await page.locator('a[href*="/dr-"]').first().getAttribute('href')
    await page.goto(doctor!)
    await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
    await check(page, 'doctor')
    await page.goto(`/${locale}/404`)
    await expect(page.locator('[data-screen="not-found"]')).toBeVisible()
    await check(page, 'not found')
  })
}

async function check(page: Page, what: string) {
  await expectAccessible(page, what)
  // The same document in other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page, `${what} in the dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > innerWidth + 1 || left < -1) && !isWithinScroller(element)
      })
      .map((element) => `${element.tagName} ${element.className.toString().slice(0, 60)}`),
  )
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect({ what, scrolls, wide: scrolls ? wide : [] }).toEqual({ what, scrolls: false, wide: [] })
  await page.setViewportSize(size)
}

declare function isWithinScroller(element: Element): boolean

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      isWithinScroller: (element: Element) => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement)
          if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(parent).overflowX)) return true
        return false
      },
    })
  })
})
