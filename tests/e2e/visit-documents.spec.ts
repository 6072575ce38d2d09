import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages } from '#src/features/visit-documents/visit-documents.messages.ts'
import { executable, pdf, photo } from '#tests/support/sample-files'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  1,
))
  test(`a guest photographs the insurance card while booking, and keeps papers with the visit: ${locale} [C44] [C45] [N08]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const phone = newPhone()
    const patient = patientAt(page, request, language)
    const { say } = patient
    const choose = async (
      label: string,
      file: { name: string; mimeType: string; buffer: Buffer },
      within = page.locator('main'),
    ) => within.locator(`input[type=file][aria-label="${label}"]`).setInputFiles([file])
    const card = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 900, height: 600 }) }

    // The insurer's own app: who books there is insured.
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology?visit=clinic&key=insurer`)
    await patient.fillDetails(phone)
    await choose(say(messages.insurance_front), card)
    await expect(page.getByText('card.jpg')).toBeVisible()
    await choose(say(messages.insurance_back), { ...card, name: 'back.jpg' })
    await expectAccessible(page, 'photos of the card')
    await page.getByRole('button', { name: say(messages.takeOut, { what: say(messages.insurance_back) }) }).click()
    await patient.sendCode()
    await patient.giveCode(phone)
    await patient.confirm()
    await patient.expectConfirmed()

    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: say(messages.heading) }) })
    const front = section.getByRole('button', { name: new RegExp(`${say(messages.insurance_front)}.*card\\.jpg`) })
    await expect(front).toBeVisible()
    await page.reload()
    await expect(front).toHaveCount(1)

    await choose(
      say(messages.other),
      { name: 'program.pdf', mimeType: 'application/pdf', buffer: executable() },
      section,
    )
    await expect(section.getByRole('alert')).toHaveText(say(files.reasonType))
    await section.getByRole('button', { name: say(files.remove, { name: 'program.pdf' }) }).click()
    await choose(
      say(messages.insurance_letter),
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() },
      section,
    )
    const letter = section.getByRole('button', { name: new RegExp(`${say(messages.insurance_letter)}.*letter\\.pdf`) })
    await expect(letter).toBeVisible()
    await expectAccessible(page, 'documents of a visit')

    const sheet = page.getByRole('dialog', { name: say(messages.insurance_front) })
    await front.click()
    await expect(sheet.getByRole('img', { name: 'card.jpg' })).toBeVisible()
    await expectAccessible(page, 'a document of a visit')
    await choose(say(messages.replace), { ...card, name: 'newer.jpg' }, sheet)
    await expect(sheet).toHaveCount(0)
    await expect(section.getByRole('button', { name: /newer\.jpg/ })).toBeVisible()
    await expect(front).toHaveCount(0)
    await letter.click()
    const other = page.getByRole('dialog', { name: say(messages.insurance_letter) })
    await other.getByRole('button', { name: say(messages.remove) }).click()
    await expect(other.getByText(say(messages.removeWhy))).toBeVisible()
    await other.getByRole('button', { name: say(messages.remove) }).click()
    await expect(letter).toHaveCount(0)
  })
