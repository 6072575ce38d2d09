import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as documents } from '#src/pages/documents/documents.messages.ts'
import { photo } from '#tests/support/sample-files'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

test.use(withWorker)

for (const { language, locale, size } of variantsOf(
  [
    { language: 'ar', locale: 'ar-ae', size: { width: 390, height: 844 } },
    { language: 'en', locale: 'en-ae', size: { width: 1280, height: 800 } },
  ] as const,
  0,
))
  test(`a document waits on the device with its file, outlives its page and is stored once: ${locale} [N03]`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const messages = { ...documents, ...files }
    await page.setViewportSize(size)
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
    const visitor = visitorAt(page, request, language)
    const { say, press } = visitor
    await page.goto(`/${locale}/dashboard/documents`)
    await visitor.choosePassword(phone)
    await visitor.givePassword('quiet harbour lamp')
    await expect(visitor.heading(own.documents)).toBeVisible()
    await expect(page.getByText(say(messages.noneTitle))).toBeVisible()
    await expectWorker(page)

    await context.setOffline(true)
    await press(messages.add)
    const arm = await photo({ width: 900, height: 700, format: 'png' })
    const chosen = { name: 'arm.png', mimeType: 'image/png', buffer: arm }
    await page.locator('input[type=file][multiple]').setInputFiles([chosen])
    await page.locator('[name="tag_id"]').selectOption('imaging')
    await page.locator('[name="document_title"]').fill('Photo of left arm')
    await press(messages.save)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(say(kept.kept))).toBeVisible()
    await expectAccessible(page, 'a document that waits')
    await page.close()

    const second = await context.newPage()
    await second.setViewportSize(size)
    await second.goto(`/${locale}/dashboard/documents`)
    await expect(second.getByText('Photo of left arm')).toBeVisible()
    await expect(second.getByRole('heading', { name: say(kept.waiting) })).toBeVisible()
    const stored: string[] = []
    context.on('requestfinished', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/documents')) stored.push(call.url())
    })
    await context.setOffline(false)
    await expect(second.getByText(say(kept.waiting))).toHaveCount(0)
    await second.getByRole('button', { name: /Photo of left arm/ }).click()
    await expect(second.getByRole('dialog').getByRole('img', { name: 'arm.png' })).toBeVisible()
    expect(stored).toHaveLength(1)
  })
