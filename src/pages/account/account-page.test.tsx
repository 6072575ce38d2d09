import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { keepProvenNumber } from '#src/features/guest-password/keep-proven-number.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { sessionData } from '#src/session/session-data.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { signInDraft } from '#src/storage/sign-in-draft.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import {
  alert,
  email,
  inFuture,
  leavePage,
  names,
  noteOf,
  openPage,
  readyDevice,
  tenant,
} from '#tests/support/account-page'

beforeEach(readyDevice)
afterEach(leavePage)

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
  await openPage()
  expect(await screen.findByText('2 changes wait for you to sign in')).toBeTruthy()
  expect(screen.getByText(/^Made on this device with the account that was signed in last/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Amira|layla/)
  cleanup()

  onlineManager.setOnline(false)
  try {
    await store.put(entry('cancel.3'), (found) => found)
    await openPage()
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
  const page = await openPage({ login_url: 'https://members.sadeem.example/login' })
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
    const page = await openPage()
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
      const page = await openPage()
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
    const page = await openPage({ at: '/en-ae/account/sign-up' })
    await page.sees('Nice to meet you')
    expect(page.account.signInByToken.mock.calls[0]![0]).toMatchObject({ token: 'proven' })
  })

  it('send a code that was typed without a network as soon as there is one', async () => {
    const page = await openPage()
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
    const page = await openPage()
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
    const page = await openPage({ typed })
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
    const page = await openPage({ typed })
    await page.toPassword()
    await page.user.type(await password(), 'four plain words')
    // Of this page: one that was shown before keeps its own as it goes, with the code that was sent from it.
    await vi.waitFor(async () =>
      expect(await signInDraft(tenant).read(async () => new Date())).toMatchObject({
        ...{ answers: { phone: typed }, sent: undefined },
      }),
    )
    cleanup()
    expect(JSON.stringify(await tenantStorage(tenant).entries(''))).not.toMatch(/plain words|Zm91ciB/)
    const again = await openPage({ at: page.address() })
    await again.sees('Your password')
    expect((await password()).value).toBe('')
    again.account[call].mockRejectedValueOnce(new Problem('credentials_invalid'))
    await again.user.type(await password(), 'four plain words{Enter}')
    await vi.waitFor(() => expect(again.account[call].mock.calls[0]![0]).toMatchObject(number))
  })

  it('is found by a password manager under its name, and going back and on keeps who was typed', async () => {
    const page = await openPage({ typed })
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
  await openPage()
  expect(screen.queryByRole('link', { name: 'Continue with your Sadeem account' })).toBeNull()
  cleanup()
  await openPage({ login_url: 'https://members.sadeem.example/login' })
  const way = screen.getByRole('link', { name: 'Continue with your Sadeem account' })
  expect(way.getAttribute('href')).toBe('https://members.sadeem.example/login')
})

describe('a press that was one too many', () => {
  it('is made again by the page once the wait is over, with what was typed', async () => {
    const page = await openPage()
    const details = { retry_after: 2, retry_at: inFuture(1.2) }
    page.account.sendEmailCode.mockRejectedValueOnce(new Problem('rate_limited', { details }))
    await page.press('Continue')
    expect(await alert()).toMatch(/^That was a lot at once\. This page goes on by itself in 0:0[1-3]\.$/)
    expect(page.box().value).toBe(email)
    await screen.findByRole('heading', { level: 1, name: 'Enter the code' })
    expect(page.account.sendEmailCode.mock.calls.map(([body]) => body)).toEqual([{ email }, { email }])
  })
})
