import { expect, test } from './support/journey.ts'

test('addresses open their screens, cold and in the app [R02 R05 R21 R22]', async ({ page }) => {
  const screen = page.locator('[data-screen]').first()
  const opened = await page.goto('/en-ae/search/result?query=dr')
  expect(opened!.status()).toBe(200)
  await expect(screen).toHaveAttribute('data-screen', 'doctor-results')
  const doctor = page.locator('a[href*="/dr-"]').first()
  const address = (await doctor.getAttribute('href'))!
  await doctor.click()
  await expect(screen).toHaveAttribute('data-screen', 'doctor')
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
  expect((await page.goto(address))!.status()).toBe(200)
  await expect(screen).toHaveAttribute('data-screen', 'doctor')

  const unknown = '/en-ae/doctor/a/b/c/d/e/f'
  expect((await page.request.get(unknown)).status()).toBe(404)
  // On a slow connection the worker answers with the kept shell, whatever the server would say.
  await page.goto(unknown)
  await expect(screen).toHaveAttribute('data-screen', 'not-found')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(screen).toHaveAttribute('data-screen', 'doctor-results')
})

test('the bare address leads to a locale and remembers the one that was chosen [R01]', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/en-ae$/)
  await page.getByRole('button', { name: /^Country and language/ }).click()
  await page.getByRole('dialog').getByText('العربية').first().click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/')
  await expect(page).toHaveURL(/\/ar-ae$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lists, doctors, clinics and insurers stand in the document, with their links', async ({ page }) => {
    const links = (part: string) => page.locator(`main a[href*="${part}"]`)
    await page.goto('/ar-ae/insurance/sadeem')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سديم')
    await expect(links('plan=sadeem.').first()).toBeVisible()
    await links('/dr-').first().click()
    await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
    await expect(links('/appointment/book').or(links('/doctor/')).first()).toBeAttached()

    await page.goto('/en-ae/clinic/city/dubai')
    await page.locator('article h2 a').first().click()
    await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
    await links('/dr-').first().click()
    await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  })

  test('the pages can be read, searched and followed', async ({ page }) => {
    await page.goto('/en-ae')
    await page.locator('input[name="query"]').fill('dermatology')
    await page.locator('form button[type="submit"]').first().click()
    await expect(page).toHaveURL(/\/en-ae\/search\/result\?.*query=dermatology/)
    await page.locator('a[href*="/dr-"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dr ')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  })
})

test('a partner’s app has its own name and colours, and another partner’s stay out of it [T01 T02 T05]', async ({
  page,
}) => {
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tenant-color-action').trim())
  await page.goto('/en-ae')
  const own = await colour()
  await page.goto('/en-ae?key=insurer')
  expect(await colour()).not.toBe(own)
  await expect(page).toHaveTitle(/Sadeem/)
  await page.locator('a[href*="key=insurer"]').first().click()
  await expect(page).toHaveURL(/key=insurer/)
  expect(await page.content()).not.toContain('Rumman')
})
