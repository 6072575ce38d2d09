import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import type { WaitInput } from '#machines/wait-input'
import { codeSent } from '#tests/support/booking'
import { passwordResetMachine } from './password-reset.machine.ts'
import {
  selectAnswers,
  selectCanResend,
  selectCodeSent,
  selectDraft,
  selectIsBusy,
  selectIsByLink,
  selectIsInterrupted,
  selectIsLinkOver,
  selectLinkSent,
  selectNumber,
  selectProblem,
  selectReturnPath,
  selectScreen,
  selectUnsentCode,
  type ResetScreen,
} from './password-reset.selectors.ts'
import type {
  CheckLinkInput,
  PasswordResetDraft,
  PasswordResetEvent,
  SendLinkInput,
  SignInInput,
  UpdatePasswordInput,
} from './password-reset.types.ts'

const number = { phone: '501234567', country_code: '971' }
const other = { phone: '509999999', country_code: '971' }
const right = { guest_token: 'right-1', expires_at: '2026-11-23T10:25:00.000Z' }
const password = 'a long secret'
const email = 'layla@example.org'
const linkSent = { sent: true as const, expires_at: '2026-11-23T10:55:00.000Z' }
const toEmail = { phone: '', country_code: '', email }

/** Services answer at once; the test says when a pause is over. */
function startReset({ draft, returnPath }: { draft?: PasswordResetDraft; returnPath?: string } = {}) {
  const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
  const verifyCode = vi.fn(async (_: VerifyCodeInput) => right)
  const sendLink = vi.fn(async (_: SendLinkInput) => linkSent)
  const checkLink = vi.fn(async (_: CheckLinkInput) => undefined)
  const updatePassword = vi.fn(async (_: UpdatePasswordInput) => undefined)
  const findReturnPath = vi.fn(async () => returnPath)
  const signIn = vi.fn(async (_: SignInInput) => undefined)
  const waits = new Map<string, () => void>()
  const waitUntil = fromPromise<void, WaitInput>(
    ({ input }) => new Promise((resolve) => waits.set(input.instant, resolve)),
  )
  const send = fromPromise<typeof codeSent, SendCodeInput>(({ input }) => sendCode(input))
  const machine = passwordResetMachine.provide({
    actors: {
      sendCode: send,
      phoneCode: phoneCodeMachine.provide({
        actors: { sendCode: send, verifyCode: fromPromise(({ input }) => verifyCode(input)), waitUntil },
      }),
      sendLink: fromPromise(({ input }) => sendLink(input)),
      checkLink: fromPromise(({ input }) => checkLink(input)),
      updatePassword: fromPromise(({ input }) => updatePassword(input)),
      findReturnPath: fromPromise(findReturnPath),
      signIn: fromPromise(({ input }) => signIn(input)),
    },
  })
  const actor = createActor(machine, { input: { phoneRegion: 'AE', draft } }).start()
  const snapshot = () => actor.getSnapshot()
  return {
    ...{ actor, sendCode, sendLink, checkLink, verifyCode, updatePassword, findReturnPath, signIn, snapshot },
    send: (event: PasswordResetEvent) => actor.send(event),
    screen: () => selectScreen(snapshot()),
    problem: () => selectProblem(snapshot())?.code,
    passes: (instant: string) => waits.get(instant)!(),
    rests: () => waitFor(actor, (state) => !selectIsBusy(state), { timeout: 1000 }),
    reaches: (screen: ResetScreen) =>
      waitFor(actor, (state) => selectScreen(state) === screen && !selectIsBusy(state), { timeout: 1000 }),
  }
}

async function confirming() {
  const reset = startReset()
  reset.send({ type: 'phone.changed', answers: { phone: '050 123 4567' } })
  reset.send({ type: 'phone.given', number })
  await reset.reaches('confirm')
  return reset
}

async function updating(options?: Parameters<typeof startReset>[0]) {
  const reset = startReset(options)
  reset.send({ type: 'phone.changed', answers: { phone: '050 123 4567' } })
  reset.send({ type: 'phone.given', number })
  await reset.reaches('confirm')
  reset.send({ type: 'code.given', code: '684213' })
  await reset.reaches('update')
  return reset
}

describe('the reset of a password', () => {
  it('asks for the phone, the code and the new password, and is done [U07] [N19] [S22] [S23] [S24]', async () => {
    const reset = startReset()
    expect(reset.screen()).toBe('forget')
    reset.send({ type: 'phone.given', number })
    expect([reset.screen(), selectIsBusy(reset.snapshot())]).toEqual(['forget', true])
    await reset.reaches('confirm')
    expect(reset.sendCode.mock.calls).toEqual([[{ ...number, purpose: 'reset_password' }]])
    expect(selectNumber(reset.snapshot())).toEqual(number)
    expect(selectCodeSent(reset.snapshot())).toEqual({ ...codeSent, ...number })

    reset.send({ type: 'code.given', code: '684213' })
    await waitFor(reset.actor, (state) => selectIsBusy(state) && selectScreen(state) === 'confirm')
    await reset.reaches('update')
    const checked = {
      phone: '501234567',
      country: '971',
      phone_verification_token: '684213',
      purpose: 'reset_password',
    }
    expect(reset.verifyCode.mock.calls).toEqual([[checked]])

    reset.send({ type: 'password.given', password })
    expect([reset.screen(), selectIsBusy(reset.snapshot())]).toEqual(['update', true])
    await reset.reaches('success')
    expect(reset.updatePassword.mock.calls).toEqual([[{ ...number, by: 'phone', token: 'right-1', password }]])
  })

  it('starts no session where the patient was on the way to nothing [S25]', async () => {
    const reset = await updating()
    reset.send({ type: 'password.given', password })
    await reset.reaches('success')
    expect(reset.signIn).not.toHaveBeenCalled()
    expect(selectReturnPath(reset.snapshot())).toBeUndefined()
    expect(reset.snapshot().matches({ success: 'signedOut' })).toBe(true)
  })

  it('signs in and leads back where they were on the way to something of theirs [S25]', async () => {
    const reset = await updating({ returnPath: '/en-ae/dashboard/profile' })
    reset.send({ type: 'password.given', password })
    await reset.reaches('success')
    expect(reset.signIn.mock.calls).toEqual([[{ ...number, password }]])
    expect(selectReturnPath(reset.snapshot())).toBe('/en-ae/dashboard/profile')
  })

  it.each(['findReturnPath', 'signIn'] as const)('is done as well where %s fails', async (service) => {
    const reset = await updating({ returnPath: '/en-ae/dashboard/profile' })
    reset[service].mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'password.given', password })
    await reset.reaches('success')
    expect(selectReturnPath(reset.snapshot())).toBeUndefined()
  })

  it('can begin again once it is done', async () => {
    const reset = await updating()
    reset.send({ type: 'password.given', password })
    await reset.reaches('success')
    reset.send({ type: 'step.revisited', step: 'update' })
    expect(reset.screen()).toBe('success')
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'phone.given', number })
    await reset.reaches('confirm')
    expect(reset.sendCode).toHaveBeenCalledTimes(2)
  })
})

describe('a step that is refused', () => {
  it('stays at the phone, until that is changed [S22]', async () => {
    const reset = startReset()
    reset.sendCode.mockRejectedValueOnce(new Problem('phone_invalid'))
    reset.send({ type: 'phone.given', number })
    await reset.rests()
    expect([reset.screen(), reset.problem()]).toEqual(['forget', 'phone_invalid'])
    reset.send({ type: 'phone.changed', answers: { phoneRegion: 'SA' } })
    expect(reset.problem()).toBeUndefined()
    expect(selectAnswers(reset.snapshot())).toEqual({ phone: '', phoneRegion: 'SA' })
  })

  it('stays at the code [S23]', async () => {
    const reset = await confirming()
    reset.verifyCode.mockRejectedValueOnce(new Problem('code_invalid'))
    reset.send({ type: 'code.given', code: '000000' })
    await waitFor(reset.actor, (state) => selectProblem(state) !== undefined)
    expect([reset.screen(), reset.problem()]).toEqual(['confirm', 'code_invalid'])
    reset.send({ type: 'code.given', code: '684213' })
    await reset.reaches('update')
    expect(reset.problem()).toBeUndefined()
  })

  it('stays at the password, which is forgotten [S24]', async () => {
    const reset = await updating()
    reset.updatePassword.mockRejectedValueOnce(new Problem('password_refused'))
    reset.send({ type: 'password.given', password: '12345678' })
    await reset.rests()
    expect([reset.screen(), reset.problem()]).toEqual(['update', 'password_refused'])
    expect(reset.snapshot().context.password).toBe('')
    reset.send({ type: 'password.changed' })
    expect(reset.problem()).toBeUndefined()
  })

  it('stays at the phone where a check could not be made, and the next press makes it [V04]', async () => {
    const reset = startReset()
    reset.sendCode.mockRejectedValueOnce(new Problem('captcha_required'))
    reset.send({ type: 'phone.changed', answers: { phone: '050 123 4567' } })
    reset.send({ type: 'phone.given', number })
    await reset.rests()
    expect([reset.screen(), reset.problem()]).toEqual(['forget', 'captcha_required'])
    expect(selectAnswers(reset.snapshot()).phone).toBe('050 123 4567')
    reset.send({ type: 'phone.given', number })
    await reset.reaches('confirm')
  })

  it('says no more that there is no network once that is back', async () => {
    const reset = startReset()
    reset.sendCode.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'phone.given', number })
    await reset.rests()
    expect(reset.problem()).toBe('offline')
    reset.send({ type: 'connection.returned' })
    expect([reset.screen(), reset.problem()]).toEqual(['forget', undefined])
  })

  it('is tried again by itself with a code or a password that had no network', async () => {
    const reset = await confirming()
    reset.verifyCode.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'code.given', code: '684213' })
    await waitFor(reset.actor, (state) => selectUnsentCode(state) !== undefined && !selectIsBusy(state))
    expect(reset.problem()).toBe('offline')
    reset.send({ type: 'connection.returned' })
    await reset.reaches('update')

    reset.updatePassword.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'password.given', password })
    await reset.rests()
    expect([reset.screen(), reset.problem()]).toEqual(['update', 'offline'])
    reset.send({ type: 'connection.returned' })
    await reset.reaches('success')
    expect(reset.updatePassword).toHaveBeenCalledTimes(2)
  })

  it('sends no password that was changed meanwhile', async () => {
    const reset = await updating()
    reset.updatePassword.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'password.given', password })
    await reset.rests()
    reset.send({ type: 'password.changed' })
    reset.send({ type: 'connection.returned' })
    expect([reset.screen(), reset.problem()]).toEqual(['update', undefined])
    expect(reset.updatePassword).toHaveBeenCalledTimes(1)
  })
})

describe('the code', () => {
  it('is sent again once the pause is over, not before', async () => {
    const reset = await confirming()
    reset.send({ type: 'code.resend_requested' })
    expect(reset.sendCode).toHaveBeenCalledTimes(1)
    reset.passes(codeSent.resend_at)
    await waitFor(reset.actor, selectCanResend)
    reset.send({ type: 'code.resend_requested' })
    await waitFor(reset.actor, () => reset.sendCode.mock.calls.length === 2)
    await reset.reaches('confirm')
  })

  it('is not sent twice to a number that was not changed, and is sent to another', async () => {
    const reset = await confirming()
    reset.send({ type: 'step.revisited', step: 'forget' })
    expect(reset.screen()).toBe('forget')
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'step.revisited', step: 'confirm' })
    expect(reset.screen()).toBe('confirm')
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'phone.given', number })
    await reset.reaches('confirm')
    expect(reset.sendCode).toHaveBeenCalledTimes(1)
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'phone.given', number: other })
    await reset.reaches('confirm')
    expect(reset.sendCode.mock.calls.at(-1)![0]).toMatchObject(other)
  })

  it('is not needed again by a patient who went back from the new password', async () => {
    const reset = await updating()
    reset.send({ type: 'step.revisited', step: 'update' })
    reset.send({ type: 'step.revisited', step: 'forget' })
    expect(reset.screen()).toBe('forget')
    reset.send({ type: 'step.revisited', step: 'update' })
    expect(reset.screen()).toBe('update')
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'phone.given', number })
    await reset.reaches('update')
    expect(reset.sendCode).toHaveBeenCalledTimes(1)
  })

  it('of one number sets no password of another', async () => {
    const reset = await updating()
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.sendCode.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'phone.given', number: other })
    await reset.rests()
    reset.send({ type: 'step.revisited', step: 'update' })
    expect(reset.screen()).toBe('forget')
  })

  it('is asked for again where the time for a new password is over', async () => {
    const reset = await updating()
    reset.updatePassword.mockRejectedValue(new Problem('reset_token_invalid'))
    reset.send({ type: 'password.given', password })
    await reset.rests()
    reset.send({ type: 'reset.restarted' })
    expect([reset.screen(), reset.problem()]).toEqual(['forget', undefined])
    reset.send({ type: 'phone.given', number })
    await reset.reaches('confirm')
    reset.send({ type: 'code.given', code: '684213' })
    await reset.reaches('update')
    reset.send({ type: 'password.given', password })
    await reset.rests()
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'step.revisited', step: 'update' })
    expect([reset.screen(), selectIsInterrupted(reset.snapshot())]).toEqual(['forget', true])
  })
})

describe('the link of a mail', () => {
  async function mailed() {
    const reset = startReset()
    reset.send({ type: 'phone.changed', answers: { phone: 'Layla@example.org' } })
    reset.send({ type: 'email.given', email })
    await reset.reaches('mailed')
    return reset
  }

  it('is sent to an email, again when it is asked for, and to another one [S26]', async () => {
    const reset = await mailed()
    expect(reset.sendLink.mock.calls).toEqual([[{ email }]])
    expect(selectLinkSent(reset.snapshot())).toEqual({ email, expires_at: linkSent.expires_at })
    reset.sendLink.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    reset.send({ type: 'link.resend_requested' })
    expect(selectIsBusy(reset.snapshot())).toBe(true)
    await reset.rests()
    expect([reset.screen(), reset.problem()]).toEqual(['mailed', 'codes_of_phone_limit'])
    reset.send({ type: 'step.revisited', step: 'forget' })
    expect([reset.screen(), reset.problem()]).toEqual(['forget', undefined])
    reset.send({ type: 'step.revisited', step: 'mailed' })
    expect(reset.screen()).toBe('mailed')
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'phone.given', number })
    await reset.reaches('confirm')
    expect(selectLinkSent(reset.snapshot())).toBeUndefined()
  })

  it('that cannot be sent leaves the email where it was typed', async () => {
    const reset = startReset()
    reset.sendLink.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'email.given', email })
    await reset.rests()
    expect([reset.screen(), reset.problem()]).toEqual(['forget', 'offline'])
  })

  it('sets a password, and signs in nobody on a device that did not ask for it [S26] [N10]', async () => {
    const reset = startReset({ returnPath: '/en-ae/dashboard/profile' })
    reset.send({ type: 'link.opened', token: 'link-1' })
    expect([reset.screen(), selectIsByLink(reset.snapshot())]).toEqual(['update', true])
    reset.send({ type: 'password.given', password })
    expect(selectIsBusy(reset.snapshot())).toBe(true)
    await reset.reaches('success')
    const nobody = { phone: '', country_code: '' }
    expect(reset.updatePassword.mock.calls).toEqual([[{ ...nobody, by: 'link', token: 'link-1', password }]])
    expect(reset.signIn).not.toHaveBeenCalled()
    expect(JSON.stringify(reset.actor.getPersistedSnapshot())).not.toMatch(/secret|link-1/)
  })

  it('signs in where the device that asked for it was on the way to something [S25]', async () => {
    const draft = selectDraft((await mailed()).snapshot())!
    expect(draft).toMatchObject({ answers: { phone: 'Layla@example.org' }, linkSent: { email } })
    const reset = startReset({ draft, returnPath: '/en-ae/dashboard/profile' })
    expect(reset.screen()).toBe('mailed')
    reset.send({ type: 'link.opened', token: 'link-1' })
    reset.send({ type: 'password.given', password })
    await reset.reaches('success')
    expect(reset.signIn.mock.calls).toEqual([[{ ...toEmail, password }]])
    expect(selectReturnPath(reset.snapshot())).toBe('/en-ae/dashboard/profile')
  })

  it('that serves no more stays at the password with the reason, and leads to another one [S26]', async () => {
    const reset = startReset()
    reset.send({ type: 'link.opened', token: 'link-1' })
    reset.updatePassword.mockRejectedValue(new Problem('reset_token_invalid', { details: { reason: 'used' } }))
    reset.send({ type: 'password.given', password })
    await reset.rests()
    expect([reset.screen(), selectProblem(reset.snapshot())]).toEqual([
      'update',
      { code: 'reset_token_invalid', details: { reason: 'used' } },
    ])
    // The same address again, as after going back and forward, changes nothing; another link begins anew.
    reset.send({ type: 'link.opened', token: 'link-1' })
    expect(reset.problem()).toBe('reset_token_invalid')
    reset.send({ type: 'link.opened', token: 'link-2' })
    expect([reset.screen(), reset.problem()]).toEqual(['update', undefined])
    reset.send({ type: 'password.given', password })
    await reset.rests()
    expect(reset.updatePassword.mock.calls.at(-1)![0]).toMatchObject({ token: 'link-2' })
    reset.send({ type: 'reset.restarted' })
    expect(reset.screen()).toBe('forget')
    reset.send({ type: 'step.revisited', step: 'update' })
    expect([reset.screen(), selectIsInterrupted(reset.snapshot())]).toEqual(['forget', true])
  })

  it.each(['expired', 'used', 'unknown'])(
    'that is %s says so before a password is typed, and leads to another one [S26] [N10]',
    async (reason) => {
      const reset = startReset()
      reset.checkLink.mockRejectedValueOnce(new Problem('reset_token_invalid', { details: { reason } }))
      reset.send({ type: 'link.opened', token: 'link-1' })
      await waitFor(reset.actor, selectIsLinkOver, { timeout: 1000 })
      expect(reset.checkLink.mock.calls).toEqual([[{ token: 'link-1' }]])
      expect([reset.screen(), selectProblem(reset.snapshot())?.details]).toEqual(['update', { reason }])
      reset.send({ type: 'password.given', password })
      expect(reset.updatePassword).not.toHaveBeenCalled()
      reset.send({ type: 'reset.restarted' })
      expect([reset.screen(), reset.problem(), selectIsByLink(reset.snapshot())]).toEqual(['forget', undefined, false])
    },
  )

  it('that cannot be checked, or not yet, still sets a password', async () => {
    const reset = startReset()
    reset.checkLink.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'link.opened', token: 'link-1' })
    await waitFor(reset.actor, (state) => state.matches({ update: { entering: 'resting' } }), { timeout: 1000 })
    expect(reset.problem()).toBeUndefined()
    reset.checkLink.mockReturnValueOnce(new Promise(() => {}))
    reset.send({ type: 'link.opened', token: 'link-2' })
    reset.send({ type: 'password.given', password })
    await reset.reaches('success')
    expect(reset.updatePassword.mock.calls).toMatchObject([[{ token: 'link-2' }]])
  })

  it('gives way to a phone that is given after it', async () => {
    const reset = startReset()
    reset.send({ type: 'link.opened', token: 'link-1' })
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'step.revisited', step: 'update' })
    expect(reset.screen()).toBe('update')
    reset.send({ type: 'step.revisited', step: 'forget' })
    reset.send({ type: 'phone.given', number })
    await reset.reaches('confirm')
    expect(selectIsByLink(reset.snapshot())).toBe(false)
  })
})

describe('what is stored', () => {
  it('is the phone, and the code that was sent to it, never what was typed of it', async () => {
    const reset = await confirming()
    reset.verifyCode.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'code.given', code: '684213' })
    await waitFor(reset.actor, (state) => selectUnsentCode(state) !== undefined && !selectIsBusy(state))
    const answers = { phone: '050 123 4567', phoneRegion: 'AE' }
    expect(selectDraft(reset.snapshot())).toEqual({
      answers,
      codeSent: { ...codeSent, ...number },
      linkSent: undefined,
    })

    const again = startReset({ draft: selectDraft(reset.snapshot())! })
    expect([again.screen(), selectAnswers(again.snapshot())]).toEqual(['confirm', answers])
    again.send({ type: 'code.given', code: '684213' })
    await again.reaches('update')
    expect(again.sendCode).not.toHaveBeenCalled()
  })

  it('is the phone alone from the new password on, and nothing at the end', async () => {
    const reset = await updating()
    expect(selectDraft(startReset().snapshot())).toBeUndefined()
    const draft = selectDraft(reset.snapshot())!
    expect(draft.codeSent).toBeUndefined()
    reset.updatePassword.mockRejectedValueOnce(new Problem('offline'))
    reset.send({ type: 'password.given', password })
    await reset.rests()
    expect(JSON.stringify(selectDraft(reset.snapshot()))).not.toMatch(/secret|right-1/)

    const again = startReset({ draft })
    again.send({ type: 'step.revisited', step: 'update' })
    expect([again.screen(), selectIsInterrupted(again.snapshot())]).toEqual(['forget', true])
    again.send({ type: 'phone.given', number })
    expect(selectIsInterrupted(again.snapshot())).toBe(false)

    reset.send({ type: 'connection.returned' })
    await reset.reaches('success')
    expect(selectDraft(reset.snapshot())).toBeUndefined()
    expect(JSON.stringify(reset.actor.getPersistedSnapshot())).not.toMatch(/secret|right-1/)
  })
})
