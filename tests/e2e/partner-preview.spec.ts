import { messages as draft } from '#console/draft/draft.messages.ts'
import { messages as preview } from '#console/preview/preview.messages.ts'
import { messages as groups } from '#console/settings/groups.messages.ts'
import { messages as look } from '#console/settings/labels/look.messages.ts'
import { inviteOwner, staffAt } from './support/console.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { variantsOf } from './support/variants.ts'

const action = () => getComputedStyle(document.documentElement).getPropertyValue('--tenant-color-action').trim()

for (const { language, locale, viewport, seed } of variantsOf(
  [
    { language: 'en', locale: 'en-AE', viewport: { width: 1440, height: 900 }, seed: '#7b2d8e' },
    { language: 'ar', locale: 'ar-AE', viewport: { width: 390, height: 844 }, seed: '#1f4b99' },
  ] as const,
  0,
)) {
  test.describe(`the preview with ${viewport.width} px in ${language}`, () => {
    // A header of its own would have the browser ask before it loads a script into a frame of another origin.
    test.use({ viewport, locale, extraHTTPHeaders: {} })

    test('a colour of the draft is seen in Arabic and dark, then by patients [T02]', async ({ page, browser }, {
      parallelIndex,
    }) => {
      const origin = origins[parallelIndex] ?? origins[0]!
      const email = `looker-${language}${Date.now()}@partner.example`
      const owner = staffAt(page, language, email)
      const visit = await browser.newContext({ viewport, locale })
      const patient = await visit.newPage()
      await patient.goto(`${origin}/ar-ae`)
      const before = await patient.evaluate(action)

      await page.goto(origin + (await inviteOwner(origin, email)))
      await owner.join('Sara Haddad')
      await page
        .getByRole('link', { name: owner.say(groups.look), exact: true })
        .first()
        .click()
      const isBeside = viewport.width > 1000
      const choose = (label: Parameters<typeof owner.say>[0], value: string) =>
        page.getByRole('combobox', { name: owner.say(label), exact: true }).selectOption(value)
      const app = page.frameLocator('iframe')
      const root = app.locator('html')
      if (!isBeside) {
        await expect(page.locator('iframe')).toHaveCount(0)
        await owner.field(look.seed).fill(seed)
        await owner.field(look.seed).blur()
        await expect(page.getByText(owner.say(draft.count, { count: 1 }))).toBeVisible()
        await page.getByRole('link', { name: owner.say(preview.heading), exact: true }).click()
      }
      await expect(root).toHaveAttribute('data-scheme', 'light')
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
      await choose(preview.language, 'ar-ae')
      await expect(root).toHaveAttribute('dir', 'rtl')
      await choose(preview.scheme, 'dark')
      await expect(root).toHaveAttribute('data-scheme', 'dark')
      await expect(root).toHaveAttribute('dir', 'rtl')
      if (isBeside) {
        // What was chosen stays beside other forms.
        for (const form of [groups.texts, groups.look]) {
          await page
            .getByRole('link', { name: owner.say(form), exact: true })
            .first()
            .click()
          await expect(page.getByRole('heading', { level: 1, name: owner.say(form) })).toBeVisible()
          await expect(root).toHaveAttribute('data-scheme', 'dark')
          await expect(root).toHaveAttribute('dir', 'rtl')
        }
        const earlier = await root.evaluate(action)
        await owner.field(look.seed).fill(seed)
        await owner.field(look.seed).blur()
        await expect.poll(() => root.evaluate(action)).not.toBe(earlier)
      }
      await choose(preview.scheme, 'light')
      await expect(root).toHaveAttribute('data-scheme', 'light')
      const colour = await root.evaluate(action)
      expect(colour).not.toBe(before)

      // The app runs: a page of a patient is refused in words, any other is followed, and leads back.
      await app.locator('header a[href*="/account"]:visible').first().click()
      await expect(page.getByRole('status').filter({ hasText: owner.say(preview.refused) })).toBeVisible()
      await choose(preview.page, '/doctors')
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
      await owner.press(preview.back)
      await expect(page.getByRole('combobox', { name: owner.say(preview.page), exact: true })).toHaveValue('')
      await choose(preview.device, 'desktop')
      // A text of the tenant's own, in the frame of the app's page: a link in it is followed as any other.
      await choose(preview.page, '/external?target=terms')
      const text = app.frameLocator('iframe')
      await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await text.locator('a[href*="privacy"]').first().dispatchEvent('click')
      await expect(page.getByRole('combobox', { name: owner.say(preview.page), exact: true })).toHaveValue(
        '/external?target=privacy',
      )
      await expect(text.getByRole('table').first()).toBeVisible()
      await expectAccessible(page, 'the preview')

      await patient.reload()
      expect(await patient.evaluate(action)).toBe(before)
      await owner.press(draft.publish)
      await expect(page.getByText(owner.say(draft.count, { count: 0 }))).toBeVisible()
      await expect(async () => {
        await patient.reload()
        expect(await patient.evaluate(action)).toBe(colour)
      }).toPass({ timeout: 20_000 })
      await visit.close()
    })
  })
}
