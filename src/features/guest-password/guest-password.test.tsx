import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProblemCode } from '#contract/problem'
import { toBase64 } from '#src/session/encode-password.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { fillTestDom, forgetOwnPages, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { GuestPassword } from './guest-password.tsx'

const call = 'POST /auth/updatepwd/new'
const proof = { phone: '501234567', country_code: '971', guestToken: 'proven' }
const answer = { PatientID: 'layla', phone: '+971501234567', idToken: 'b', refreshToken: 'r', expiresIn: 900 }
const lost: Answer = 'offline'

beforeEach(() => {
  fillTestDom()
  sessionStorage.clear()
})
afterEach(async () => {
  vi.useRealTimers()
  await forgetOwnPages()
  showViewer({ kind: 'nobody' })
  act(() => onlineManager.setOnline(true))
})

const inFuture = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** What is offered where a booking is confirmed, to who proved their phone for it; a reload is the same once more. */
async function open(answers: Answers = {}) {
  const provenUntil = inFuture(600)
  const page = await showOwnPage(<GuestPassword isForOther={false} />, {
    at: 'confirmed',
    guestProof: { ...proof, expiresAt: provenUntil },
    answers: { 'GET /clock': { data: {} }, ...answers },
  })
  act(() => showViewer({ kind: 'guest', provenUntil }))
  return page
}
const field = () => screen.findByLabelText<HTMLInputElement>('Password')
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const type = async (password: string) => userEvent.type(await field(), password)
const refused = async () => (await screen.findByRole('alert')).textContent
const wayOn = () => screen.getByRole('link', { name: /^(Create account|Sign in)$/ }).getAttribute('href')
/** What is said in the place of the offer; a page has a place for its notices too. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const refuse = (code: ProblemCode): Answer => ({ refused: code })

describe('a guest’s first password', () => {
  it('that cannot be one, or is known to everybody, is said where it was pressed, and stays', async () => {
    await open({ [call]: refuse('password_refused') })
    await type('short')
    await press()
    expect(await refused()).toBe('At least 8 characters are needed.')
    await type('-enough')
    await press()
    await vi.waitFor(async () => expect(await refused()).toMatch(/This password can’t be used/))
    expect((await field()).value).toBe('short-enough')
  })

  it('that was being typed when the proof of the phone ended leads to a new code', async () => {
    await open()
    await type('blue door')
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
    act(() => showViewer({ kind: 'nobody' }))
    expect(said()).toMatch(/^Create your accountYour phone number needs to be confirmed once more/)
    expect(wayOn()).toBe('/en-ae/account/sign-in')
    // After a reload there is nothing to be late with.
    cleanup()
    await open({})
    act(() => showViewer({ kind: 'nobody' }))
    expect(said()).toBe('')
  })

  it.each([
    ['whose proof was used meanwhile', 'guest_token_invalid', /needs to be confirmed once more/],
    ['whose phone has an account meanwhile', 'account_exists', /There is an account with this number already/],
  ] as const)('%s reads so, with the way on', async (_, code, sentence) => {
    await open({ [call]: refuse(code) })
    await type('blue door by the sea')
    await press()
    expect(await refused()).toMatch(sentence)
    expect(wayOn()).toBe('/en-ae/account/sign-in')
  })

  it('that was pressed too often says to wait, and is still there', async () => {
    await open({ [call]: refuse('rate_limited') })
    await type('blue door by the sea')
    await press()
    expect(await refused()).toMatch(/Wait a minute and try again/)
    expect((await field()).value).toBe('blue door by the sea')
  })

  it('that met no network is still there, and makes one account with the next press', async () => {
    const keys: (string | undefined)[] = []
    const answers = [lost, { data: answer }]
    await open({
      [call]: ({ headers, body }) => {
        keys.push(headers['idempotency-key'])
        expect(JSON.parse(body ?? '')).toMatchObject({
          phone: proof.phone,
          password: toBase64('blue door by the sea'),
        })
        return answers.shift() ?? lost
      },
    })
    await field()
    expect(screen.queryByText('Needs a connection')).toBeNull()
    act(() => onlineManager.setOnline(false))
    expect(screen.getByText('Needs a connection')).toBeTruthy()
    await type('blue door by the sea')
    await press()
    expect(await refused()).toMatch(/You’re offline/)
    act(() => onlineManager.setOnline(true))
    await press()
    expect(await screen.findByText('Your account is ready')).toBeTruthy()
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
    expect((await sessionStore('own-pages').patient())?.id).toBe('layla')
  })

  it('is asked for again after a reload or a way back, and is itself nowhere on the device', async () => {
    await open()
    await type('blue door by the sea')
    const kept = await tenantStorage('own-pages').entries('')
    expect(JSON.stringify([kept, sessionStorage, localStorage])).not.toMatch(/blue/)
    cleanup()
    await open()
    expect((await field()).value).toBe('')
  })

  it('is asked of nobody who has an account: in another tab, and by the way back from the patient’s pages', async () => {
    const { asked } = await open()
    await type('blue door')
    act(() => showViewer({ kind: 'patient', id: 'layla' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    cleanup()
    await open()
    act(() => showViewer({ kind: 'patient', id: 'layla' }))
    expect([screen.queryByLabelText('Password'), asked]).toEqual([null, []])
  })

  it('is kept by a password manager as a new one, under the phone', async () => {
    await open()
    const form = (await field()).form
    const named = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement)
    expect(named.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', '+971501234567'],
      ['new-password', ''],
    ])
  })
})
