import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { keepProvenNumber } from '#src/features/guest-password/keep-proven-number.ts'
import { emailAsNumber } from '#machines/phone-code/phone-code.types'
import { deviceKey } from '#src/storage/device-key.ts'
import { emailProof } from '#src/storage/email-proof.ts'
import { sessionData } from '#src/session/session-data.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { signInDraft } from '#src/storage/sign-in-draft.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { codeSent } from '#tests/support/booking'
import { AccountPage } from './account-page.tsx'

const tenant = 'entry'
const email = 'layla@example.org'
const inFuture = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollTo = vi.fn()
  vi.stubGlobal('PublicKeyCredential', class {})
  await tenantStorage(tenant).clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  showViewer({ kind: 'nobody' })
  vi.unstubAllGlobals()
})

const tenantsOwn = { markets: ['ae'], name: { en: 'Sadeem', ar: 'سديم' }, content_hosts: ['members.sadeem.example'] }

/** The page by which one signs in, at its first step, or as a reload at the address `at` finds it; each call is answered at once. */
async function open({ login_url = '/account', typed = email, at = '' } = {}) {
  const account = {
    sendEmailCode: vi.fn(async (_: unknown) => ({ ...codeSent, expires_at: inFuture(600), resend_at: inFuture(30) })),
    verifyEmailCode: vi.fn(async (_: unknown) => ({ email_token: 'proof', expires_at: inFuture(600) })),
    signInByToken: vi.fn(async (_: unknown) => Promise.reject(new Problem('account_not_found'))),
    signUp: vi.fn(async (_: unknown): Promise<unknown> => new Promise(() => undefined)),
    signIn: vi.fn(async (_: unknown): Promise<unknown> => new Promise(() => undefined)),
    signInByPhone: vi.fn(async (_: unknown): Promise<unknown> => new Promise(() => undefined)),
  }
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'account', 'agreements', 'code', 'device', 'person', 'problem')
  const queryClient = new QueryClient()
  const capabilities = { email: true, passkeys: true, social: ['google', 'facebook'] }
  const init = { capabilities, settings: { whitelabel_configs: { ...tenantsOwn, login_url } } }
  const apis = async () => ({ account, settleClock: async () => undefined })
  const app = { tenant, locale, intl, init, queryClient, apis, basePath: '', keyInUrl: false } as unknown as AppContext
  const history = createMemoryHistory({ initialEntries: ['/en-ae/doctors', at || '/en-ae/account/sign-in'] })
  const root = createRootRoute()
  const routeOf = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    // As in the app each step's address has a route of its own, and others lead away from the page.
    ...['sign-in', 'verify', 'sign-up'].map((section) => routeOf(`$locale/account/${section}`, AccountPage)),
    routeOf('$', () => null),
  ])
  const router = createRouter({ routeTree, history })
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <RouterProvider router={router as never} />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const sees = (heading: string) => screen.findByRole('heading', { level: 1, name: heading })
  const box = () => screen.getByLabelText<HTMLInputElement>('Mobile phone or email')
  if (!at) {
    await sees('Sign in or join')
    await user.type(box(), typed)
  }
  return {
    ...{ account, history, user, press, sees, box },
    address: () => history.location.href,
    async toCode() {
      await press('Continue')
      await sees('Enter the code')
    },
    async toPassword() {
      await press('Use your password')
      await sees('Your password')
    },
  }
}

const alert = async () => (await screen.findByRole('alert')).textContent ?? ''
const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
/** Words that a patient with an email would wonder at. */
const ofPhones = /\b(text|texted|phone|number|sms)\b/i

it('says that changes of whoever was signed in last wait, without a word of whose they are, and lists what a guest has waiting', async () => {
  const data = sessionData(tenant)
  const store = outboxStore(tenant)
  const visit = {
    appointmentId: 'v',
    practitionerName: 'Dr Amira',
    start: '2999-11-25T06:30:00.000Z',
    timeZone: 'Asia/Dubai',
  }
  const entry = (id: string) => ({
    ...{ id, idempotencyKey: id, tenant, kind: 'cancelled_appointment', visit, cancelling: {} },
    ...{ createdAt: new Date().toISOString(), attempts: 0, state: 'queued' as const },
  })
  await data.begin({ id: 'layla', idToken: 'b', refreshToken: 'r', expiresAt: inFuture(900) }, new Date())
  for (const id of ['cancel.1', 'cancel.2']) await store.put(entry(id), (found) => found)
  await data.expire(new Date())
  await open()
  expect(await screen.findByText('2 changes wait for you to sign in')).toBeTruthy()
  expect(screen.getByText(/^Made on this device with the account that was signed in last/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Amira|layla/)
  cleanup()

  onlineManager.setOnline(false)
  try {
    await store.put(entry('cancel.3'), (found) => found)
    await open()
    expect(await screen.findByRole('heading', { name: 'Cancel a visit' }, { timeout: 10_000 })).toBeTruthy()
  } finally {
    onlineManager.setOnline(true)
  }
})

it('on each step what needs a network says so while there is none, and nothing else does', async () => {
  /** What says so, without a network. */
  const needing = () => {
    act(() => onlineManager.setOnline(false))
    try {
      const controls = [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')]
      return controls.filter((one) => noteOf(one) === 'Needs a connection').map(({ textContent }) => textContent)
    } finally {
      act(() => onlineManager.setOnline(true))
    }
  }
  const sites = ['Use a passkey', 'Continue with Google', 'Continue with Facebook']
  const partner = 'Continue with your Sadeem account'
  const page = await open({ login_url: 'https://members.sadeem.example/login' })
  expect(needing().sort()).toEqual(['Continue', ...sites, partner].sort())
  expect(screen.queryByText('Needs a connection')).toBeNull()
  await page.toCode()
  expect(needing()).toEqual(['Continue', ...sites])
  await page.press('Use a password instead')
  await page.sees('Your password')
  expect(needing()).toEqual(['Sign in', 'Email me a code instead', ...sites])
})

describe('the steps', () => {
  it('of one way lead to the others, and back to what was typed, by the browser and by the page [R09]', async () => {
    const page = await open()
    await page.toCode()
    expect(page.address()).toBe('/en-ae/account/verify')
    const sites = ['Use a passkey', 'Continue with Google', 'Continue with Facebook']
    expect(names()).toEqual(expect.arrayContaining(['Use a password instead', ...sites]))
    await page.press('Use a password instead')
    await page.sees('Your password')
    expect(page.address()).toBe('/en-ae/account/sign-in?step=password')
    expect(names()).toEqual(expect.arrayContaining(['Email me a code instead', ...sites]))

    page.history.back()
    await page.sees('Sign in or join')
    expect(page.box().value).toBe(email)
    page.history.forward()
    await page.sees('Your password')
    await page.press('Email me a code instead')
    await page.sees('Enter the code')
    // The code that is on its way still counts.
    expect(page.account.sendEmailCode).toHaveBeenCalledTimes(1)
    page.history.back()
    await page.sees('Sign in or join')
    expect([page.box().value, page.history.location.state.__TSR_index]).toEqual([email, 1])

    await page.toPassword()
    await page.press('Change email')
    await page.sees('Sign in or join')
    expect([page.box().value, page.history.location.state.__TSR_index]).toEqual([email, 1])
  })

  it.each(['/en-ae/doctor/dermatology', undefined])(
    'leave nothing of themselves to go back to, once the patient is signed in and led to %s',
    async (wanted) => {
      const page = await open()
      await page.toCode()
      if (wanted) await returnPaths(tenant).keep(wanted)
      act(() => showViewer({ kind: 'patient', id: 'layla' }))
      await vi.waitFor(() => expect(page.address()).toBe(wanted ?? '/en-ae/dashboard/main'))
      page.history.back()
      await vi.waitFor(() => expect(page.history.location.state.__TSR_index).toBe(0))
    },
  )

  it('go on without a code from a phone that was proven by a booking for somebody else [S21]', async () => {
    const proof = { phone: '501234567', country_code: '971', guestToken: 'proven', expiresAt: inFuture(600) }
    await sessionStore(tenant).keepGuestProof(proof)
    await keepProvenNumber({ tenant, locale: locales['en-ae']! }, proof)
    const page = await open({ at: '/en-ae/account/sign-up' })
    await page.sees('Nice to meet you')
    expect(page.account.signInByToken.mock.calls[0]![0]).toMatchObject({ token: 'proven' })
  })

  it('send a code that was typed without a network as soon as there is one', async () => {
    const page = await open()
    await page.toCode()
    page.account.verifyEmailCode.mockRejectedValueOnce(new Problem('offline'))
    onlineManager.setOnline(false)
    await page.user.type(screen.getByLabelText('Code'), '123456')
    await vi.waitFor(async () => expect(await alert()).toMatch(/checked as soon as you’re back/))
    onlineManager.setOnline(true)
    await page.sees('Nice to meet you')
    expect(page.account.verifyEmailCode).toHaveBeenCalledTimes(2)
  })

  it('tell password managers what each field is for, and take what they fill in without a key', async () => {
    const page = await open()
    expect(page.box().getAttribute('autocomplete')).toBe('username webauthn')
    await page.toPassword()
    const form = document.querySelector('form')!
    const [username, password] = [form.querySelector('[name="username"]')!, screen.getByLabelText('Password')]
    expect([username.getAttribute('autocomplete'), username.getAttribute('value')]).toEqual(['username', email])
    expect(password.getAttribute('autocomplete')).toBe('current-password')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(password, 'four plain words')
    password.dispatchEvent(new Event('input', { bubbles: true }))
    password.dispatchEvent(new Event('change', { bubbles: true }))
    form.requestSubmit()
    await vi.waitFor(() => expect(page.account.signIn).toHaveBeenCalledTimes(1))
    expect(page.account.signIn.mock.calls[0]![0]).toMatchObject({ email, password: 'Zm91ciBwbGFpbiB3b3Jkcw==' })
  })
})

describe.each([
  { by: 'email', typed: email, call: 'signIn', username: email, number: { email } },
  {
    by: 'phone',
    typed: '050 123 4567',
    call: 'signInByPhone',
    username: '+971501234567',
    number: { phone: '501234567', country_code: '971' },
  },
] as const)('a password by $by', ({ typed, call, username, number }) => {
  const password = () => screen.findByLabelText<HTMLInputElement>('Password')

  it('that met no network is still there, and signs in with the next press', async () => {
    const page = await open({ typed })
    await page.toPassword()
    page.account[call].mockRejectedValueOnce(new Problem('offline'))
    await page.user.type(await password(), 'four plain words{Enter}')
    await vi.waitFor(async () => expect(await alert()).toMatch(/Try again/))
    expect([(await password()).value, page.address()]).toEqual([
      'four plain words',
      '/en-ae/account/sign-in?step=password',
    ])
    await page.user.type(await password(), '{Enter}')
    await vi.waitFor(() => expect(page.account[call]).toHaveBeenCalledTimes(2))
    expect(page.account[call].mock.calls[1]![0]).toMatchObject({ ...number, password: 'Zm91ciBwbGFpbiB3b3Jkcw==' })
  })

  it('is asked for again after a reload, for who was typed, and is itself nowhere on the device', async () => {
    const page = await open({ typed })
    await page.toPassword()
    await page.user.type(await password(), 'four plain words')
    await vi.waitFor(async () => expect(await signInDraft(tenant).read(async () => new Date())).toBeDefined())
    cleanup()
    expect(JSON.stringify(await tenantStorage(tenant).entries(''))).not.toMatch(/plain words|Zm91ciB/)
    const again = await open({ at: page.address() })
    await again.sees('Your password')
    expect((await password()).value).toBe('')
    again.account[call].mockRejectedValueOnce(new Problem('credentials_invalid'))
    await again.user.type(await password(), 'four plain words{Enter}')
    await vi.waitFor(() => expect(again.account[call].mock.calls[0]![0]).toMatchObject(number))
  })

  it('is found by a password manager under its name, and going back and on keeps who was typed', async () => {
    const page = await open({ typed })
    await page.toPassword()
    expect(document.querySelector('form [name="username"]')?.getAttribute('value')).toBe(username)
    expect((await password()).getAttribute('autocomplete')).toBe('current-password')
    page.history.back()
    await page.sees('Sign in or join')
    expect(page.box().value).toBe(typed)
    page.history.forward()
    await page.sees('Your password')
  })
})

it('begins with the account that the patient has with the tenant, where that is on a site of its own [T04]', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Continue with your Sadeem account' })).toBeNull()
  cleanup()
  await open({ login_url: 'https://members.sadeem.example/login' })
  const way = screen.getByRole('link', { name: 'Continue with your Sadeem account' })
  expect(way.getAttribute('href')).toBe('https://members.sadeem.example/login')
})

describe('who gives an email', () => {
  it.each(['codes_of_phone_limit', 'codes_of_tenant_limit', 'code_sent_recently'] as const)(
    'reads of no phone where no code can be sent: %s',
    async (code) => {
      const page = await open()
      page.account.sendEmailCode.mockRejectedValueOnce(new Problem(code))
      await page.press('Continue')
      expect(await alert()).toMatch(/email/)
      expect(await alert()).not.toMatch(ofPhones)
      expect(page.box().value).toBe(email)
    },
  )

  it('reads of no phone at a code that is wrong, late, or was used', async () => {
    const page = await open()
    await page.toCode()
    expect(document.body.textContent).toContain(`6 digits, sent by email to ${email}.`)
    for (const [code, said] of [
      ['code_invalid', /latest email/],
      ['code_expired', /email has expired/],
      ['code_attempts_exceeded', /too many tries/],
    ] as const) {
      page.account.verifyEmailCode.mockRejectedValueOnce(new Problem(code))
      const field = screen.getByLabelText<HTMLInputElement>('Code')
      await page.user.type(field, '123456')
      await vi.waitFor(() => expect(noteOf(field)).toMatch(said))
      expect(noteOf(field)).not.toMatch(ofPhones)
      expect(field.value).toBe('')
    }
  })

  it('reads of no phone at a wrong password, and until when it is paused, with what was typed still there', async () => {
    const page = await open()
    await page.toPassword()
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    page.account.signIn.mockRejectedValueOnce(new Problem('credentials_invalid'))
    await page.user.type(field, 'wrong{Enter}')
    await vi.waitFor(() => expect(noteOf(field)).toMatch(/^Email and password/))
    expect(noteOf(field)).not.toMatch(ofPhones)
    const paused = new Problem('sign_in_paused', { details: { retry_at: inFuture(600) } })
    page.account.signIn.mockRejectedValueOnce(paused)
    await page.user.type(field, '{Enter}')
    await vi.waitFor(() => expect(noteOf(field)).toMatch(/You can go on .+: (10:0\d|9:5\d) left\./))
    expect([field.value, page.account.signIn.mock.calls.length]).toEqual(['wrong', 2])
    expect(names()).toContain('Email me a code instead')
  })
})

describe('who is new', () => {
  async function atNames() {
    const page = await open()
    await page.toCode()
    await page.user.type(screen.getByLabelText('Code'), '123456')
    await page.sees('Nice to meet you')
    const join = () => page.press('Create account')
    const born = async (day: string, month: string, year: string) => {
      await page.user.type(screen.getByLabelText('Day'), day)
      await page.user.selectOptions(screen.getByLabelText('Month'), month)
      await page.user.clear(screen.getByLabelText('Year'))
      await page.user.type(screen.getByLabelText('Year'), year)
    }
    return { ...page, join, born }
  }

  it('tells their birthday and agrees, or is told what is missing; both are sent, with the wording [R09 C19]', async () => {
    const page = await atNames()
    await page.join()
    expect(await alert()).toBe('Please check: First name, Date of birth and your agreement.')
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    const filled = [...document.querySelectorAll<HTMLInputElement>('form [autocomplete]')]
    expect(filled.map((field) => [field.name, field.getAttribute('autocomplete')])).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['birthday-day', 'bday-day'],
      ['birthday-month', 'bday-month'],
      ['birthday-year', 'bday-year'],
      ['username', 'username'],
      ['password', 'new-password'],
    ])
    expect(document.querySelector<HTMLInputElement>('[name="username"]')?.value).toBe(email)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
    await page.user.type(screen.getByLabelText('First name'), 'Maha')
    await page.born('14', 'March', '1990')
    for (const box of boxes) await page.user.click(box)
    await page.join()
    await vi.waitFor(() => expect(page.account.signUp).toHaveBeenCalledTimes(1))
    expect(page.account.signUp.mock.calls[0]![0]).toEqual({
      ...{ token: 'proof', first_name: 'Maha', last_name: '', birthday: '1990-03-14', dob_format: 'gregorian' },
      consents: [
        { kind: 'terms', version: '2026-11' },
        { kind: 'health_data', version: '2026-11' },
      ],
      device_key: await deviceKey(tenant),
    })
  })

  it('goes back and on, and reloads, with what they typed still there', async () => {
    const page = await atNames()
    await page.user.type(screen.getByLabelText('First name'), 'Maha')
    page.history.back()
    await page.sees('Sign in or join')
    expect(page.box().value).toBe(email)
    page.history.forward()
    await page.sees('Nice to meet you')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maha')
    expect(page.account.sendEmailCode).toHaveBeenCalledTimes(1)
    cleanup()
    const again = await open({ at: page.address() })
    await again.sees('Nice to meet you')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maha')
    expect(again.account.signInByToken.mock.calls.at(-1)![0]).toMatchObject({ token: 'proof' })
    expect(again.account.sendEmailCode).not.toHaveBeenCalled()
  })

  it.each<[string, { email: string; isForgotten?: true }]>([
    ['beside another email that was typed since in another tab', { email: 'maha@example.org' }],
    ['of which the proof is not in the tab', { email, isForgotten: true }],
  ])('is asked for another code by a reload %s', async (_, { email: typed, isForgotten = false }) => {
    const page = await atNames()
    const at = page.address()
    await vi.waitFor(async () => expect(await signInDraft(tenant).read(async () => new Date())).toBeDefined())
    cleanup()
    if (isForgotten) emailProof(tenant).drop()
    const draft = (await signInDraft(tenant).read(async () => new Date()))!
    await signInDraft(tenant).keep({ ...draft, number: emailAsNumber(typed) }, new Date())
    const again = await open({ at })
    await again.sees('Enter the code')
    expect(again.account.sendEmailCode.mock.calls).toEqual([[{ email: typed }, expect.anything(), expect.anything()]])
    expect(again.account.signInByToken).not.toHaveBeenCalled()
  })

  it('leaves the proof of their email in the tab until it has served, or they go back, and no longer', async () => {
    const page = await atNames()
    const kept = () => emailProof(tenant).read(Date.now())?.guestToken
    expect(kept()).toBe('proof')
    page.history.back()
    await page.sees('Sign in or join')
    expect(kept()).toBeUndefined()
    page.history.forward()
    await page.sees('Nice to meet you')
    expect(kept()).toBe('proof')
    await page.user.type(screen.getByLabelText('First name'), 'Maha')
    await page.born('14', 'March', '1990')
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box)
    page.account.signUp.mockResolvedValueOnce({ PatientID: 'maha', idToken: 'b', refreshToken: 'r', expiresIn: 900 })
    await page.join()
    await vi.waitFor(async () => expect((await sessionStore(tenant).patient())?.id).toBe('maha'))
    await vi.waitFor(() => expect(kept()).toBeUndefined())
  })

  it('that cannot be sent for want of a network loses nothing, and joins with the next press', async () => {
    const page = await atNames()
    await page.user.type(screen.getByLabelText('First name'), 'Maha')
    await page.born('14', 'March', '1990')
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box)
    page.account.signUp.mockRejectedValueOnce(new Problem('offline'))
    await page.join()
    expect(await alert()).toMatch(/Try again/)
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maha')
    await page.join()
    await vi.waitFor(() => expect(page.account.signUp).toHaveBeenCalledTimes(2))
    expect(page.account.signUp.mock.calls[1]![0]).toEqual(page.account.signUp.mock.calls[0]![0])
  })

  it('and under 18 is told who makes the account, sends nothing, and begins again with nothing of it', async () => {
    const page = await atNames()
    await page.user.type(screen.getByLabelText('First name'), 'Salma')
    await page.born('14', 'March', String(new Date().getFullYear() - 12))
    await page.join()
    expect(await alert()).toMatch(/^You are under 18A parent or guardian makes the account/)
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
    await page.press('Start again with a parent')
    await page.sees('Sign in or join')
    expect([page.box().value, page.account.signUp.mock.calls.length]).toEqual(['', 0])
    await vi.waitFor(async () =>
      expect(JSON.stringify(await signInDraft(tenant).read(async () => new Date()))).not.toContain('Salma'),
    )
  })
})

describe('a press that was one too many', () => {
  it('is made again by the page once the wait is over, with what was typed', async () => {
    const page = await open()
    const details = { retry_after: 2, retry_at: inFuture(1.2) }
    page.account.sendEmailCode.mockRejectedValueOnce(new Problem('rate_limited', { details }))
    await page.press('Continue')
    expect(await alert()).toMatch(/^That was a lot at once\. This page goes on by itself in 0:0[1-3]\.$/)
    expect(page.box().value).toBe(email)
    await screen.findByRole('heading', { level: 1, name: 'Enter the code' }, { timeout: 4000 })
    expect(page.account.sendEmailCode.mock.calls.map(([body]) => body)).toEqual([{ email }, { email }])
  })
})
