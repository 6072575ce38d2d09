import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { messages as invitation } from '#console/invitation/invitation.messages.ts'
import { messages as own } from '#console/own/own.messages.ts'
import { messages as password } from '#console/password/password.messages.ts'
import { messages as passkey } from '#console/second-factor/passkey.messages.ts'
import { messages as factor } from '#console/second-factor/second-factor.messages.ts'
import { messages as signIn } from '#console/sign-in/sign-in.messages.ts'
import { databaseSettings } from '#tests/support/journey-database'
import { codeAt } from '#tests/support/time-code'
import { expect, expectAccessible } from './journey.ts'
import { words, type Message, type TestLanguage } from './words.ts'

const run = promisify(execFile)
const passwordOf = (email: string) => `seven camels of ${email}`

/** The path of an invitation that the operator of a journey's server makes. */
export async function inviteOwner(origin: string, email: string): Promise<string> {
  const { port } = new URL(origin)
  const env = { ...process.env, PORT: port, ...databaseSettings(`test-results/e2e-data-${process.ppid}-${port}`) }
  const { stdout } = await run(process.execPath, ['scripts/tenant.mjs', 'invite', 'patientweb', email], { env })
  return /\/partner\/patientweb\/invitation#[\w-]+/.exec(stdout)![0]
}

/** The path of the newest invitation in the demo inbox. */
export async function mailedInvitation(request: APIRequestContext, origin: string, email: string): Promise<string> {
  let path = ''
  await expect(async () => {
    const inbox = await (await request.get(`${origin}/demo/inbox`)).text()
    expect(inbox).toContain(email)
    path = /\/partner\/patientweb\/invitation#[\w-]+/.exec(inbox)?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return path
}

/** One of a partner's staff at the console, in one language. */
export function staffAt(page: Page, language: TestLanguage, email: string) {
  const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
  const press = (message: Message, values?: Record<string, string>) =>
    page.getByRole('button', { name: say(message, values), exact: true }).click()
  const field = (message: Message) => page.getByLabel(say(message), { exact: true })
  let secret = ''
  let recoveryCodes: string[] = []
  const givePassword = async () => {
    await field(signIn.email).fill(email)
    await field(signIn.password).fill(passwordOf(email))
    await press(signIn.next)
  }
  return {
    say,
    press,
    field,
    heading: (message: Message, values?: Record<string, string>) =>
      page.getByRole('heading', { name: say(message, values) }),
    /** Follows the link of an invitation: name, password, second factor, recovery codes. */
    async join(name: string) {
      await expect(page.getByRole('img', { name: say(factor.picture) })).toBeVisible()
      // The token of the link is in no history.
      expect(page.url()).not.toContain('#')
      await expectAccessible(page, 'an invitation')
      secret = (await page.locator('code').innerText()).replaceAll(' ', '')
      await field(invitation.name).fill(name)
      await field(password.new).fill(passwordOf(email))
      await field(factor.code).fill(codeAt(secret, new Date()))
      await press(invitation.accept)
      await expect(page.getByRole('heading', { name: say(factor.keepHeading) })).toBeFocused()
      recoveryCodes = await page.getByRole('listitem').allInnerTexts()
      await expectAccessible(page, 'recovery codes')
      const download = page.waitForEvent('download')
      await press(factor.download)
      expect((await download).suggestedFilename()).toBe('patientweb-recovery-codes.txt')
      await press(factor.kept)
    },
    /** Joins by a passkey, where the browser has a device for it. */
    async joinByPasskey(name: string) {
      await expect(page.getByRole('radio', { name: say(passkey.passkey) })).toBeChecked()
      await expectAccessible(page, 'an invitation with a choice of second factor')
      await field(invitation.name).fill(name)
      await field(password.new).fill(passwordOf(email))
      await press(invitation.accept)
      await expect(page.getByRole('heading', { name: say(factor.keepHeading) })).toBeFocused()
      await press(factor.kept)
    },
    givePassword,
    /** Sets an authenticator app up by its first code, and keeps the recovery codes. */
    async joinCodes(label: Message) {
      secret = (await page.locator('code').innerText()).replaceAll(' ', '')
      await field(factor.code).fill(codeAt(secret, new Date()))
      await press(label)
      await expect(page.getByRole('heading', { name: say(factor.keepHeading) })).toBeFocused()
      recoveryCodes = await page.getByRole('listitem').allInnerTexts()
      await press(factor.kept)
    },
    /** Gives the password once more, beside a button that changes a way in. */
    async confirmBy(label: Message) {
      const button = page.getByRole('button', { name: say(label), exact: true })
      await page.locator('form', { has: button }).getByLabel(say(own.current), { exact: true }).fill(passwordOf(email))
      await button.click()
    },
    /** Signs in by password and a code: of the next step of time, since that of this one was used. */
    async signIn() {
      await givePassword()
      await field(signIn.code).fill(codeAt(secret, new Date(Date.now() + 30_000)))
      await press(signIn.finish)
    },
    async signInByRecoveryCode() {
      await givePassword()
      await press(signIn.useRecovery)
      await field(signIn.recovery).fill(recoveryCodes[0]!)
      await press(signIn.finish)
    },
  }
}
