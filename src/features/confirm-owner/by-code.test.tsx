import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Account } from '#contract/account'
import { followServer, now } from '#src/clock/server-time.ts'
import { codeSent } from '#tests/support/booking'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { ConfirmOwner } from './confirm-owner.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  followServer(0)
})

const minutes = (count: number) => new Date(now() + count * 60_000).toISOString()

/** A platform that texts or mails a code, takes it, and confirms by its proof. */
function platform() {
  const bodies: Record<string, unknown>[] = []
  const taken =
    (data: unknown): Answers[string] =>
    ({ body }) => {
      bodies.push(JSON.parse(body ?? '{}') as Record<string, unknown>)
      return { data }
    }
  const sent = { ...codeSent, expires_at: minutes(5), resend_at: minutes(1) }
  const answers: Answers = {
    'POST /patient/otp': taken(sent),
    'POST /patient/otp/email': taken(sent),
    'POST /patient/verify': taken({ guest_token: 'guest-1', expires_at: minutes(30) }),
    'POST /patient/verify/email': taken({ email_token: 'mail-1', expires_at: minutes(30) }),
    'POST /account/confirmation': taken({ until: minutes(10) }),
  }
  return { answers, bodies }
}

async function open(answers: Answers, own: Account = { ...account, has_password: false }) {
  const onConfirmed = vi.fn()
  const page = await showOwnPage(<ConfirmOwner account={own} onConfirmed={onConfirmed} onClose={vi.fn()} />, {
    at: 'settings',
    answers,
  })
  return { ...page, onConfirmed }
}

const type = async (code: string) => fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } })
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))

const { phone: _, country_code: __, ...withoutPhone } = account
const number = { phone: '501234567' }

it.each([
  [
    'phone',
    { ...account, has_password: false },
    [
      { ...number, country_code: '971', type: 'sign_in' },
      { ...number, country: '971', type: 'sign_in', phone_verification_token: '123456' },
      { token: 'guest-1' },
    ],
  ],
  [
    'email',
    { ...withoutPhone, has_password: false, email: 'layla@example.org', email_verified: true },
    [
      { email: 'layla@example.org' },
      { email: 'layla@example.org', email_verification_token: '123456' },
      { token: 'mail-1' },
    ],
  ],
])('the proof of a code to their %s confirms who has signed in', async (_, own, expected) => {
  const { answers, bodies } = platform()
  const { onConfirmed } = await open(answers, own)
  await send()
  await type('123456')
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
  expect(bodies).toEqual(expected)
})

it('who would rather have a code than type their password is sent one at once', async () => {
  const { onConfirmed } = await open(platform().answers, account)
  fireEvent.click(await screen.findByRole('button', { name: 'Text me a code instead' }))
  await type('123456')
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
})

it('a wrong code says how many tries are left, and another is sent when the pause is over', async () => {
  const { answers } = platform()
  answers['POST /patient/verify'] = { refused: 'code_invalid', details: { attempts_left: 2 } }
  const { asked, onConfirmed } = await open(answers)
  await send()
  await type('000000')
  expect((await screen.findByRole('alert')).textContent).toBe('This code isn’t right. 2 more tries.')
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  act(() => followServer(1.1 * 60_000))
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(asked.filter((call) => call === 'POST /patient/otp')).toHaveLength(2))
  expect(onConfirmed).not.toHaveBeenCalled()
})

it('a code that was taken is not asked for again where the network went before it confirmed', async () => {
  const { answers } = platform()
  const confirming = answers['POST /account/confirmation']
  answers['POST /account/confirmation'] = 'offline'
  const { asked, onConfirmed } = await open(answers)
  await send()
  await type('123456')
  await screen.findByRole('alert')
  answers['POST /account/confirmation'] = confirming ?? 'offline'
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
  expect(asked.filter((call) => call === 'POST /patient/verify')).toHaveLength(1)
})
