import type { Page } from '@playwright/test'
import { messages as maps } from '#src/features/map/parts/map.messages.ts'
import { messages } from '#src/pages/doctor-results/results.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { expect, expectAlive, test, withMotion } from './support/journey.ts'
import { words } from './support/words.ts'

test.use(withMotion)

const list = '/en-ae/doctor/dermatology/dubai'

/** The page has come to life, and its times are there. */
async function open(page: Page) {
  await page.goto(list)
  await expect(page.locator('main article a[href*="/book"]').first()).toBeVisible()
}

const mapWithoutNetwork = (page: Page) =>
  page.getByRole('button', { name: words('en', maps.needsNetwork, { label: words('en', maps.map) }) })

/** Holds back the app's scripts until the returned function is called: what the server has rendered is all there is. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((come) => (letCome = come))
  await page.route(/\/assets\/[\w.-]+\.js$/, (route) => held.then(() => route.fallback()))
  return letCome
}

test('a button that is pressed before the app is there does its work once it is, and a link at once', async ({
  page,
}) => {
  const letCome = await holdScripts(page)
  await page.goto(list, { waitUntil: 'commit' })
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"] h1')).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })

  const filters = page.locator('main').getByRole('button', { name: words('en', lists.filters) })
  await filters.filter({ visible: true }).click()
  expect(await filters.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')))).toBe(false)
  letCome()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press during which the network goes is not lost to what says so above the page', async ({ page, context }) => {
  await open(page)
  const filters = page.locator('main').getByRole('button', { name: words('en', lists.filters) })
  const { x, y, width } = (await filters.filter({ visible: true }).boundingBox())!
  // Near its upper edge: as high as the strip is, the button would be below the pointer.
  await page.mouse.move(x + width / 2, y + 3)
  await page.mouse.down()
  await context.setOffline(true)
  await expect(mapWithoutNetwork(page)).toBeVisible()
  const strip = page.getByText(words('en', shell.offline))
  await expect(strip).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(strip).toBeVisible()
})

test('two chips that are pressed in one breath both count', async ({ page }) => {
  await open(page)
  const pressed = [messages.female, messages.today].map((label) => words('en', label))
  await page.evaluate(async (names) => {
    for (const name of names) {
      ;[...document.querySelectorAll<HTMLElement>('main button')].find(({ innerText }) => innerText === name)!.click()
      // As soon as a second finger could.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, pressed)
  await expect(page).toHaveURL(/gender=female/)
  await expect(page).toHaveURL(/available=today/)
  for (const chip of ['gender-female', 'available-today']) await expect(page.locator(`#chosen-${chip}`)).toBeVisible()
})

test('a filter that is left at once by going back is not shown as chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await page.getByRole('button', { name: words('en', maps.map), exact: true }).click()
  await expect(page).toHaveURL(/map=/)
  const female = page.locator('#side-gender-female')
  await female.evaluate((control: HTMLElement) => {
    control.click()
    history.back()
  })
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(female).not.toBeChecked()
  await expect(page.locator('#chosen-gender-female')).toHaveCount(0)
  // And it can be chosen as ever.
  await female.click()
  await expect(page).toHaveURL(/gender=female/)
})

test('a press on a phone asks for none of what only a wide screen shows', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page)
  await page
    .locator('main')
    .getByRole('button', { name: words('en', messages.female) })
    .click()
  await expect(page.locator('#chosen-gender-female')).toBeVisible()
  await expect(page.locator('main article a[href*="/book"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/side-filters-'))).toEqual([])
  // Once there is room for them they are about the list as it is now.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('#side-gender-female')).toBeChecked()
  await page.locator('#side-gender-male').click()
  await expect(page).toHaveURL(/gender=male/)
})

test.describe('the list of clinics', () => {
  test('counts each of two filters that are ticked in one breath, and the words that are looked for next', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en-ae/clinic')
    const ticked = ['kind-hospitals', 'city-dubai']
    await expectAlive(page.locator('#side-kind-hospitals'))
    await page.evaluate(async (options) => {
      for (const option of options) {
        document.getElementById(`side-${option}`)!.click()
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, ticked)
    for (const option of ticked) await expect(page.locator(`#chosen-${option}`)).toBeVisible()
    await expect(page).toHaveURL(/\/hospital\/city\/dubai$/)

    await page.getByRole('searchbox').fill('care')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hospital\/city\/dubai\?query=care$/)
  })

  test('asks on a phone for none of what only a wide screen shows', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/en-ae/clinic')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('/side-clinic-filters-'))).toEqual([])
    await page.getByRole('button', { name: words('en', lists.filters) }).click()
    await page.locator('#sheet-city-dubai').click()
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
    await expect(page.locator('#chosen-city-dubai')).toBeVisible()
    // Once there is room for them they are about the list as it is now.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('#side-city-dubai')).toBeChecked()
    await page.locator('#side-kind-hospitals').click()
    await expect(page).toHaveURL(/hospital/)
  })
})
