import { messages as agreements } from '#src/features/agreements/agreements.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages } from '#src/features/partner-entry/partner-entry.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as settings } from '#src/pages/settings/settings.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { statusOf } from './support/account.ts'
import { textOnDevice } from './support/device.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { words, type Message } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 }, first: 0 },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 }, first: 2 },
] as const

/** Its tenant `members` signs its members in: each token is one click on its own site. */
let server: OwnServer<{ origin: string; tokens: string[]; late: string; forged: string }>
test.beforeAll(async () => {
  server = await startOwnServer('partner-site-server')
})
test.afterAll(() => server.stop())

for (const { language, locale, size, first } of variantsOf(journeys, 0))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('who comes from the tenant’s own site is signed in when they press, and once [Q10 S20 C25]', async ({
      page,
      context,
    }) => {
      const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
      const partner = 'Members'
      const sent: string[] = []
      page.on('request', (request) => request.url().includes('/thirdparty/') && sent.push(request.method()))
      const open = (token: string) =>
        page.goto(`${server.origin}/${locale}/doctors?key=members&xtoken=${encodeURIComponent(token)}`)
      const offer = page.getByRole('dialog', { name: say(messages.title, { partner }) })
      const account = page.getByRole('button', { name: say(shell.account), exact: true })

      await open(server.tokens[first]!)
      await expect(offer).toBeVisible()
      await expectAccessible(page, 'offer')
      expect(page.url()).not.toContain('xtoken')
      await offer.getByRole('button', { name: say(messages.decline) }).click()
      await expect(offer).toBeHidden()
      expect(sent).toEqual([])

      // Without a network it stays, and is sent by the next press.
      await open(server.tokens[first]!)
      await expect(offer).toBeVisible()
      await context.setOffline(true)
      await offer.getByRole('button', { name: say(messages.accept) }).click()
      await expect(offer.getByText(say(problemMessages.offline))).toBeVisible()
      await context.setOffline(false)
      sent.length = 0
      await offer.getByRole('button', { name: say(messages.accept) }).click()
      await expect(page.getByText(say(messages.done))).toBeVisible()
      // Their account was made without what every other is made with: they are asked, and may do it another time.
      const ask = page.getByRole('dialog', { name: say(agreements.askTitle) })
      await expect(ask).toBeVisible()
      await expectAccessible(page, 'asked')
      await ask.getByRole('button', { name: say(agreements.agree) }).click()
      await expect(ask.getByRole('checkbox').first()).toBeFocused()
      await expect(ask.getByRole('alert').getByText(say(agreements.check))).toBeVisible()
      await ask.getByRole('button', { name: say(agreements.later) }).click()
      await expect(ask).toBeHidden()
      await expect(account).toBeVisible()
      expect(sent).toEqual(['POST'])
      // The list of doctors is still there, and the session is after a reload.
      await page.reload()
      await expect(account).toBeVisible()
      await expect(offer).toBeHidden()

      // What is missing is named where they look next, given in the settings, and shown again.
      await page.goto(`${server.origin}/${locale}/dashboard/main?key=members`)
      await page.getByRole('link', { name: say(own.agreementOpen) }).click()
      const agreed = page.getByRole('region', { name: say(agreements.heading) })
      await expect(agreed.getByText(say(agreements.missingLead))).toBeVisible()
      for (const box of await agreed.getByRole('checkbox').all()) await box.check()
      await agreed.locator('[name="birthday-day"]').fill('14')
      await agreed.locator('[name="birthday-month"]').selectOption({ index: 3 })
      await agreed.locator('[name="birthday-year"]').fill('1990')
      await agreed.getByRole('button', { name: say(agreements.agree) }).click()
      await expect(agreed.getByRole('checkbox')).toHaveCount(0)
      await expect(agreed.getByRole('listitem')).toHaveCount(2)
      await expectAccessible(page, 'agreed')
      // Taken back, of which is said first what it means, and given again.
      const agreement = say(agreements.healthData)
      await agreed.getByRole('button', { name: say(agreements.withdrawOf, { agreement }) }).click()
      const sheet = page.getByRole('dialog', { name: say(agreements.withdrawTitle) })
      await expect(sheet.getByText(say(agreements.withdrawAccountWhy))).toBeVisible()
      await expectAccessible(page, 'taking back')
      await expect(sheet.getByText(say(settings.deleteVisits, { count: 0 }))).toBeVisible()
      await sheet.getByRole('button', { name: say(agreements.withdrawConfirm) }).click()
      await expect(agreed.getByText(say(agreements.againLead))).toBeVisible()
      await expect(page.getByRole('link', { name: say(own.agreeAgain) })).toBeVisible()
      await agreed.getByRole('checkbox').check()
      await agreed.getByRole('button', { name: say(agreements.agree) }).click()
      await expect(page.getByRole('link', { name: say(own.agreeAgain) })).toHaveCount(0)
      for (const done of [settings.agreementWithdrawn, settings.deletionWithdrawn])
        await expect(page.getByText(say(done), { exact: true })).toBeVisible()
      await page.goto(`${server.origin}/${locale}/dashboard/profile?key=members`)
      await expect(page.locator('[name="birthday-year"]')).toHaveValue('1990')

      // Somebody else on the same device: what the first had goes, their session too.
      const bearer = /"idToken":"([^"]+)"/.exec(await textOnDevice(page))![1]!
      await open(server.tokens[first + 1]!)
      await expect(offer.getByText(say(messages.someoneElse))).toBeVisible()
      await offer.getByRole('button', { name: say(messages.accept) }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}\\?key=members$`))
      await expect(account).toBeVisible()
      await expect.poll(() => statusOf(server.origin, bearer, 'members')).toBe(401)

      for (const [token, code] of [
        [server.late, 'partner_token_expired'],
        [server.forged, 'partner_token_invalid'],
        [server.tokens[first + 1]!, 'partner_token_invalid'],
      ] as const) {
        await open(token)
        await offer.getByRole('button', { name: say(messages.accept) }).click()
        await expect(offer.getByText(say(problemMessages[code]))).toBeVisible()
      }
      await expectAccessible(page, 'refused')
      await expect(offer.getByRole('button', { name: say(messages.accept) })).toHaveCount(0)
      await offer.getByRole('link', { name: say(messages.otherWay) }).click()
      await expect(page).toHaveURL(/\/(account\/sign-in|dashboard\/main)/)
    })
  })
