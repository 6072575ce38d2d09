import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem, type ProblemCode } from '#contract/problem'
import { selectAnswers } from '#machines/sign-in/sign-in.selectors'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { deviceKey } from '#src/storage/device-key.ts'
import { stayChoice } from '#src/storage/stay-choice.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { SignInContext } from '../sign-in-context.ts'
import { openSignIn } from '../sign-in-flow.ts'
import { SocialChoices } from './social-choices.tsx'
import { SocialNote } from './social-note.tsx'
import { withIdentity } from './with-identity.ts'

const tenant = 'sites'
const later = () => new Date(Date.now() + 600_000).toISOString()

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn()
  window.history.replaceState(null, '', '/en-ae/account/sign-in?key=sites')
  await tenantStorage(tenant).clear()
})
afterEach(cleanup)

type Request = { url: string; data: Record<string, string>; headers?: Record<string, string> }

/** The parts of the page by which one signs in elsewhere; `answer` is the platform's. */
async function open({
  social,
  answer = async () => ({}),
}: { social?: string[]; answer?: () => Promise<unknown> } = {}) {
  const request = vi.fn(async (_: Request) => ({
    headers: { 'content-type': 'application/json' },
    data: { data: await answer() },
  }))
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'account', 'problem')
  const queryClient = new QueryClient()
  const app = {
    ...{ tenant, locale, intl, queryClient, basePath: '', keyInUrl: true },
    init: { settings: { whitelabel_configs: {} }, capabilities: { email: true, ...(social && { social }) } },
    apis: async () => ({ transport: () => ({ request }), settleClock: async () => undefined }),
  } as unknown as AppContext
  const signIn = await openSignIn(app)
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <SignInContext value={signIn}>
            <SocialNote />
            <input name="phone" />
            <SocialChoices />
          </SignInContext>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const sent = () => request.mock.calls.map(([{ url, data }]) => ({ url, data }))
  return { sent, request, signIn, user: userEvent.setup() }
}

const google = () => screen.findByRole('button', { name: 'Continue with Google' })
const comeBackWith = (fragment: string) => {
  window.history.replaceState(null, '', `${window.location.pathname}?key=sites#${fragment}`)
}

describe('the ways in by other sites', () => {
  it('are shown where the tenant has them, in their order, and nowhere else [S18] [S19]', async () => {
    await open()
    expect(screen.queryAllByRole('button')).toEqual([])
    cleanup()
    await open({ social: ['google', 'facebook'] })
    await google()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Facebook',
    ])
  })

  it('lead to the site, and keep a key that only this browser has', async () => {
    // The test DOM goes nowhere but to another part of its page.
    window.history.replaceState(null, '', '/en-ae/account/sign-in?key=sites&state=its-state')
    const answer = async () => ({ authorization_url: `${window.location.href}#at-the-site`, expires_at: later() })
    const { sent, user } = await open({ social: ['google'], answer })
    await user.click(await google())
    await vi.waitFor(() => expect(window.location.hash).toBe('#at-the-site'))
    const entry = (await sessionStore(tenant).socialEntry()) as { browserKey: string; state: string }
    expect(entry.state).toBe('its-state')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(entry.browserKey))
    const hash = Buffer.from(digest).toString('base64url')
    expect(sent()).toEqual([
      { url: '/auth/social/begin', data: { provider: 'google', locale: 'en-ae', browser_hash: hash } },
    ])
    expect((await google()).getAttribute('aria-busy')).toBe('true')
  })

  it('say why a press led nowhere, and no more at the next one', async () => {
    const { request, user } = await open({ social: ['google'], answer: () => new Promise(() => undefined) })
    request.mockRejectedValueOnce(new Problem('offline'))
    await user.click(await google())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).not.toBe('')
    await user.click(await google())
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('who comes back', () => {
  const newcomer = { first_name: 'Amal', last_name: 'Haddad', email: 'amal@mail.example' }

  it('as somebody new finds what the site knows filled in, and can go on without it [C22]', async () => {
    await sessionStore(tenant).keepSocialEntry({ provider: 'google', browserKey: 'the-key' })
    comeBackWith('social=google&state=the-state&code=4%2Fcode&iss=https%3A%2F%2Fgoogle.example')
    const answer = async () => ({ ...newcomer, identity_token: 'the-token', expires_at: later() })
    const { sent, signIn, user } = await open({ social: ['google'], answer })
    expect(await screen.findByText('One step to go')).toBeTruthy()
    expect(window.location.href).toMatch(/\/en-ae\/account\/sign-in\?key=sites$/)
    const device_key = await deviceKey(tenant)
    const brought = {
      device_key,
      state: 'the-state',
      code: '4/code',
      iss: 'https://google.example',
      browser_key: 'the-key',
    }
    expect(sent()).toEqual([{ url: '/auth/social/google/code', data: brought }])
    expect(selectAnswers(signIn.getSnapshot())).toMatchObject({
      ...{ firstName: 'Amal', lastName: 'Haddad', email: 'amal@mail.example', phone: 'amal@mail.example' },
    })
    await user.click(screen.getByRole('button', { name: 'Go on without Google' }))
    await vi.waitFor(() => expect(screen.queryByText('One step to go')).toBeNull())
    expect(document.activeElement?.getAttribute('name')).toBe('phone')
    expect(await sessionStore(tenant).socialEntry()).toBeUndefined()
  })

  it('is signed in where the site is linked, by Facebook too [C23] [S19]', async () => {
    await sessionStore(tenant).keepSocialEntry({ provider: 'facebook', browserKey: 'another-key' })
    comeBackWith('social=facebook&state=its-state&code=its-code')
    const session = { PatientID: 'amal', idToken: 'bearer', refreshToken: 'refresh', expiresIn: 900 }
    const { sent } = await open({ social: ['facebook'], answer: async () => session })
    await vi.waitFor(async () => expect(await sessionStore(tenant).patient()).toMatchObject({ id: 'amal' }))
    expect(sent().map(({ url }) => url)).toEqual(['/auth/social/facebook'])
    expect(await sessionStore(tenant).socialEntry()).toBeUndefined()
  })

  it('to a browser that did not begin is told so, and nothing is sent', async () => {
    comeBackWith('social=google&state=forged&code=stolen')
    const { sent } = await open({ social: ['google'] })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Google did not sign you in.*another browser/)
    expect([sent(), window.location.hash]).toEqual([[], ''])
  })

  it.each<[ProblemCode, RegExp]>([
    ['social_state_invalid', /That took too long/],
    ['social_declined', /You did not agree there/],
    ['social_failed', /could not confirm that it is you/],
    ['social_unavailable', /does not answer right now/],
  ])('and is refused reads why, and goes on by a code or begins anew: %s [S18]', async (code, why) => {
    await sessionStore(tenant).keepSocialEntry({ provider: 'google', browserKey: 'the-key', state: 'the-state' })
    comeBackWith('social=google&state=the-state&code=the-code')
    const { sent, user } = await open({
      social: ['google'],
      answer: () => Promise.reject(new Problem(code, { status: 400 })),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(why)
    expect(alert.textContent).toMatch(/go on with a code\.$/)
    // What was used is not shown to the platform again, by a press as little as by a reload.
    expect(within(alert).queryByRole('button')).toBeNull()
    expect([window.location.hash, await sessionStore(tenant).socialEntry()]).toEqual(['', undefined])
    await user.click(await google())
    await vi.waitFor(() =>
      expect(sent().map(({ url }) => url)).toEqual(['/auth/social/google/code', '/auth/social/begin']),
    )
  })

  it('by a way that another tab has begun anew since is told so, and that one goes on', async () => {
    const session = { PatientID: 'amal', idToken: 'bearer', refreshToken: 'refresh', expiresIn: 900 }
    const last = { provider: 'google', browserKey: 'the-key', state: 'of-the-last' } as const
    await sessionStore(tenant).keepSocialEntry(last)
    comeBackWith('social=google&state=of-the-first&code=its-code')
    const { sent } = await open({ social: ['google'] })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Google did not sign you in/)
    expect([sent(), await sessionStore(tenant).socialEntry()]).toEqual([[], last])
    cleanup()
    comeBackWith('social=google&state=of-the-last&code=the-code')
    const other = await open({ social: ['google'], answer: async () => session })
    await vi.waitFor(async () => expect(await sessionStore(tenant).patient()).toMatchObject({ id: 'amal' }))
    expect(other.sent().map(({ data }) => data.state)).toEqual(['of-the-last'])
  })

  it('is shown to the platform once more after a lost answer, under one key, and stays signed in as they chose [C22]', async () => {
    await stayChoice(tenant).choose(false)
    await sessionStore(tenant).keepSocialEntry({ provider: 'google', browserKey: 'the-key' })
    comeBackWith('social=google&state=the-state&code=the-code')
    const lost = [new Problem('timeout'), new Problem('unavailable')]
    const session = { PatientID: 'amal', idToken: 'bearer', refreshToken: 'refresh', expiresIn: 900 }
    const { request, user } = await open({
      social: ['google'],
      answer: () => (lost.length > 0 ? Promise.reject(lost.shift()!) : Promise.resolve(session)),
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Try again' })
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.waitFor(async () =>
      expect(await sessionStore(tenant).patient()).toMatchObject({ id: 'amal', isBrief: true }),
    )
    const calls = request.mock.calls.map(([{ data, headers }]) => [data, headers?.['Idempotency-Key']])
    const brought = {
      ...{ state: 'the-state', code: 'the-code', browser_key: 'the-key' },
      ...{ device_key: await deviceKey(tenant), stay_signed_in: false },
    }
    expect(calls).toEqual(Array.from({ length: 3 }, () => [brought, calls[0]![1]]))
    expect(calls[0]![1]).toMatch(/^"[\da-f-]{36}"$/)
    await stayChoice(tenant).choose(true)
  })

  it('still has one step to go after a reload', async () => {
    await sessionStore(tenant).keepSocialEntry({ provider: 'google', identityToken: 'kept', expiresAt: later() })
    await open({ social: ['google'] })
    expect(await screen.findByText('One step to go')).toBeTruthy()
  })
})

it('the token of somebody new goes with the next sign-in, until it is refused', async () => {
  const session = sessionStore(tenant)
  const work = vi.fn(async (identity: object) => identity)
  await session.keepSocialEntry({ provider: 'google', identityToken: 'the-token', expiresAt: later() })
  expect(await withIdentity(tenant, work)).toEqual({ identity_token: 'the-token' })
  work.mockRejectedValueOnce(new Problem('offline'))
  await expect(withIdentity(tenant, work)).rejects.toMatchObject({ code: 'offline' })
  expect(await session.socialEntry()).toMatchObject({ identityToken: 'the-token' })
  work.mockRejectedValueOnce(new Problem('social_account_differs'))
  await expect(withIdentity(tenant, work)).rejects.toMatchObject({ code: 'social_account_differs' })
  expect(await withIdentity(tenant, work)).toEqual({})
})
