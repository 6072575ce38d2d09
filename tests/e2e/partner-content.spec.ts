import { issueMessages } from '#contract/issues/codes'
import { messages as content } from '#console/content/content.messages.ts'
import { messages as entries } from '#console/content/entries/entries.messages.ts'
import { messages as place } from '#console/content/place.messages.ts'
import { messages as words } from '#console/content/words/words.messages.ts'
import { messages as preview } from '#console/preview/preview.messages.ts'
import { messages as ui } from '#src/ui/ui.messages.ts'
import { messages as draft } from '#console/draft/draft.messages.ts'
import { messages as files } from '#console/files/files.messages.ts'
import { messages as form } from '#console/settings/form/form.messages.ts'
import { messages as groups } from '#console/settings/groups.messages.ts'
import { photo } from '#tests/support/sample-files'
import { inviteOwner, staffAt } from './support/console.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { variantsOf } from './support/variants.ts'
import type { Message } from './support/words.ts'

const find = 'care.searchBox.find'

for (const { language, locale, viewport } of variantsOf(
  [
    { language: 'en', locale: 'en-AE', viewport: { width: 1440, height: 900 } },
    { language: 'ar', locale: 'ar-AE', viewport: { width: 390, height: 844 } },
    { language: 'en', locale: 'en-AE', viewport: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-AE', viewport: { width: 1440, height: 900 } },
  ] as const,
  1,
)) {
  test.describe(`content with ${viewport.width} px in ${language}`, () => {
    // A header of its own would have the browser ask before it loads a script into the frame of the preview.
    test.use({ viewport, locale, extraHTTPHeaders: {} })

    test('a word and a banner in two languages are published, seen by patients, and taken back [C03] [C11]', async ({
      page,
      browser,
    }, { parallelIndex }) => {
      test.setTimeout(150_000)
      const origin = origins[parallelIndex] ?? origins[0]!
      const name = `winter-${language}-${viewport.width}-${Date.now() % 1_000_000}`
      const owner = staffAt(page, language, `content-${name}@partner.example`)
      const open = (message: Message) =>
        page
          .getByRole('link', { name: owner.say(message), exact: true })
          .first()
          .click()
      const waits = (count: number) => expect(page.getByText(owner.say(draft.count, { count }))).toBeVisible()
      const languageName = (code: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code)!
      const at = (pointer: string) => page.locator(`[id="field${pointer.replaceAll('/', '-')}"]`)
      const write = async (pointer: string, text: string) => {
        const field = at(pointer).locator('input, textarea').first()
        await field.fill(text)
        await field.blur()
      }

      await page.goto(origin + (await inviteOwner(origin, `content-${name}@partner.example`)))
      await owner.join('Reem Nasser')
      await open(place.content)
      await owner.field(words.search).fill(find)
      await owner.press(words.find)
      await expect(page.getByRole('heading', { name: find })).toBeVisible()
      await write(`/translations/en/${find}`, 'Show {me} my doctor')
      await expect(page.getByText(owner.say(issueMessages.wordForeign, { names: '{me}' })).first()).toBeVisible()
      await write(`/translations/en/${find}`, 'Show me my doctor')
      await write(`/translations/ar/${find}`, 'أرني طبيبي')
      await waits(2)
      await expectAccessible(page, 'the words of the app')

      await open(groups.files)
      const picture = `${name}.png`
      const bytes = await photo({ width: 600, height: 400, format: 'png' })
      const chosen = { mimeType: 'image/png', buffer: bytes }
      const chooser = page.waitForEvent('filechooser')
      await owner.press(files.upload)
      await (
        await chooser
      ).setFiles([
        { ...chosen, name: picture.toUpperCase() },
        { ...chosen, name: 'notes.txt' },
      ])
      await expect(page.getByText(owner.say(files.wrongKind))).toBeVisible()
      await owner.press(files.leave)
      const row = page.getByRole('listitem', { name: picture })
      await expect(row.getByText(owner.say(files.unused))).toBeVisible()
      // A picture is loaded once it is near the screen.
      await row.scrollIntoViewIfNeeded()
      await expect
        .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expectAccessible(page, 'the files')
      await open(place.content)
      await open(content.banners)
      const title = language === 'en' ? 'Flu vaccination' : 'تطعيم الإنفلونزا'
      await page.locator('[name="title"]').fill(title)
      await page.locator('[name="name"]').fill(name)
      await owner.press(entries.addBanner)
      const banner = `/banners/${name}`
      await expect(at(`${banner}/content/${language}/title`)).toBeVisible()
      await at(`${banner}/bpid`).getByRole('combobox').selectOption('home')
      await at(`${banner}/platform`)
        .getByRole('combobox')
        .selectOption(viewport.width > 1000 ? 'web' : 'mobile')
      await at(`${banner}/starts_at`).locator('input').fill('2026-01-01T08:30')
      await at(`${banner}/starts_at`).locator('input').blur()
      const other = language === 'en' ? 'ar' : 'en'
      await owner.press(entries.write, { language: languageName(other) })
      await write(`${banner}/content/${other}/title`, other === 'ar' ? 'تطعيم الإنفلونزا' : 'Flu vaccination')
      await write(`${banner}/position`, '0')
      await at(`${banner}/content/${language}/image`).getByRole('combobox').selectOption(picture)
      await expect(at(`${banner}/content/${language}/image`).getByRole('textbox')).toHaveValue(`asset:${picture}`)
      await expect(page.getByText(owner.say(form.saving))).toHaveCount(0)
      await expectAccessible(page, 'a banner')
      // The page on which it appears, beside the form or over it.
      const isBeside = viewport.width >= 1360
      if (!isBeside) await owner.press(preview.open)
      await page.getByLabel(owner.say(preview.device), { exact: true }).selectOption(isBeside ? 'desktop' : 'phone')
      // It is far down on that page.
      await expect(page.frameLocator('iframe').getByText(title, { exact: true })).toBeInViewport()
      if (!isBeside) await owner.press(ui.close)
      await owner.press(draft.publish)
      await waits(0)

      const visit = await browser.newContext({ viewport, locale })
      const patient = await visit.newPage()
      const shows = (path: string, word: string, title: string, isThere: boolean) =>
        expect(async () => {
          await patient.goto(`${origin}/${path}`)
          await expect(patient.getByRole('button', { name: word })).toHaveCount(isThere ? 1 : 0)
          await expect(patient.getByText(title, { exact: true })).toHaveCount(isThere ? 1 : 0)
        }).toPass({ timeout: 20_000 })
      await shows('en-ae', 'Show me my doctor', 'Flu vaccination', true)
      await shows('ar-ae', 'أرني طبيبي', 'تطعيم الإنفلونزا', true)
      await patient.goto(`${origin}/${locale.toLowerCase()}`)
      const shown = patient.locator(`img[src*="${picture}"]`)
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

      await owner.press(entries.remove)
      await expect(page.getByText(owner.say(entries.removed))).toBeVisible()
      await open(content.words)
      await page.getByLabel(owner.say(words.show), { exact: true }).selectOption('changed')
      for (const code of ['en', 'ar'] as const) {
        const label = owner.say(form.inLanguage, { label: find, language: languageName(code) })
        await page.getByRole('button', { name: owner.say(words.backNamed, { label }), exact: true }).click()
        await expect(at(`/translations/${code}/${find}`).locator('textarea')).toHaveValue('')
      }
      await expect(page.getByText(owner.say(form.saving))).toHaveCount(0)
      await owner.press(draft.publish)
      await waits(0)
      await shows('en-ae', 'Show me my doctor', 'Flu vaccination', false)
      await shows('ar-ae', 'أرني طبيبي', 'تطعيم الإنفلونزا', false)
      await visit.close()
    })
  })
}
