import type { Page } from '@playwright/test'
import { messages as draft } from '#console/draft/draft.messages.ts'
import { messages as history } from '#console/history/history.messages.ts'
import { messages as overview } from '#console/overview/overview.messages.ts'
import { messages as people } from '#console/people/people.messages.ts'
import { messages as roles } from '#console/roles/roles.messages.ts'
import { messages as form } from '#console/settings/form/form.messages.ts'
import { messages as groups } from '#console/settings/groups.messages.ts'
import { messages as look } from '#console/settings/labels/look.messages.ts'
import { messages as shell } from '#console/shell/shell.messages.ts'
import { messages as signIn } from '#console/sign-in/sign-in.messages.ts'
import { inviteOwner, mailedInvitation, staffAt } from './support/console.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { variantsOf } from './support/variants.ts'
import type { Message } from './support/words.ts'

for (const { language, locale, viewport } of variantsOf(
  [
    { language: 'en', locale: 'en-AE', viewport: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-AE', viewport: { width: 390, height: 844 } },
    { language: 'en', locale: 'en-AE', viewport: { width: 1440, height: 900 } },
    { language: 'ar', locale: 'ar-AE', viewport: { width: 1440, height: 900 } },
  ] as const,
  1,
)) {
  test.describe(`partner staff with ${viewport.width} px in ${language}`, () => {
    // A header of its own would have the browser ask before it loads a script into a frame of another origin.
    test.use({ viewport, locale, extraHTTPHeaders: {} })

    test('join by invitation, sign in with a second factor, invite others, and are out once removed', async ({
      page,
      browser,
      request,
    }, { parallelIndex }) => {
      const origin = origins[parallelIndex] ?? origins[0]!
      const mark = `${language}${viewport.width}${Date.now()}`
      const [ownerEmail, viewerEmail] = [`owner-${mark}@partner.example`, `viewer-${mark}@partner.example`]
      const owner = staffAt(page, language, ownerEmail)
      const isolated = (text: string) => `\u2068${text}\u2069`

      const elsewhere = await request.get(`${origin}/partner/nobody`)
      expect([elsewhere.status(), elsewhere.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])

      await page.goto(origin + (await inviteOwner(origin, ownerEmail)))
      await owner.join('Reem Nasser')
      await expect(owner.heading(overview.hello, { name: isolated('Reem Nasser') })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await expect(page.getByRole('region', { name: owner.say(draft.heading), exact: true })).toBeVisible()
      await expectAccessible(page, 'the overview')
      // The header is one row, on a phone too.
      const way = await page.getByRole('button', { name: owner.say(shell.signOut), exact: true }).boundingBox()
      const bar = await page.locator('header').boundingBox()
      expect([way!.x >= 0, way!.x + way!.width <= viewport.width, bar!.height < 1.7 * way!.height]).toEqual([
        true,
        true,
        true,
      ])

      await page.getByRole('link', { name: owner.say(shell.people), exact: true }).click()
      await owner.field(people.email).fill(viewerEmail)
      // The session runs out before the press.
      await page.route('**/api/invitations', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 401, json: { code: 'unauthenticated', message: '', details: { reason: 'idle' } } })
          : route.continue(),
      )
      await owner.press(people.invite)
      await expect(page.getByRole('status').filter({ hasText: owner.say(signIn.idle) })).toBeVisible()
      await expectAccessible(page, 'the sign-in after a session ran out')
      await page.unroute('**/api/invitations')
      await owner.signInByRecoveryCode()
      await expect(owner.field(people.email)).toHaveValue(viewerEmail)
      await owner.press(people.invite)
      await expect(page.getByText(owner.say(people.sent, { email: isolated(viewerEmail) }))).toBeVisible()
      await expect(page.getByText(viewerEmail, { exact: true })).toBeVisible()
      await expectAccessible(page, 'the list of people')

      const other = await browser.newContext({ viewport, locale, extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })
      const theirs = await other.newPage()
      const viewer = staffAt(theirs, language, viewerEmail)
      await theirs.goto(origin + (await mailedInvitation(request, origin, viewerEmail)))
      await viewer.join('Omar Aziz')
      await viewer.press(shell.signOut)
      await expect(viewer.heading(signIn.heading)).toBeVisible()
      await viewer.signIn()
      await theirs.getByRole('link', { name: viewer.say(shell.people), exact: true }).click()
      await expect(theirs.getByText(viewer.say(people.ownersInvite))).toBeVisible()
      await expect(viewer.field(people.email)).toBeHidden()
      await theirs.getByRole('link', { name: viewer.say(groups.look), exact: true }).click()
      await expect(theirs.getByText(viewer.say(draft.viewer))).toBeVisible()
      await expect(viewer.field(look.seed)).not.toBeEditable()

      await page.reload()
      const role = page.getByRole('combobox', { name: owner.say(people.roleOf, { name: isolated('Omar Aziz') }) })
      await role.selectOption('editor')
      await owner.press(people.give)
      const given = { name: isolated('Omar Aziz'), role: owner.say(roles.editor) }
      await expect(page.getByText(owner.say(people.roleChanged, given))).toBeVisible()
      await expect(role).toBeFocused()
      await owner.press(people.removeNamed, { name: isolated('Omar Aziz') })
      await owner.press(people.removeAct)
      await expect(page.getByText(owner.say(people.removed, { name: isolated('Omar Aziz') }))).toBeVisible()
      await expect(page.locator('#main')).toBeFocused()
      await theirs.getByRole('link', { name: viewer.say(shell.activity), exact: true }).click()
      await expect(theirs.getByText(viewer.say(signIn.removed))).toBeVisible()
      await expect(theirs.getByText('Reem Nasser')).toBeHidden()
      await other.close()

      await page.getByRole('link', { name: owner.say(shell.activity), exact: true }).click()
      await expect(page.getByText(viewerEmail).first()).toBeVisible()
      await expectAccessible(page, 'the activity')
      await page.getByRole('link', { name: owner.say(shell.own), exact: true }).click()
      await expectAccessible(page, 'one’s own sign-in')
    })

    test('change a colour and a text, publish them, and go back [T02] [T03]', async ({ page, browser }, {
      parallelIndex,
    }) => {
      const origin = origins[parallelIndex] ?? origins[0]!
      const email = `editor-${language}${viewport.width}${Date.now()}@partner.example`
      const owner = staffAt(page, language, email)
      const open = (name: Message) =>
        page
          .getByRole('link', { name: owner.say(name), exact: true })
          .first()
          .click()
      const waits = (count: number) => expect(page.getByText(owner.say(draft.count, { count }))).toBeVisible()
      const heading = (of: Page) => of.locator(`#field-configuration-heading1-${language} input`)

      const visit = await browser.newContext({ viewport, locale })
      const patient = await visit.newPage()
      await patient.goto(`${origin}/${locale.toLowerCase()}`)
      /** The colours and the heading of home. */
      const seen = async () => ({
        colours: await patient.evaluate(() =>
          [...document.querySelectorAll('head style')].map((style) => style.textContent).join(''),
        ),
        heading: await patient.getByRole('heading', { level: 1 }).innerText(),
      })
      const before = await seen()

      await page.goto(origin + (await inviteOwner(origin, email)))
      await owner.join('Sara Haddad')
      await open(groups.look)
      await owner.field(look.seed).fill('#7a1f5c')
      await owner.field(look.seed).blur()
      await waits(1)
      await page.reload()
      await expect(owner.field(look.seed)).toHaveValue('#7a1f5c')
      await expectAccessible(page, 'name and look')

      await open(groups.texts)
      await heading(page).fill('Typed here')
      const other = await page.context().newPage()
      await other.goto(page.url())
      await heading(other).fill('Typed there')
      await heading(other).blur()
      await expect(other.getByText(owner.say(draft.count, { count: 2 }))).toBeVisible()
      await other.close()
      await heading(page).blur()
      await expect(page.getByRole('alert').filter({ hasText: 'Typed there' })).toBeVisible()
      await expectAccessible(page, 'two people in one field')
      await owner.press(form.mine)
      await expect(page.getByRole('alert')).toBeHidden()
      await waits(2)
      await page.getByText(owner.say(draft.changes)).click()
      await expect(page.getByText('#7a1f5c')).toBeVisible()
      await expectAccessible(page, 'the changes before they are published')
      await owner.press(draft.publish)
      await waits(0)
      await expect(async () => {
        await patient.reload()
        const { colours, heading: text } = await seen()
        expect(text).toBe('Typed here')
        expect(colours).not.toBe(before.colours)
      }).toPass({ timeout: 15_000 })

      await open(groups.history)
      const versions = page.getByRole('list', { name: owner.say(history.list) })
      await versions.getByText(owner.say(history.differs)).first().click()
      await expect(versions.getByText('#7a1f5c')).toBeVisible()
      await expectAccessible(page, 'the history')
      await versions.getByRole('button').first().click()
      await owner.press(history.back)
      await waits(2)
      await owner.press(draft.publish)
      await waits(0)
      await expect(async () => {
        await patient.reload()
        expect(await seen()).toEqual(before)
      }).toPass({ timeout: 15_000 })
      await visit.close()
    })
  })
}
