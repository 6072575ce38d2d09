import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as network } from '#src/features/needs-network/needs-network.messages.ts'
import { messages as unlock } from '#src/features/unlock-documents/unlock.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as ofDocuments } from '#src/pages/documents/documents.messages.ts'
import { photo } from '#tests/support/sample-files'
import { makeAccount } from './support/account.ts'
import { storesOfDevice } from './support/device.ts'
import { expect, expectAccessible, expectWorker, newPhone, readCode, test, withWorker } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

test.use(withWorker)

const documents = { ...ofDocuments, ...files }
const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1280, height: 800 } },
] as const

for (const { language, locale, size } of variantsOf(journeys, 1))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('where a tenant asks for a code documents open with it alone, are listed, seen and downloaded, and a reload or a lost network leaves nothing of them [C32 P02]', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      const phone = newPhone()
      await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp', tenant: 'insurer' })
      const visitor = visitorAt(page, request, language)
      const { say, press } = visitor
      const sheet = page.getByRole('dialog')
      const isLocked = page.getByRole('heading', { name: say(unlock.title) })
      const code = page.getByLabel(say(codeEntry.code), { exact: true })
      const send = page.getByRole('button', { name: say(unlock.sendCode), exact: true })
      const unlockByCode = async () => {
        await send.click()
        await expect(code).toBeVisible()
        await code.fill(await readCode(request, phone))
        await expect(isLocked).toBeHidden()
      }
      await page.goto(`/${locale}/dashboard/documents?key=insurer`)
      await visitor.choosePassword(phone)
      await visitor.givePassword('quiet harbour lamp')
      await expect(visitor.heading(own.documents)).toBeVisible()
      await expect(isLocked).toBeVisible()
      await expectAccessible(page, 'locked documents')

      await send.click()
      await expect(code).toBeVisible()
      const right = await readCode(request, phone)
      await code.fill(right === '000000' ? '111111' : '000000')
      await expect(page.getByText(say(codeEntry.triesLeft, { count: 4 }))).toBeVisible()
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page, 'a wrong code')
      await code.fill(right)
      await expect(page.getByText(say(documents.noneTitle))).toBeVisible()

      await press(documents.add)
      const arm = await photo({ width: 900, height: 700, format: 'png' })
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles([{ name: 'arm.png', mimeType: 'image/png', buffer: arm }])
      await page.locator('[name="tag_id"]').selectOption('imaging')
      await page.locator('[name="document_title"]').fill('Photo of left arm')
      await expect(sheet.getByRole('listitem').filter({ hasText: 'arm.png' })).toContainText(
        say(documents.ready, { size: say(documents.size, { amount: '0.1' }) }),
      )
      await press(documents.save)
      await page.getByRole('button', { name: /Photo of left arm/ }).click()
      await expect(sheet.getByRole('img', { name: 'arm.png' })).toBeVisible()
      const saving = page.waitForEvent('download')
      await sheet.getByRole('link', { name: say(documents.download) }).click()
      expect((await saving).suggestedFilename()).toBe('arm.png')
      await expectAccessible(page, 'a document that a code has opened')
      const { page: _, ...stored } = await storesOfDevice(page)
      expect(JSON.stringify(stored)).not.toMatch(/Photo of left arm|arm\.png/)

      // The access is in the memory of this page alone.
      await page.reload()
      await expect(isLocked).toBeVisible()
      await expect(page.getByText('Photo of left arm')).toHaveCount(0)
      await expectWorker(page)
      await context.setOffline(true)
      await page.reload()
      await expect(isLocked).toBeVisible()
      await expect(send).toHaveAccessibleDescription(say(network.needsNetwork))
      await context.setOffline(false)
      await expect(send).not.toHaveAccessibleDescription(say(network.needsNetwork))
      await unlockByCode()
      await expect(page.getByRole('button', { name: /Photo of left arm/ })).toBeVisible()
    })
  })
