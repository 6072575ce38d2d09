import { siteNames } from '#src/features/social-sign-in/site-names.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { messages } from '#src/pages/account/social/social.messages.ts'
import { messages as ways } from '#src/pages/settings/linked-ways/linked-ways.messages.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 }, person: ['Amal', 'Haddad'] },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 }, person: ['Basma', 'Khoury'] },
] as const
const site = siteNames.google

let server: OwnServer<{ origin: string }>
test.beforeAll(async () => {
  server = await startOwnServer('social-site-server')
})
test.afterAll(() => server.stop())

for (const { language, locale, size, person } of variantsOf(journeys, 1))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('who is new refuses, agrees, proves their phone once, and is signed in by the other site from then on, and by Facebook once it is linked [S18 S19 C22 C23]', async ({
      page,
      browser,
      playwright,
    }) => {
      const request = await playwright.request.newContext({ baseURL: server.origin })
      const visitor = visitorAt(page, request, language)
      const { say, heading } = visitor
      const [first, last] = person
      const phone = newPhone()
      const note = page.getByRole('alert').filter({ hasText: say(messages.failed, { site }) })
      const goOn = { name: say(messages.continueWith, { site }) }

      await page.goto(`${server.origin}/${locale}/dashboard/settings`)
      await expect(heading(account.title)).toBeVisible()
      await expectAccessible(page, 'sites')
      await page.getByRole('button', goOn).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(note).toContainText(say(problemMessages.social_declined))
      await expectAccessible(page, 'declined')
      expect(page.url()).not.toMatch(/code|state|#/)

      await page.getByRole('button', goOn).click()
      await page.getByRole('link', { name: first }).click()
      await expect(page.getByText(say(messages.almost))).toBeVisible()
      await expect(note).toBeHidden()
      await expectAccessible(page, 'newcomer')
      expect(page.url()).not.toMatch(/code|state|#/)
      // A reload in the middle loses nothing.
      await page.reload()
      await expect(page.getByText(say(messages.almost))).toBeVisible()
      const field = page.getByLabel(say(account.phoneOrEmail))
      await expect(field).toHaveValue(/^(amal|basma)-\d+@mail\.example$/)
      await field.fill(phone)
      await visitor.press(account.continue)
      await visitor.giveCode(phone)
      await expect(heading(account.namesHeading)).toBeVisible()
      await expect(page.getByLabel(say(account.first))).toHaveValue(first)
      await expect(page.getByLabel(say(account.last))).toHaveValue(last)
      await visitor.tellAge()
      await visitor.press(account.join)

      // Where they wanted to go at first.
      await expect(heading(own.settings)).toBeVisible()
      const rows = page.getByRole('list', { name: say(ways.heading) }).getByRole('listitem')
      const row = rows.filter({ hasText: site })
      await expect(row).toBeVisible()
      await row.getByRole('button', { name: say(ways.unlinkOf, { site }) }).click()
      await expect(page.getByText(say(ways.unlinkedNow, { site }))).toBeVisible()
      await row.getByRole('button', { name: say(ways.linkOf, { site }) }).click()
      await page.getByRole('link', { name: first }).click()
      await expect(page.getByText(say(ways.linkedNow, { site }))).toBeVisible()
      await expect(row.getByRole('button', { name: say(ways.unlinkOf, { site }) })).toBeVisible()
      await expectAccessible(page, 'settings')
      const facebook = siteNames.facebook
      await rows.getByRole('button', { name: say(ways.linkOf, { site: facebook }) }).click()
      await page.getByRole('link', { name: first }).click()
      await expect(page.getByText(say(ways.linkedNow, { site: facebook }))).toBeVisible()
      expect(page.url()).not.toMatch(/code|state|#/)

      for (const by of [site, facebook]) {
        const other = await browser.newPage({ viewport: size })
        await other.goto(`${server.origin}/${locale}/account/sign-in`)
        await other.getByRole('button', { name: say(messages.continueWith, { site: by }) }).click()
        await other.getByRole('link', { name: first }).click()
        await expect(other).toHaveURL(/\/dashboard\/main$/)
        await expect(other.getByRole('heading', { level: 1 })).toHaveText(say(own.hello, { name: first }))
        await other.close()
      }
      await request.dispose()
    })

    test('an address that a stranger made, one that was used and one that comes late sign nobody in, say so, and lead on [S18 S19]', async ({
      page,
      request,
      context,
      faults,
    }) => {
      const { say, heading } = visitorAt(page, request, language)
      const provider = language === 'en' ? 'google' : 'facebook'
      const site = siteNames[provider]
      const goOn = page.getByRole('button', { name: say(messages.continueWith, { site }) })
      const expectRefused = async () => {
        await expect(heading(account.title)).toBeVisible()
        await expect(page.getByRole('alert')).toContainText(say(problemMessages.social_state_invalid))
        await expect(goOn).toBeEnabled()
        expect(page.url()).toBe(`${server.origin}/${locale}/account/sign-in`)
      }
      const state = `${'x'.repeat(43)}.${locale}.sign-in.`
      await page.goto(`${server.origin}/sign-in/${provider}?code=stolen&state=${state}`)
      await expectRefused()

      // Whom no other journey gives an account.
      const stranger = page.getByRole('link', { name: 'Dana' })
      const returning = page.waitForRequest((call) => call.url().startsWith(`${server.origin}/sign-in/${provider}?`))
      await goOn.click()
      await stranger.click()
      const used = (await returning).url()
      await expect(page.getByText(say(messages.almost))).toBeVisible()
      await page.goto(used)
      await expectRefused()

      // Facebook remembers who was there, and asks nothing.
      await context.clearCookies()
      await goOn.click()
      await expect(stranger).toBeVisible()
      await server.tell('601')
      await stranger.click()
      await expectRefused()
      await context.clearCookies()
      await goOn.click()
      await stranger.click()
      await expect(page.getByText(say(messages.almost))).toBeVisible()
      // The next journey finds the clock as it was.
      await server.tell('-601')
      // The browser's own clock has not been moved on: the first call after that learns the server's (E04).
      faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 406/.test(fault)))
    })
  })
