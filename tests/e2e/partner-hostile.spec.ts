import { messages as draft } from '#console/draft/draft.messages.ts'
import { messages as form } from '#console/settings/form/form.messages.ts'
import { messages as groups } from '#console/settings/groups.messages.ts'
import { messages as app } from '#console/settings/labels/app.messages.ts'
import { messages as look } from '#console/settings/labels/look.messages.ts'
import { inviteOwner, staffAt } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'

// A header of its own would have the browser ask before it loads a script into the frame of the preview.
test.use({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: {} })

const run = 'window.__pwned=1'
const script = `"><script>${run}</script><img src=x onerror="${run}">`
/** Shown from right to left by a sign that nobody sees. */
const turned = `\u202e${script}`

test('what an editor types to harm patients is named at its field, and runs neither there nor in the preview [T02][T03][T04]', async ({
  page,
  browser,
}, { parallelIndex }) => {
  const origin = origins[parallelIndex] ?? origins[0]!
  const email = `harm-${Date.now()}@partner.example`
  const owner = staffAt(page, 'en', email)
  // In each frame too; the faults of a page are counted.
  await page.addInitScript(() =>
    Object.defineProperty(window, '__pwned', {
      set() {
        queueMicrotask(() => {
          throw new Error('something that was typed ran')
        })
      },
    }),
  )
  const open = (message: Parameters<typeof owner.say>[0]) =>
    page
      .getByRole('link', { name: owner.say(message), exact: true })
      .first()
      .click()
  /** As somebody pastes: what the field has room for. */
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    await field.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
    await field.blur()
    await expect(page.getByText(owner.say(form.saving))).toHaveCount(0)
    return field
  }

  await page.goto(origin + (await inviteOwner(origin, email)))
  await owner.join('Sara Haddad')
  await open(groups.look)
  const tagline = owner.say(form.inLanguage, { label: owner.say(look.tagline), language: 'English' })
  await type(tagline, turned)
  for (const [label, text] of [
    [look.seed, 'red;}*{position:fixed}'],
    [look.logo, `<svg viewBox="0 0 9 9" onload="${run}"><script>${run}</script><path d="M0 0`],
  ] as const)
    await expect(await type(owner.say(label), text)).toHaveAttribute('aria-invalid', 'true')
  await open(groups.texts)
  const heading = page.locator('[id="field-configuration-heading1-en"] input')
  await heading.fill(script)
  await heading.blur()
  await open(groups.addresses)
  const address = await type(owner.say(app.login), `javascript:${run}`)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  const huge = await type(owner.say(app.homepage), `https://${'long.'.repeat(20_000)}example`)
  await expect(huge).toHaveAttribute('aria-invalid', 'true')

  await owner.press(draft.publish)
  await expect(page.getByText(owner.say(draft.issues))).toBeVisible()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()

  // Without what is wrong patients would see the rest as it was typed, which is text.
  for (const label of [app.login, app.homepage] as const) await owner.press(form.undoNamed, { label: owner.say(label) })
  await open(groups.look)
  for (const label of [look.seed, look.logo] as const) await owner.press(form.undoNamed, { label: owner.say(label) })
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(script)
  await expect(shown.locator('main script, [onerror], [onload]')).toHaveCount(0)
  await expect(page.locator('main script, [onerror], [onload]')).toHaveCount(0)

  const visit = await browser.newContext()
  const patient = await visit.newPage()
  await patient.goto(`${origin}/en-ae`)
  await expect(patient.getByRole('heading', { level: 1 })).not.toHaveText(script)
  await visit.close()
  await owner.press(draft.discard)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: owner.say(draft.discard), exact: true })
    .click()
  await expect(page.getByText(owner.say(draft.discarded))).toBeVisible()
})
