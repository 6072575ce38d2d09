import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { selectScreen } from '#machines/password-reset/password-reset.selectors'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { deviceKey } from '#src/storage/device-key.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { codeSent } from '#tests/support/booking'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { openReset } from './open-reset.ts'
import { MailedStep } from './mailed-step.tsx'
import { UpdateStep } from './password-reset-page.tsx'
import { PhoneStep } from './phone-step.tsx'
import { ResetContext, useResetSelector } from './reset-context.ts'

const number = { phone: '501234567', country_code: '971' }
const tenant = 'reset'

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollTo = vi.fn()
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
    unobserve() {}
  }
  await tenantStorage(tenant).clear()
})
afterEach(cleanup)

/** The calls of a reset, each answered at once. */
function calls() {
  const later = new Date(Date.now() + 600_000).toISOString()
  return {
    sendCode: vi.fn(async (_body: unknown) => ({ ...codeSent, expires_at: later, resend_at: later })),
    verifyResetCode: vi.fn(async (_body: unknown) => ({ token_reset_password: 'right-1', expires_at: later })),
    sendResetLink: vi.fn(async (_body: unknown) => ({ sent: true, expires_at: later })),
    checkResetLink: vi.fn(async (_body: unknown) => ({ valid: true, expires_at: later })),
    resetPasswordByToken: vi.fn(async (_body: unknown) => ({ updated: true })),
    resetPasswordByPhone: vi.fn(async (_body: unknown) => ({ updated: true })),
    signInByPhone: vi.fn(async (_body: unknown) => ({
      PatientID: 'layla',
      phone: '+971501234567',
      idToken: 'bearer',
      refreshToken: 'refresh',
      expiresIn: 900,
    })),
  }
}

async function open(account = calls(), { orEmail = false } = {}) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'reset', 'code', 'problem')
  const queryClient = new QueryClient()
  const init = { capabilities: { email: orEmail }, settings: { whitelabel_configs: { markets: ['ae'] } } }
  const apis = async () => ({ account, settleClock: async () => undefined })
  const app = { tenant, locale, intl, init, queryClient, apis, basePath: '', keyInUrl: false } as unknown as AppContext
  const reset = await openReset(app)
  function Steps() {
    const step = useResetSelector(selectScreen)
    const Step = { forget: PhoneStep, mailed: MailedStep, confirm: CodeStep, update: UpdateStep, success: DoneStep }[
      step
    ]
    return <Step />
  }
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <ResetContext value={reset}>
            <Steps />
          </ResetContext>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  return {
    ...{ account, reset, user },
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    press: (name: string) => user.click(screen.getAllByRole('button', { name })[0]!),
    sees: (heading: string) => screen.findByRole('heading', { level: 1, name: heading }),
  }
}

type Page = Awaited<ReturnType<typeof open>>

async function atCode(account = calls()): Promise<Page> {
  const page = await open(account)
  await page.user.type(page.field('Mobile phone'), '050 123 4567')
  await page.press('Text me the code')
  await page.sees('Enter the code')
  return page
}

async function atPassword(account = calls()): Promise<Page> {
  const page = await atCode(account)
  await page.user.type(page.field('Code'), '684213')
  await page.sees('Choose a new password')
  return page
}

/** What a field is described by: its error where there is one. */
const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

describe('the phone', () => {
  it('that is none is said at its field and beside the button, and no code is sent [V03] [E10] [S22]', async () => {
    const page = await open()
    await page.user.type(page.field('Mobile phone'), '12')
    await page.press('Text me the code')
    await vi.waitFor(() => expect(noteOf(page.field('Mobile phone'))).toBe('Invalid phone number'))
    expect(alerts()).toContain('Invalid phone number')
    expect(document.activeElement).toBe(page.field('Mobile phone'))
    expect(page.account.sendCode).not.toHaveBeenCalled()
  })

  it('that the platform refuses is said the same way, and other refusals in their own words [E10]', async () => {
    const account = calls()
    account.sendCode.mockRejectedValueOnce(new Problem('phone_invalid'))
    const page = await open(account)
    await page.user.type(page.field('Mobile phone'), '050 123 4567')
    await page.press('Text me the code')
    await vi.waitFor(() => expect(noteOf(page.field('Mobile phone'))).toBe('Invalid phone number'))
    account.sendCode.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    await page.press('Text me the code')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/We have texted this number several codes/))
    expect(noteOf(page.field('Mobile phone'))).toBeUndefined()
    expect(page.field('Mobile phone').value).toBe('050 123 4567')
  })

  it('of a country that is texted no codes is known before a call', async () => {
    const page = await open()
    await page.user.type(page.field('Mobile phone'), '+93 70 123 4567')
    await page.press('Text me the code')
    await vi.waitFor(() => expect(noteOf(page.field('Mobile phone'))).toMatch(/this country/))
    expect(page.account.sendCode).not.toHaveBeenCalled()
  })

  it('is asked for again, with a sentence, where the last step is opened without the right to it', async () => {
    const page = await open()
    act(() => page.reset.send({ type: 'step.revisited', step: 'update' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/confirm your number or email first/)
  })
})

describe('the email', () => {
  const at = (account = calls()) => open(account, { orEmail: true })
  const label = 'Mobile phone or email'

  it('that is none is said at its field, and no link is sent', async () => {
    const page = await at()
    await page.sees('What is your number or email?')
    await page.user.type(page.field(label), 'layla@')
    await page.press('Email me a link')
    await vi.waitFor(() => expect(noteOf(page.field(label))).toBe('This doesn’t look like an email address.'))
    expect(page.account.sendResetLink).not.toHaveBeenCalled()
  })

  it('is mailed a link, and another one when that is asked for [S26]', async () => {
    const page = await at()
    await page.user.type(page.field(label), 'Layla@Example.org')
    await page.press('Email me a link')
    await page.sees('Look in your inbox')
    expect(page.account.sendResetLink.mock.calls[0]![0]).toEqual({ email: 'layla@example.org' })
    expect(document.body.textContent).toContain('We sent an email to layla@example.org.')
    page.account.sendResetLink.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    await page.press('Send it again')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/emailed this address several links/))
    await page.press('Change email')
    expect(page.field(label).value).toBe('Layla@Example.org')
  })

  it('of a link that was used is not asked for: the page says so, and leads to another link [S26]', async () => {
    const account = calls()
    account.checkResetLink.mockRejectedValueOnce(new Problem('reset_token_invalid', { details: { reason: 'used' } }))
    const page = await at(account)
    act(() => page.reset.send({ type: 'link.opened', token: 'token-of-a-link' }))
    await page.sees('This link no longer works')
    expect(account.checkResetLink.mock.calls[0]![0]).toEqual({ idToken: 'token-of-a-link' })
    expect(screen.getByText(/has been used already/)).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await page.press('Ask for a new link')
    expect(selectScreen(page.reset.getSnapshot())).toBe('forget')
  })

  it('of a link sets the password by its token, and says why one serves no more [C14] [N10]', async () => {
    const account = calls()
    account.resetPasswordByToken.mockRejectedValueOnce(
      new Problem('reset_token_invalid', { details: { reason: 'expired' } }),
    )
    const page = await at(account)
    act(() => page.reset.send({ type: 'link.opened', token: 'token-of-a-link' }))
    await page.sees('Choose a new password')
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await page.press('Save password')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/This link is too old/))
    expect(screen.getAllByRole('button', { name: 'Ask for a new link' }).length).toBeGreaterThan(0)
    await page.press('Save password')
    await page.sees('Password changed')
    expect(page.account.resetPasswordByToken.mock.calls.at(-1)![0]).toEqual({
      forgotpassword: true,
      idToken: 'token-of-a-link',
      password: toBase64('a long secret'),
      returnSecureToken: true,
    })
    expect(page.account.resetPasswordByPhone).not.toHaveBeenCalled()
  })
})

describe('the code', () => {
  it('is sent for a reset, and checked with its last digit [C26] [C27]', async () => {
    const page = await atCode()
    expect(page.account.sendCode.mock.calls[0]![0]).toEqual({ ...number, type: 'reset_password' })
    expect(document.activeElement).toBe(page.field('Code'))
    await page.user.paste('Your code is 684213.')
    await page.sees('Choose a new password')
    const body = { ...number, phone_verification_token: '684213' }
    expect(page.account.verifyResetCode.mock.calls[0]![0]).toEqual(body)
  })

  it('that is wrong is said at its field, which is emptied [S23]', async () => {
    const account = calls()
    account.verifyResetCode.mockRejectedValueOnce(new Problem('code_invalid', { details: { attempts_left: 2 } }))
    const page = await atCode(account)
    await page.user.type(page.field('Code'), '000000')
    await vi.waitFor(() => expect(noteOf(page.field('Code'))).toBe('This code isn’t right. 2 more tries.'))
    expect(page.field('Code').value).toBe('')
  })

  it('that is short is not checked, and its number can be changed', async () => {
    const page = await atCode()
    await page.user.type(page.field('Code'), '684')
    await page.press('Continue')
    expect(noteOf(page.field('Code'))).toBe('Please type all 6 digits of the code.')
    await page.press('Change number')
    await page.sees('What is your mobile number?')
    expect(page.field('Mobile phone').value).toBe('050 123 4567')
  })

  it('is asked for after a reload, with what is kept on the device', async () => {
    await atCode()
    cleanup()
    const again = await open()
    await again.sees('Enter the code')
    await again.user.type(again.field('Code'), '684213')
    await again.sees('Choose a new password')
    expect(again.account.sendCode).not.toHaveBeenCalled()
  })
})

describe('the new password', () => {
  it('is asked for in both fields [V06]', async () => {
    const page = await atPassword()
    await page.user.type(page.field('Confirm password'), '   ')
    await page.press('Save password')
    await vi.waitFor(() => expect(noteOf(page.field('New password'))).toBe('New password is required'))
    expect(noteOf(page.field('Confirm password'))).toBe('New password is required')
    expect(alerts()).toContain('New password is required')
    expect(document.activeElement).toBe(page.field('New password'))
  })

  it('has to be the same twice [V05]', async () => {
    const page = await atPassword()
    const sentence = 'new password should be equal with confirm password'
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'another')
    await page.press('Save password')
    await vi.waitFor(() => expect(noteOf(page.field('Confirm password'))).toBe(sentence))
    expect(document.activeElement).toBe(page.field('Confirm password'))
    expect(page.account.resetPasswordByPhone).not.toHaveBeenCalled()
    await page.user.clear(page.field('Confirm password'))
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await vi.waitFor(() => expect(noteOf(page.field('Confirm password'))).toBeUndefined())
  })

  it('is said to be long enough once it is', async () => {
    const page = await atPassword()
    expect(noteOf(page.field('New password'))).toBe('8 characters or more')
    await page.user.type(page.field('New password'), 'a long secret')
    expect(noteOf(page.field('New password'))).toBe('Long enough')
    expect(page.field('New password').autocomplete).toBe('new-password')
  })

  it('is stored by a password manager under the number that it is of', async () => {
    const page = await atPassword()
    const fields = [...document.querySelectorAll<HTMLInputElement>('form [autocomplete]')]
    expect(fields.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', `+${number.country_code}${number.phone}`],
      ['new-password', ''],
      ['new-password', ''],
    ])
    expect(page.field('Confirm password').autocomplete).toBe('new-password')
  })

  it('is sent as Base64, and is nowhere on the device [V07] [C28] [S24]', async () => {
    const page = await atPassword()
    await page.user.type(page.field('New password'), 'كلمة سر طويلة')
    await page.user.type(page.field('Confirm password'), 'كلمة سر طويلة')
    await page.press('Save password')
    await page.sees('Password changed')
    const body = { ...number, password: toBase64('كلمة سر طويلة'), token_reset_password: 'right-1' }
    expect(page.account.resetPasswordByPhone.mock.calls[0]![0]).toEqual(body)
    await vi.waitFor(async () => expect(await tenantStorage(tenant).entries('')).toEqual([]))
  })

  it('that the platform refuses is said at its field, and what is typed stays', async () => {
    const account = calls()
    account.resetPasswordByPhone.mockRejectedValueOnce(new Problem('password_refused'))
    const page = await atPassword(account)
    await page.user.type(page.field('New password'), 'password')
    await page.user.type(page.field('Confirm password'), 'password')
    await page.press('Save password')
    await vi.waitFor(() => expect(noteOf(page.field('New password'))).toMatch(/This password can’t be used/))
    expect(page.field('New password').value).toBe('password')
  })

  it('that comes too late leads back to the phone', async () => {
    const account = calls()
    account.resetPasswordByPhone.mockRejectedValueOnce(new Problem('reset_token_invalid'))
    const page = await atPassword(account)
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await page.press('Save password')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/Too much time has passed/))
    await page.press('Ask for a new code')
    await page.sees('What is your mobile number?')
  })
})

it('on each step what needs a network says so while there is none', async () => {
  const needing = () => {
    act(() => onlineManager.setOnline(false))
    const found = screen.getAllByRole('button').filter((one) => noteOf(one) === 'Needs a connection')
    act(() => onlineManager.setOnline(true))
    expect(screen.queryByText('Needs a connection')).toBeNull()
    return [...new Set(found.map(({ textContent }) => textContent))]
  }
  const page = await open()
  expect(needing()).toEqual(['Text me the code'])
  await page.user.type(page.field('Mobile phone'), '050 123 4567')
  await page.press('Text me the code')
  await page.sees('Enter the code')
  expect(needing()).toEqual(['Continue'])
  await page.user.type(page.field('Code'), '684213')
  await page.sees('Choose a new password')
  expect(needing()).toEqual(['Save password'])
})

describe('the end', () => {
  async function save() {
    const page = await atPassword()
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await page.press('Save password')
    await page.sees('Password changed')
    return page
  }

  it('leads to the sign-in, and begins no session [S25]', async () => {
    const page = await save()
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/en-ae/account/sign-in')
    expect(page.account.signInByPhone).not.toHaveBeenCalled()
    expect(await sessionStore(tenant).patient()).toBeUndefined()
  })

  it('is a session where the patient was on the way to something of theirs [S25]', async () => {
    await returnPaths(tenant).keep('/en-ae/dashboard/profile')
    const page = await save()
    await waitFor(page.reset, (state) => state.matches({ success: 'signedIn' }))
    const said = { ...number, password: toBase64('a long secret'), device_key: await deviceKey(tenant) }
    expect(page.account.signInByPhone.mock.calls[0]![0]).toEqual(said)
    expect(await sessionStore(tenant).patient()).toMatchObject({ id: 'layla', idToken: 'bearer' })
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])('leads to no %s', async (path) => {
    await returnPaths(tenant).keep(path)
    const page = await save()
    await screen.findByRole('link', { name: 'Sign in' })
    expect(page.account.signInByPhone).not.toHaveBeenCalled()
  })
})
