import type { APIRequestContext } from '@playwright/test'
import { messages as person } from '#src/features/person/person.messages.ts'
import { messages as settings } from '#src/pages/settings/settings.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as consent } from '#src/pages/relative-consent/consent.messages.ts'
import { messages } from '#src/pages/relatives/relatives.messages.ts'
import { makeAccount } from './support/account.ts'
import { lastingTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', other: 'ar-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', other: 'en-ae', size: { width: 1280, height: 900 } },
] as const

/** The newest link that a phone was sent, from the demo inbox; `after` is one from before. */
async function readLink(request: APIRequestContext, phone: string, after = ''): Promise<string> {
  let link = ''
  await expect(async () => {
    const inbox = await (await request.get('/demo/inbox')).text()
    const message = inbox.split('<li>').find((entry) => entry.includes(phone) && entry.includes('/relative-consent'))
    link = /href="(http[^"]*\/relative-consent[^"]*)"/.exec(message ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(link).not.toBe('')
    expect(link).not.toBe(after)
  }).toPass({ timeout: 10_000 })
  return link
}

for (const { language, locale, other, size } of variantsOf(journeys, 0))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('an adult is asked, says yes on a page of their own and is booked for, ends it, is asked again and says no [P03 R12]', async ({
      page,
      browser,
      request,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const phone = newPhone()
      const hers = newPhone()
      await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
      const visitor = visitorAt(page, request, language)
      const patient = patientAt(page, request, language)
      const { say, press } = visitor
      const amina = { name: 'Amina' }
      const field = (name: string) => page.locator(`[name="${name}"]`)
      const relatives = `/${locale}/dashboard/relatives`
      const button = (name: string) => page.getByRole('button', { name, exact: true })

      await page.goto(`${relatives}?person=new`)
      await visitor.choosePassword(`+971${phone}`)
      await visitor.givePassword('quiet harbour lamp')
      await field('relationship_id').selectOption('parent')
      await field('first_name').fill('Amina')
      await field('birthday-day').fill('9')
      await field('birthday-month').selectOption('01')
      await field('birthday-year').fill('1963')
      await field('phone').fill(hers)
      await press(messages.addNow)
      await expect(page.getByText(say(messages.waitingTitle), { exact: true })).toBeVisible()
      await expect(page.getByText(say(messages.savedAndSent, amina))).toBeVisible()
      await expect(button(say(messages.bookFor, amina))).toHaveCount(0)
      await expectAccessible(page, 'a relative who was asked')
      // Two messages at once are refused, and said until when.
      await press(messages.sendAgain)
      await expect(page.getByRole('alert')).toContainText(say(messages.scheduleProbe, { when: '' }).slice(0, 12))

      // In a booking she can be seen, and not chosen: it leads to where she is asked.
      await page.goto(`/${locale}/doctor/dermatology`)
      await (await lastingTime(page)).click()
      await expect(page.getByRole('radio', { name: /Amina/ })).toBeDisabled()
      await expect(page.getByRole('link', { name: say(whoMessages.toRelatives) })).toBeVisible()
      await expectAccessible(page, 'a booking with a relative who has not agreed')

      // She opens the link on her own phone, without an account.
      const link = await readLink(request, hers)
      expect(link).not.toMatch(/amina|layla/i)
      const context = await browser.newContext({ viewport: { width: 320, height: 700 } })
      const her = await context.newPage()
      const asked = await her.request.get(link.replace(/#.*/, ''))
      expect(await asked.text()).toContain(say(consent.title))
      await her.goto(link)
      await expect(her.getByRole('heading', { level: 1, name: say(consent.question, { name: 'Layla' }) })).toBeVisible()
      await expectAccessible(her, 'the question whether somebody may book')
      // In another language it is the same question.
      await her.goto(link.replace(`/${locale}/`, `/${other}/`))
      await expect(her.getByRole('heading', { level: 1 })).toContainText('Layla')
      await her.goto(link)
      await expect(her.getByRole('button', { name: say(consent.yes), exact: true })).toBeVisible()
      const pressHers = (name: string) => her.getByRole('button', { name, exact: true }).click()
      const said = (message: Parameters<typeof say>[0]) => her.getByRole('heading', { level: 1, name: say(message) })
      // Without a network nothing was said.
      await context.setOffline(true)
      await pressHers(say(consent.yes))
      await expect(her.getByRole('alert')).toBeVisible()
      await context.setOffline(false)
      await pressHers(say(consent.yes))
      await expect(said(consent.given)).toBeFocused()
      await expectAccessible(her, 'a yes')

      // Now she is booked for.
      await page.goto(relatives)
      await button(say(messages.bookFor, amina)).click()
      await (await lastingTime(page)).click()
      await expect(page.getByRole('radio', { name: /Amina/ })).toBeChecked()
      await patient.button(whoMessages.continueProven).click()
      await expect(patient.heading(reviewMessages.heading)).toBeVisible()

      // She ends it by the same link, before that is sent.
      await her.reload()
      await pressHers(say(consent.end))
      await expectAccessible(her, 'the question before a consent is ended')
      await pressHers(say(consent.endNow))
      await expect(said(consent.revoked)).toBeFocused()
      await patient.confirm()
      // The refusal says why, and leads to where she is asked.
      await page
        .getByRole('link', { name: say(whoMessages.toRelatives) })
        .filter({ visible: true })
        .click()
      await expect(page.getByText(say(messages.revokedTitle, amina))).toBeVisible()

      // Asked again, she says no.
      await press(messages.askAgain)
      await expect(page.getByText(say(messages.waitingTitle), { exact: true })).toBeVisible()
      await her.goto(await readLink(request, hers, link))
      await pressHers(say(consent.no))
      await expect(said(consent.refused)).toBeFocused()
      await her.goto(link)
      await her.reload()
      await expect(said(consent.unknown)).toBeVisible()
      await expectAccessible(her, 'a link that is over')
      await context.close()
      await page.goto(relatives)
      await expect(page.getByText(say(messages.refusedTitle, amina))).toBeVisible()
      await expectAccessible(page, 'a relative who said no')
      await expect(page.getByText(say(person.parent), { exact: false }).first()).toBeVisible()
      await page.goto(`/${locale}/dashboard/settings`)
      await expect(page.getByText(say(settings.consentRefused))).toBeVisible()
    })
  })
