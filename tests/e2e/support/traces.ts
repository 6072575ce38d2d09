import type { Page } from '@playwright/test'
import { pushUserCookie } from '#contract/cookies'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { messages as review } from '#src/pages/booking/review.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { messages as confirmed } from '#src/pages/confirmed/confirmed.messages.ts'
import { messages as ofDocuments } from '#src/pages/documents/documents.messages.ts'
import { messages as profilePhoto } from '#src/pages/profile/photo/photo.messages.ts'
import { messages as profile } from '#src/pages/profile/profile.messages.ts'
import { messages as relatives } from '#src/pages/relatives/relatives.messages.ts'
import { messages as staleness } from '#src/shell/staleness-notice/staleness-notice.messages.ts'
import { photo } from '#tests/support/sample-files'
import { addRelative } from './account.ts'
import { lastingTime, openFirstFreeTime } from './booking.ts'
import { storesOfDevice, textOnDevice } from './device.ts'
import { expect, expectAccessible, newPhone } from './journey.ts'
import type { visitorAt } from './visitor.ts'
import type { Message } from './words.ts'

/** A patient at the pages by which one signs in. */
export type Visitor = ReturnType<typeof visitorAt>

const documents = { ...ofDocuments, ...files }

/** By what OneSignal would know the device of this patient. */
const subscription = '5e1c7a90-zulaikha'
const yusra = { first_name: 'Yusrat', last_name: 'Bilqasim' }

/** Joins as somebody whose name no page of the demo has. Returns what there must not be a byte of afterwards. */
export async function join(page: Page, visitor: Visitor, locale = 'en-ae') {
  const phone = newPhone()
  await page.goto(`/${locale}/account/sign-in`)
  await visitor.askForCode(phone)
  await visitor.giveCode(phone)
  await visitor.join({ first: 'Zulaikha', last: 'Mubarak' })
  await visitor.expectSignedIn('Zulaikha')
  const kept = await textOnDevice(page)
  const read = (name: string) => new RegExp(`"patient":\\{[^}]*"${name}":"([^"]+)"`).exec(kept)![1]!
  const bearer = read('idToken')
  return { bearer, id: read('id'), traces: ['Zulaikha', 'Mubarak', phone, bearer, read('refreshToken')] }
}

/** Keeps a picture as a document, and opens it in a window of its own. */
export async function openDocument(page: Page, { say }: Visitor, locale: string): Promise<Page> {
  const press = (message: Message) => page.getByRole('button', { name: say(message), exact: true }).click()
  await page.goto(`/${locale}/dashboard/documents`)
  await press(documents.add)
  const arm = { name: 'arm.png', mimeType: 'image/png', buffer: await photo({ width: 60, height: 40, format: 'png' }) }
  await page.locator('input[type=file][multiple]').setInputFiles([arm])
  await page.locator('[name="tag_id"]').selectOption('imaging')
  await page.locator('[name="document_title"]').fill('Left arm')
  const size = say(documents.size, { amount: '0.1' })
  await expect(page.getByText(say(documents.ready, { size }))).toBeVisible()
  await press(documents.save)
  await page.getByRole('button', { name: /Left arm/ }).click()
  const opening = page.waitForEvent('popup')
  await press(documents.open)
  const picture = await opening
  await expect(picture.locator('img')).toBeVisible()
  return picture
}

/**
 * Fills the device with what the app knows of a patient: a relative and their visit, drafts of a profile, a relative, a document and a booking, a
 * photo, an insurance, and answers in memory. Returns what there must not be a byte of afterwards.
 */
export async function leaveTraces(
  page: Page,
  { say }: Visitor,
  { locale, origin, bearer }: { locale: string; origin: string; bearer: string },
): Promise<string[]> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await addRelative(origin, { idToken: bearer }, { ...yusra, relationship_id: 'child', birthday: '2020-05-02' })
  await page.goto(`/${locale}/dashboard/relatives`)
  await page.getByRole('button', { name: say(relatives.bookFor, { name: yusra.first_name }) }).click()
  await (await lastingTime(page)).click()
  await expect(page.getByLabel(say(who.first), { exact: true })).toHaveValue(yusra.first_name)
  await page.getByLabel(say(who.reason)).fill('A rash behind the ear')
  await page
    .getByRole('button', { name: say(who.continueProven), exact: true })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('button', { name: say(review.confirm), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say(confirmed.heading) })).toBeVisible()
  // A booking that is not finished, with an insurance.
  await openFirstFreeTime(page, `/${locale}/doctor/cardiology`)
  await page.getByLabel(say(who.reason)).fill('Short of breath')
  // A page that is left in the very moment of typing has no time to store it.
  await expect.poll(() => textOnDevice(page)).toContain('Short of breath')
  await page.goto(`/${locale}/dashboard/profile`)
  await field('emergency_contact_name').fill('Quthaybah')
  await field('identity_type_id').selectOption('passport')
  await field('identity').fill('ZQ4471902')
  await page.getByRole('button', { name: say(profilePhoto.add) }).click()
  const face = {
    name: 'face.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 600, height: 600, format: 'jpeg' }),
  }
  await page.locator('input[type=file]:not([capture])').setInputFiles(face)
  await page.getByRole('button', { name: say(profilePhoto.use), exact: true }).click()
  await expect(page.getByText(say(profilePhoto.saved))).toBeVisible()
  await page.goto(`/${locale}/dashboard/relatives?person=new`)
  await field('first_name').fill('Ghaith')
  await expect.poll(() => textOnDevice(page)).toContain('Ghaith')
  await page.goto(`/${locale}/dashboard/documents`)
  await expect(page.getByRole('button', { name: say(documents.add), exact: true }).first()).toBeVisible()
  await page.context().addCookies([{ name: pushUserCookie('patientweb'), value: subscription, url: `${origin}/` }])
  const kept = await textOnDevice(page)
  const copies = ['account', 'relatives', 'documents'].map((name) => `own-copy:${name}`)
  for (const typed of ['Quthaybah', 'ZQ4471902', 'Ghaith', 'Short of breath', subscription])
    expect(kept).toContain(typed)
  for (const copy of copies) await expect.poll(() => textOnDevice(page)).toContain(copy)
  return [
    ...copies,
    yusra.first_name,
    yusra.last_name,
    'A rash behind the ear',
    'Short of breath',
    'Quthaybah',
    'ZQ4471902',
    'Ghaith',
    subscription,
  ]
}

/** Without a network what was read before is read again, with its age, and the document that was opened opens. */
export async function expectReadOffline(page: Page, { say }: Visitor): Promise<void> {
  const age = page.getByText(say(staleness.copiedNow)).or(page.getByText(/^Read \d+ minutes? ago/))
  await page.goto('/en-ae/dashboard/profile')
  await expect(page.getByLabel(say(profile.first), { exact: true })).toHaveValue('Zulaikha')
  await expect(age).toBeVisible()
  await expectAccessible(page, 'profile without a network')
  await page.goto('/en-ae/dashboard/relatives')
  await expect(page.getByText(`${yusra.first_name} ${yusra.last_name}`)).toBeVisible()
  await page.goto('/en-ae/dashboard/documents')
  const row = page.getByRole('button', { name: /Left arm/ })
  await expect(row).toContainText(say(documents.onDevice))
  await expect(age).toBeVisible()
  await row.click()
  await expect(page.getByRole('img', { name: 'arm.png' })).toBeVisible()
  await expectAccessible(page, 'a document without a network')
}

/** Not one store of the browser, nor the page itself, has anything of a person. */
export async function expectNothingOf(page: Page, traces: string[]): Promise<void> {
  const found = async () =>
    Object.entries(await storesOfDevice(page)).flatMap(([store, text]) =>
      traces.filter((trace) => text.includes(trace)).map((trace) => `${store}: ${trace}`),
    )
  await expect.poll(found).toEqual([])
  const stores = Object.keys(await storesOfDevice(page))
  expect(stores).toEqual(expect.arrayContaining(['cookies', 'localStorage', 'sessionStorage', 'history', 'page']))
}
