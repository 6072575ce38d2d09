import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { messages as content } from '#console/content/content.messages.ts'
import { messages as place } from '#console/content/place.messages.ts'
import { messages as draft } from '#console/draft/draft.messages.ts'
import { messages as files } from '#console/files/files.messages.ts'
import { messages as history } from '#console/history/history.messages.ts'
import { messages as form } from '#console/settings/form/form.messages.ts'
import { messages as groups } from '#console/settings/groups.messages.ts'
import { inviteOwner, staffAt } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { variantsOf } from './support/variants.ts'
import type { Message } from './support/words.ts'

const colour = '#3a7d44'
const drawing = `<svg viewBox="0 0 40 40"><path fill="${colour}" d="M0 0h40v40z"/></svg>`

for (const { language, locale, viewport, font, family } of variantsOf(
  [
    {
      language: 'en',
      locale: 'en-AE',
      viewport: { width: 1440, height: 900 },
      font: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      family: 'Source Serif 4',
    },
    {
      language: 'ar',
      locale: 'ar-AE',
      viewport: { width: 390, height: 844 },
      font: 'markazi-text/files/markazi-text-arabic-wght-normal.woff2',
      family: 'Markazi Text',
    },
  ] as const,
  0,
)) {
  test.describe(`files with ${viewport.width} px in ${language}`, () => {
    test.use({ viewport, locale, extraHTTPHeaders: {} })

    test('a logo, a font and a film are uploaded, seen by patients, and taken back [T02] [C05]', async ({
      page,
      browser,
    }, { parallelIndex }) => {
      test.setTimeout(150_000)
      const origin = origins[parallelIndex] ?? origins[0]!
      const mark = `${viewport.width}-${Date.now() % 1_000_000}`
      const owner = staffAt(page, language, `files-${mark}@partner.example`)
      const open = (message: Message) =>
        page
          .getByRole('link', { name: owner.say(message), exact: true })
          .first()
          .click()
      const waits = (count: number) => expect(page.getByText(owner.say(draft.count, { count }))).toBeVisible()
      const choose = (field: Locator, name: string) =>
        field
          .locator('select')
          .filter({ has: page.locator(`option[value="${name}"]`) })
          .selectOption(name)

      const visit = await browser.newContext({ viewport, locale })
      const patient = await visit.newPage()
      const tools = await visit.newCDPSession(patient)
      await tools.send('DOM.enable')
      await tools.send('CSS.enable')
      /** What a patient sees who comes now: whether the logo is drawn, which font writes the heading, how large the film is. */
      const seen = async () => {
        await patient.goto(`${origin}/${locale.toLowerCase()}`)
        await patient.evaluate(() => document.fonts.ready.then(() => undefined))
        const film = patient.locator('video')
        const size = await film.evaluate(async (video: HTMLVideoElement) => {
          video.muted = true
          await video.play()
          video.pause()
          return [new URL(video.currentSrc).pathname.split('/').at(-1), video.videoWidth > 0, video.readyState > 1]
        })
        const { root } = await tools.send('DOM.getDocument')
        const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
        const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
        const logo = patient.locator(`header path[fill="${colour}"]`).first()
        return {
          logo: (await logo.count()) > 0 && ((await logo.boundingBox())?.width ?? 0) > 0,
          fonts: fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName),
          film: size,
        }
      }
      const before = await seen()

      await page.goto(origin + (await inviteOwner(origin, `files-${mark}@partner.example`)))
      await owner.join('Reem Nasser')
      await open(groups.files)
      const chooser = page.waitForEvent('filechooser')
      await owner.press(files.upload)
      const [fontFile, filmFile] = [`letters-${mark}.woff2`, `welcome-${mark}.mp4`]
      await (
        await chooser
      ).setFiles([
        {
          ...{ name: fontFile, mimeType: 'font/woff2' },
          buffer: await readFile(`node_modules/@fontsource-variable/${font}`),
        },
        {
          ...{ name: filmFile, mimeType: 'video/mp4' },
          buffer: await readFile('server/demo/tenants/liqa/assets/how-it-goes.mp4'),
        },
      ])
      await waits(2)

      await open(groups.look)
      const logo = page.waitForEvent('filechooser')
      await owner.press(files.fromFile)
      await (await logo).setFiles([{ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }])
      await waits(3)
      const faces = page.locator('#field-configuration-theme-faces')
      await choose(faces.getByRole('listitem').nth(language === 'ar' ? 1 : 0), fontFile)
      await waits(4)
      await open(place.content)
      await open(content.blocks)
      await page.locator('a[href$="/content/blocks/video"]').click()
      await choose(page.locator(`#field-blocks-video-${language}-video-src`), filmFile)
      await waits(5)
      await expect(page.getByText(owner.say(form.saving))).toHaveCount(0)
      expect(await seen()).toEqual(before)
      await owner.press(draft.publish)
      await waits(0)
      await expect
        .poll(seen, { timeout: 20_000 })
        .toEqual({ logo: true, fonts: expect.arrayContaining([family]), film: [filmFile, true, true] })

      await open(groups.history)
      const versions = page.getByRole('list', { name: owner.say(history.list) })
      await versions.getByRole('button').first().click()
      await owner.press(history.back)
      await waits(5)
      await owner.press(draft.publish)
      await waits(0)
      await expect.poll(seen, { timeout: 20_000 }).toEqual(before)
      await visit.close()
    })
  })
}
