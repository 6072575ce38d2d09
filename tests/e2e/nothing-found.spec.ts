import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { words } from './support/words.ts'

/** Words that nobody's name, and nothing that is treated, comes near. */
const unknown = 'zzqxvw'

for (const { language, list, width } of [
  { language: 'en', list: `/en-ae/search/result?query=${unknown}&gender=female`, width: 320 },
  { language: 'ar', list: `/ar-ae/search/result?query=${unknown}&gender=female`, width: 1440 },
  { language: 'en', list: `/en-ae/clinic?query=${unknown}&insurance=sadeem`, width: 1440 },
  { language: 'ar', list: `/ar-ae/clinic?query=${unknown}&insurance=sadeem`, width: 390 },
] as const)
  test(`${list} finds nothing, and tells at ${width} px what to let go and how many that gives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(list)
    const alternatives = page
      .locator('section', { has: page.getByRole('heading', { name: words(language, empty.letGo) }) })
      .last()
    // The filter alone leads to as little as before: only the words can be let go.
    await expect(alternatives.getByRole('link')).toHaveCount(1)
    await expect(alternatives.getByRole('link')).toContainText(unknown)
    await expectAccessible(page, `nothing found in ${list}`)
    const [count = ''] = /\d[\d.,]*/.exec((await alternatives.getByRole('link').textContent()) ?? '') ?? []
    await alternatives.getByRole('link').click()
    await expect(page.locator('#results')).toContainText(count)
    await expect(page).not.toHaveURL(/query=/)
    await expect(page.locator('main article').first()).toBeVisible()
  })
