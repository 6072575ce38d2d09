import { describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { codeSent, verified } from '#tests/support/booking'
import { startSignIn } from '#tests/support/sign-in'

const number = { phone: '501234567', country_code: '971' }
const other = { phone: '559876543', country_code: '966' }
const proof = { ...number, guestToken: 'guest-1', expiresAt: verified.expires_at }
const layla = {
  ...{ first_name: 'Layla', last_name: 'Farouk', email: 'layla@example.org', password: 'four plain words' },
  ...{ birthday: '1990-03-14', dob_format: 'gregorian' as const },
}

describe('by a code', () => {
  it('a known phone is signed in with the right one [S16]', async () => {
    const entry = startSignIn()
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    expect(entry.sendCode.mock.calls).toEqual([[{ ...number, purpose: 'sign_in' }]])
    entry.send({ type: 'code.given', code: '684213' })
    await entry.reaches('done')
    expect(entry.signInByProof.mock.calls).toEqual([[{ proof }]])
  })

  it('an unknown phone joins by its name, and is signed in', async () => {
    const entry = startSignIn()
    entry.signInByProof.mockResolvedValue('unknown')
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'code.given', code: '684213' })
    await entry.reaches('names')
    entry.send({ type: 'names.given', patient: layla })
    await entry.reaches('done')
    expect(entry.signUp.mock.calls).toEqual([[{ proof, patient: layla }]])
  })

  it('a phone whose code is answered as new joins by its name at once [C21]', async () => {
    const entry = startSignIn()
    entry.verifyCode.mockResolvedValueOnce({ ...verified, has_account: false })
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'code.given', code: '684213' })
    await entry.reaches('names')
    expect(entry.signInByProof).not.toHaveBeenCalled()
    entry.send({ type: 'names.given', patient: layla })
    await entry.reaches('done')
    expect(entry.signUp.mock.calls).toEqual([[{ proof, patient: layla }]])
  })

  it('a phone whose code is answered as known is signed in [C21]', async () => {
    const entry = startSignIn()
    entry.verifyCode.mockResolvedValueOnce({ ...verified, has_account: true })
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'code.given', code: '684213' })
    await entry.reaches('done')
    expect(entry.signInByProof.mock.calls).toEqual([[{ proof }]])
  })

  it('stays at the code while it is wrong, and says why', async () => {
    const entry = startSignIn()
    entry.verifyCode.mockRejectedValueOnce(new Problem('code_invalid'))
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'code.given', code: '000000' })
    await vi.waitFor(() => expect(entry.problem()).toBe('code_invalid'))
    expect(entry.signInByProof).not.toHaveBeenCalled()
    entry.send({ type: 'code.given', code: '684213' })
    await entry.reaches('done')
  })

  it('that cannot be sent leads back to the number, with the reason', async () => {
    const entry = startSignIn()
    entry.sendCode.mockRejectedValueOnce(new Problem('phone_not_mobile'))
    entry.send({ type: 'number.given', number })
    await vi.waitFor(() => expect(entry.problem()).toBe('phone_not_mobile'))
    await entry.reaches('number')
  })

  it('that was refused is refused no more once another number is typed', async () => {
    const entry = startSignIn()
    entry.sendCode.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    entry.send({ type: 'number.given', number })
    await vi.waitFor(() => expect(entry.problem()).toBe('codes_of_phone_limit'))
    entry.send({ type: 'answers.changed', answers: { phone: '055 987 6543' } })
    expect(entry.problem()).toBeUndefined()
  })

  it('is asked for once: after a failure with the proven phone, pressing on needs no other', async () => {
    const entry = startSignIn()
    entry.signInByProof.mockRejectedValueOnce(new Problem('offline'))
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'code.given', code: '684213' })
    await entry.reaches('number')
    expect(entry.problem()).toBe('offline')
    entry.send({ type: 'connection.returned' })
    expect(entry.problem()).toBeUndefined()
    entry.send({ type: 'number.given', number })
    await entry.reaches('done')
    expect(entry.sendCode).toHaveBeenCalledTimes(1)
  })

  it('is asked for anew where the proof counts no more, or the number is another', async () => {
    const entry = startSignIn({ proof })
    entry.signInByProof.mockRejectedValueOnce(new Problem('guest_token_invalid'))
    entry.send({ type: 'number.given', number })
    await entry.reaches('number')
    expect(entry.problem()).toBe('guest_token_invalid')
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'number.change_requested' }, { type: 'number.given', number: other })
    await entry.reaches('code')
    expect(entry.sendCode.mock.calls.map(([sent]) => sent)).toEqual([
      { ...number, purpose: 'sign_in' },
      { ...other, purpose: 'sign_in' },
    ])
  })
})

describe('joining', () => {
  it('of somebody who has joined meanwhile signs them in', async () => {
    const entry = startSignIn({ proof })
    entry.signInByProof.mockResolvedValueOnce('unknown')
    entry.signUp.mockRejectedValueOnce(new Problem('account_exists'))
    entry.send({ type: 'number.given', number })
    await entry.reaches('names')
    entry.send({ type: 'names.given', patient: layla })
    await entry.reaches('done')
    expect(entry.signInByProof).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['password_refused', 'names'],
    ['offline', 'names'],
    ['guest_token_invalid', 'number'],
  ] as const)('that is refused with %s goes on at the %s', async (code, step) => {
    const entry = startSignIn({ proof })
    entry.signInByProof.mockResolvedValue('unknown')
    entry.signUp.mockRejectedValueOnce(new Problem(code))
    entry.send({ type: 'number.given', number })
    await entry.reaches('names')
    entry.send({ type: 'names.given', patient: layla })
    await entry.reaches(step)
    expect(entry.problem()).toBe(code)
  })
})

it('who is under age begins again with nothing of what they typed, in the draft neither', async () => {
  const entry = startSignIn({ proof })
  entry.signInByProof.mockResolvedValue('unknown')
  entry.send({ type: 'answers.changed', answers: { phone: '50', firstName: 'Salma', birthday: '2012-3-14' } })
  entry.send({ type: 'number.given', number })
  await entry.reaches('names')
  entry.send({ type: 'entry.restarted' })
  await entry.reaches('number')
  const answers = { phone: '', phoneRegion: 'AE', firstName: '', lastName: '', email: '', birthday: '' }
  expect(entry.draft()).toEqual({
    answers: { ...answers, dob_format: 'gregorian' },
    number: undefined,
    sent: undefined,
  })
})

describe('by a password', () => {
  it('a patient is signed in, without a code [S15]', async () => {
    const entry = startSignIn()
    entry.send({ type: 'password.chosen', number })
    await entry.reaches('password')
    entry.send({ type: 'password.given', password: 'four plain words' })
    await entry.reaches('done')
    expect(entry.signInByPassword.mock.calls).toEqual([[{ number, password: 'four plain words' }]])
    expect(entry.sendCode).not.toHaveBeenCalled()
  })

  it('can be used in place of a code that was sent, which still counts after it', async () => {
    const entry = startSignIn()
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')
    entry.send({ type: 'password.chosen', number })
    await entry.reaches('password')
    entry.send({ type: 'code.chosen' })
    await entry.reaches('code')
    expect(entry.sendCode).toHaveBeenCalledTimes(1)
  })

  it('that is wrong stays there, and a code can be sent instead', async () => {
    const entry = startSignIn()
    entry.signInByPassword.mockRejectedValueOnce(new Problem('credentials_invalid'))
    entry.send({ type: 'password.chosen', number })
    entry.send({ type: 'password.given', password: 'wrong' })
    await entry.reaches('password')
    expect(entry.problem()).toBe('credentials_invalid')
    entry.send({ type: 'code.chosen' })
    await entry.reaches('code')
    expect(entry.problem()).toBeUndefined()
  })
})

describe('a check that tells people from programs', () => {
  it('that could not be made leaves each step as it was, and the next press makes it [V04]', async () => {
    const entry = startSignIn()
    entry.sendCode.mockRejectedValueOnce(new Problem('captcha_required'))
    entry.send({ type: 'answers.changed', answers: { phone: '050 123' } }, { type: 'number.given', number })
    await vi.waitFor(() => expect(entry.problem()).toBe('captcha_required'))
    await entry.reaches('number')
    expect(entry.draft()?.answers.phone).toBe('050 123')
    entry.send({ type: 'number.given', number })
    await entry.reaches('code')

    entry.send({ type: 'number.change_requested' }, { type: 'password.chosen', number })
    entry.signInByPassword.mockRejectedValueOnce(new Problem('captcha_required'))
    entry.send({ type: 'password.given', password: 'four plain words' })
    await vi.waitFor(() => expect(entry.problem()).toBe('captcha_required'))
    await entry.reaches('password')
    entry.send({ type: 'password.given', password: 'four plain words' })
    await entry.reaches('done')
  })
})

describe('a reload', () => {
  const answers = {
    phone: '050 123',
    phoneRegion: 'SA',
    firstName: 'Lay',
    lastName: '',
    email: '',
    birthday: '1990',
    dob_format: 'hijri' as const,
  }

  it('comes back to the code that is on its way, and sends no other', async () => {
    const entry = startSignIn({ draft: { answers, number, sent: codeSent } })
    await entry.reaches('code')
    expect(entry.sendCode).not.toHaveBeenCalled()
    expect(entry.draft()).toEqual({ answers, number, sent: codeSent })
  })

  it('goes on with a phone that was proven before it, without another code', async () => {
    const entry = startSignIn({ draft: { answers, number, sent: undefined }, proof })
    await entry.reaches('done')
    expect(entry.sendCode).not.toHaveBeenCalled()
  })

  it('keeps what was typed, but neither code nor password, and nothing after the sign-in', async () => {
    const entry = startSignIn()
    entry.send({ type: 'answers.changed', answers: { phone: '50', firstName: 'Layla' } })
    entry.send({ type: 'password.chosen', number })
    entry.signInByPassword.mockRejectedValueOnce(new Problem('offline'))
    entry.send({ type: 'password.given', password: 'four plain words' })
    await entry.reaches('password')
    expect(JSON.stringify(entry.draft())).not.toContain('four plain words')
    expect(entry.draft()?.answers).toMatchObject({ phone: '50', phoneRegion: 'AE', firstName: 'Layla' })
    entry.send({ type: 'password.given', password: 'four plain words' })
    await entry.reaches('done')
    expect(entry.draft()).toBeUndefined()
  })
})
