import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { additions } from '#contract/services'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as documents } from '#src/pages/documents/documents.messages.ts'
import { executable, pdf, photo } from '#tests/support/sample-files'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const messages = { ...documents, ...files }
const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1280, height: 800 } },
] as const

/** Loses the connection when so much of a file has come, until it is mended by what is returned. */
async function loseConnectionAt(page: Page, offset: number): Promise<() => void> {
  let isMended = false
  const parts = new RegExp(`${additions.announceFile.path}/[^/]+\\?offset=(\\d+)$`)
  await page.route(parts, async (route) => {
    const at = Number(parts.exec(route.request().url())![1])
    return isMended || at < offset ? route.continue() : route.abort('connectionreset')
  })
  return () => {
    isMended = true
  }
}

for (const { language, locale, size } of variantsOf(journeys, 0))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient keeps a document: bad files are refused with a sentence, a lost connection goes on, and what is stored is seen, changed and deleted [R12 N03 C41 C42 C43 C07 V01]', async ({
      page,
      request,
      baseURL,
    }, testInfo) => {
      const phone = newPhone()
      await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
      const visitor = visitorAt(page, request, language)
      const { say, press } = visitor
      const field = (name: string) => page.locator(`[name="${name}"]`)
      const row = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
      const sheet = page.getByRole('dialog')
      await page.goto(`/${locale}/dashboard/documents`)
      await visitor.choosePassword(phone)
      await visitor.givePassword('quiet harbour lamp')
      await expect(visitor.heading(own.documents)).toBeVisible()
      await expect(page.getByText(say(messages.noneTitle))).toBeVisible()
      await expectAccessible(page, 'no documents')

      await press(messages.add)
      await press(messages.save)
      await expect(page.getByRole('alert')).toContainText(say(messages.name))
      await expect(page.getByText(say(messages.errorTitle), { exact: true })).toBeVisible()
      const picture = await photo({ width: 2400, height: 1800, format: 'png' })
      // What a phone takes, of a kind that this browser opens, and of one that it does not.
      const ofPhone = await sharp(picture).avif().toBuffer()
      const heic = Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from('ftypheic\0\0\0\0mif1heic'),
        Buffer.alloc(600, 7),
      ])
      const scan = pdf({ padding: 210_000 })
      const mendConnection = await loseConnectionAt(page, 190_000)
      // Of the sixty megabytes nothing is sent: they are too many for a message to the browser, and stand in a file.
      const chosen = [
        ['program.pdf', executable()],
        ['whole folder.pdf', Buffer.alloc(60 * 1024 * 1024, 'x')],
        ['arm.png', picture],
        ['IMG_7.HEIF', ofPhone],
        ['IMG_8.HEIC', heic],
        ['long scan.pdf', scan],
      ] as const
      for (const [name, bytes] of chosen) await writeFile(testInfo.outputPath(name), bytes)
      await page.locator('input[type=file][multiple]').setInputFiles(chosen.map(([name]) => testInfo.outputPath(name)))
      await expect(row('program.pdf')).toContainText(say(messages.reasonType))
      await expect(row('whole folder.pdf')).toContainText(
        say(messages.tooLarge, { size: say(messages.size, { amount: '60.0' }), most: 10 }),
      )
      await expect(row('long scan.pdf')).toContainText(
        say(messages.waits, { size: say(messages.size, { amount: '0.2' }) }),
      )
      mendConnection()
      await expect(row('arm.png')).toContainText(say(messages.ready, { size: say(messages.size, { amount: '0.1' }) }))
      await expect(row('IMG_7.jpg')).toContainText(say(messages.ready, { size: say(messages.size, { amount: '0.1' }) }))
      await expect(row('IMG_8.HEIC')).toContainText(say(messages.heic))
      await expectAccessible(page, 'files of a document')
      // It goes on by itself.
      await expect(row('long scan.pdf')).toContainText(
        say(messages.ready, { size: say(messages.size, { amount: '0.2' }) }),
      )
      for (const name of ['program.pdf', 'whole folder.pdf', 'IMG_7.jpg', 'IMG_8.HEIC'])
        await page.getByRole('button', { name: say(messages.remove, { name }) }).click()

      await field('tag_id').selectOption('imaging')
      await field('document_title').fill('Photo of left arm')
      await field('notes').fill('Since Sunday.')
      await page.reload()
      await expect(field('notes')).toHaveValue('Since Sunday.')
      await expect(field('document_title')).toHaveValue('Photo of left arm')
      for (const name of ['arm.png', 'long scan.pdf']) await expect(row(name)).toBeVisible()
      await press(messages.save)
      await page.getByRole('button', { name: /Photo of left arm/ }).click()
      await expect(sheet.getByRole('img', { name: 'arm.png' })).toBeVisible()
      await expect(sheet.getByRole('link', { name: say(messages.download) }).first()).toHaveAttribute(
        'download',
        'arm.png',
      )
      await expect(sheet.getByText('Since Sunday.')).toBeVisible()
      await expectAccessible(page, 'a document')

      await press(messages.edit)
      await field('document_title').fill('Left arm')
      await field('notes').fill('')
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() }])
      await expect(row('letter.pdf')).toContainText(
        say(messages.ready, { size: say(messages.size, { amount: '0.1' }) }),
      )
      await press(messages.save)
      await expect(sheet).toBeHidden()
      await page.reload()
      await page.getByRole('button', { name: /Left arm/ }).click()
      await expect(sheet.getByText('letter.pdf')).toBeVisible()
      await expect(sheet.getByText('Since Sunday.')).toBeHidden()
      await press(messages.delete)
      await expect(page.getByText(say(messages.deleteWhy))).toBeVisible()
      await press(messages.delete)
      await expect(page.getByText(say(messages.noneTitle))).toBeVisible()
    })
  })
