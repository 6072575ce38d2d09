import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { codeSent } from '#tests/support/booking'
import { confirming, number, password, startReset, updating } from '#tests/support/password-reset'
import {
  selectAnswers,
  selectCanResend,
  selectCodeSent,
  selectDraft,
  selectIsBusy,
  selectIsInterrupted,
  selectNumber,
  selectProblem,
  selectReturnPath,
  selectScreen,
  selectUnsentCode,
} from './password-reset.selectors.ts'

describe('the reset of a password', () => {
  it('asks for the phone, the code and the new password, and is done [U07] [N19] [S22] [S23] [S24]', async () => {
    const reset = startReset()
    expect(reset.screen()).toBe('forget')
    expect([selectNumber(reset.snapshot()), selectIsInterrupted(reset.snapshot())]).toEqual([
      { phone: '', country_code: '' },
      false,
    ])
    reset.send({ type: 'phone.given', number })
    expect([reset.screen(), selectIsBusy(reset.snapshot())]).toEqual(['forget', true])
    expect([selectCodeSent(reset.snapshot()), selectCanResend(reset.snapshot())]).toEqual([undefined, false])
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

  it('says on what was wrong when the network comes back, which was not the reason', async () => {
    const reset = await confirming()
    reset.verifyCode.mockRejectedValueOnce(new Problem('code_invalid'))
    reset.send({ type: 'code.given', code: '000000' })
    await waitFor(reset.actor, (state) => selectProblem(state) !== undefined)
    await reset.rests()
    reset.send({ type: 'connection.returned' })
    expect(reset.problem()).toBe('code_invalid')
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
