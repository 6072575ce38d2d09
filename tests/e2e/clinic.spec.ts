import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'

const screen = (page: Page) => page.locator('[data-screen]').first()

test('a clinic says when it is open, and a free time there leads into booking it [R17 N18]', async ({ page }) => {
  await page.goto('/en-ae/search/result?query=dr')
  await page.locator('a[href*="/dr-"]').first().click()
  await expect(screen(page)).toHaveAttribute('data-screen', 'doctor')
  await page.locator('#where').getByRole('link').first().click()
  await expect(screen(page)).toHaveAttribute('data-screen', 'clinic')
  const address = new URL(page.url()).pathname

  const opened = await page.goto(address)
  expect(opened!.status()).toBe(200)
  // Whether it is open, and what is free, is for the browser to say: the page that is sent names neither.
  const html = await opened!.text()
  expect(html).not.toMatch(/Open until|Open around|Closed · opens/)
  expect(html).not.toContain('/appointment/book?')
  await expect(page.getByText(/^(Open|Closed)\b/).first()).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`))
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n')
  for (const type of ['MedicalClinic|Hospital', 'FAQPage', 'BreadcrumbList'])
    expect(data).toMatch(new RegExp(`"@type":"(${type})"`))

  const question = page.locator('#questions details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  await page.getByRole('button', { name: /photos$/ }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'clinic')

  const clinic = (await page.getByRole('heading', { level: 1 }).textContent())!
  // A visit by video is nowhere: its link says so, and its booking names no place.
  const times = page.locator('#doctors a[href*="/appointment/book?"]')
  await expect(times.first()).toBeVisible()
  const labels = await times.evaluateAll((links) =>
    links.map((link) => [
      new URL((link as HTMLAnchorElement).href).searchParams.get('consultation_type'),
      /, (by video|at home)(?:, AED\s\d+)?$/.exec(link.getAttribute('aria-label')!)?.[1],
    ]),
  )
  const words = { clinic: undefined, telemedicine: 'by video', homecare: 'at home' }
  expect(labels).toEqual(labels.map(([kind]) => [kind, words[kind as keyof typeof words]]))
  await times.and(page.locator('[href*="consultation_type=clinic"]')).first().click()
  await expect(screen(page)).toHaveAttribute('data-screen', 'booking')
  await expect(page.getByRole('main')).toContainText(clinic)
})

test('a clinic without online booking can be asked to open it [S27]', async ({ page }) => {
  await findUnbookable(page)
  await page.getByRole('button', { name: 'Ask for online booking' }).click()
  await expect(page.getByText('Thank you. The clinic has been told.')).toBeVisible()
})

test('in Arabic a clinic is whole on the narrowest phone, and one that is not there leads on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/ar-ae/search/result?query=dr')
  const doctor = (await page.locator('a[href*="/dr-"]').first().getAttribute('href'))!
  await page.goto(doctor)
  await page.goto((await page.locator('#where').getByRole('link').first().getAttribute('href'))!)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText(/^(مفتوح|مغلق)/).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page, 'clinic in Arabic')

  const missing = '/ar-ae/clinic/dubai/no-such-clinic'
  expect((await page.request.get(missing)).status()).toBe(404)
  await page.goto(missing)
  await expect(screen(page)).toHaveAttribute('data-screen', 'not-found')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(screen(page)).not.toHaveAttribute('data-screen', 'not-found')
})

/** A clinic with nobody to book stands on its list without a link to its doctors. */
async function findUnbookable(page: Page): Promise<void> {
  for (let number = 1; number <= 6; number += 1) {
    await page.goto(`/en-ae/clinic/city/dubai?page=${number}`)
    const card = page.locator('article').filter({ hasNot: page.locator('a[href*="facility="]') })
    const link = card.locator('a[href*="/dubai/"]').first()
    if ((await link.count()) === 0) continue
    await page.goto((await link.getAttribute('href'))!)
    return
  }
  throw new Error('no clinic without doctors on the list')
}
