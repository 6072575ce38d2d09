import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Marks each field of the page when it is first there; one that is drawn anew is not marked again. */
export async function markFirstFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    const met = new Set<string>()
    new MutationObserver(() => {
      for (const { name, dataset } of document.querySelectorAll<HTMLInputElement>('main input:not([data-is-first])'))
        if (!met.has(name)) met.add((dataset.isFirst = name))
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** The page has the address of `step`, as its parameters or its screen name it, and `field` is the one that came first. */
export async function expectFirstField(page: Page, step: RegExp, field: Locator): Promise<void> {
  await expect(page).toHaveURL(step)
  const frame = page.locator('[data-screen]')
  await expect
    .poll(async () => `${await frame.getAttribute('data-screen')} ${await frame.getAttribute('data-params')}`)
    .toMatch(step)
  await expect(field).toHaveAttribute('data-is-first')
}
