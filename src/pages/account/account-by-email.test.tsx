import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { emailAsNumber } from '#machines/phone-code/phone-code.types'
import { sessionStore } from '#src/session/session-store.ts'
import { deviceKey } from '#src/storage/device-key.ts'
import { emailProof } from '#src/storage/email-proof.ts'
import { signInDraft } from '#src/storage/sign-in-draft.ts'
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

/** Words that a patient with an email would wonder at. */
const ofPhones = /\b(text|texted|phone|number|sms)\b/i

describe('who gives an email', () => {
  it.each(['codes_of_phone_limit', 'codes_of_tenant_limit', 'code_sent_recently'] as const)(
    'reads of no phone where no code can be sent: %s',
    async (code) => {
      const page = await openPage()
      page.account.sendEmailCode.mockRejectedValueOnce(new Problem(code))
      await page.press('Continue')
      expect(await alert()).toMatch(/email/)
      expect(await alert()).not.toMatch(ofPhones)
      expect(page.box().value).toBe(email)
    },
  )

  it('reads of no phone at a code that is wrong, late, or was used', async () => {
    const page = await openPage()
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
    const page = await openPage()
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
    const page = await openPage()
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
    const again = await openPage({ at: page.address() })
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
    const again = await openPage({ at })
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
