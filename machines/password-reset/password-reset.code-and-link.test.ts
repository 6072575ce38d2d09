import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { codeSent } from '#tests/support/booking'
import { confirming, linkSent, number, password, startReset, updating } from '#tests/support/password-reset'
import {
  selectCanResend,
  selectDraft,
  selectIsBusy,
  selectIsByLink,
  selectIsInterrupted,
  selectIsLinkOver,
  selectLinkSent,
  selectProblem,
  selectReturnPath,
} from './password-reset.selectors.ts'

const other = { phone: '509999999', country_code: '971' }
const email = 'layla@example.org'
const toEmail = { phone: '', country_code: '', email }

describe('the code', () => {
  it('is sent again once the pause is over, not before', async () => {
    const reset = await confirming()
    expect(selectCanResend(reset.snapshot())).toBe(false)
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
    reset.send({ type: 'step.revisited', step: 'confirm' })
    expect(reset.screen()).toBe('confirm')
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
      reset.send({ type: 'step.revisited', step: 'confirm' })
      expect(reset.screen()).toBe('update')
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
