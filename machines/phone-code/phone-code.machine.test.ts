import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import type { WaitInput } from '#machines/wait-input'
import { codeSent, verified } from '#tests/support/booking'
import { phoneCodeMachine } from './phone-code.machine.ts'
import type { PhoneCodeEvent, PhoneCodeInput, SendCodeInput, VerifyCodeInput } from './phone-code.types.ts'

const number = { phone: '501234567', country_code: '971' }
const proof = { ...number, guestToken: 'guest-1', expiresAt: verified.expires_at }

/** Services answer at once; the test says when a pause is over. */
function startCode(
  input: Partial<PhoneCodeInput> = {},
  sendCode = vi.fn(async (_: SendCodeInput) => codeSent),
  verifyCode = vi.fn(async (_: VerifyCodeInput) => verified),
) {
  const waits = new Map<string, () => void>()
  const waitUntil = fromPromise<void, WaitInput>(
    ({ input }) => new Promise((resolve) => waits.set(input.instant, resolve)),
  )
  const machine = phoneCodeMachine.provide({
    actors: {
      sendCode: fromPromise(({ input }) => sendCode(input)),
      verifyCode: fromPromise(({ input }) => verifyCode(input)),
      waitUntil,
    },
  })
  const actor = createActor(machine, { input: { number, purpose: 'sign_in', ...input } }).start()
  return {
    sendCode,
    verifyCode,
    send: (event: PhoneCodeEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    passes: (instant: string) => waits.get(instant)!(),
    rests: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 }),
    isResendable: () => waitFor(actor, (snapshot) => snapshot.matches({ entering: 'resendable' }), { timeout: 1000 }),
    output: () => actor.getSnapshot().output,
  }
}

describe('the code of a phone', () => {
  it.each(['guest_booking', 'sign_in', 'reset_password'] as const)(
    'is sent for what it is asked for (%s), checked, and ends with the proof',
    async (purpose) => {
      const code = startCode({ purpose })
      await code.rests()
      expect(code.sendCode.mock.calls).toEqual([[{ ...number, purpose }]])
      code.send({ type: 'code.given', code: '684213' })
      await code.rests()
      expect(code.verifyCode.mock.calls).toEqual([
        [{ phone: '501234567', country: '971', phone_verification_token: '684213', purpose }],
      ])
      expect(code.output()).toEqual({ proof, problem: undefined })
    },
  )

  it('that was sent before is entered, and no other is sent', async () => {
    const code = startCode({ sent: codeSent })
    await code.rests()
    code.send({ type: 'code.given', code: '684213' })
    await code.rests()
    expect(code.sendCode).not.toHaveBeenCalled()
    expect(code.output()).toEqual({ proof, problem: undefined })
  })

  it('that could not be sent at all ends with the reason', async () => {
    const sendCode = vi.fn(async () => Promise.reject(new Problem('phone_invalid')))
    const code = startCode({}, sendCode)
    await code.rests()
    expect(code.output()).toEqual({ proof: undefined, problem: { code: 'phone_invalid' } })
  })

  it('can be tried again after a wrong one, as often as the platform lets it', async () => {
    const verifyCode = vi
      .fn(async (_: VerifyCodeInput) => verified)
      .mockRejectedValueOnce(new Problem('code_invalid'))
      .mockRejectedValueOnce(new Problem('code_attempts_exceeded', { details: { left: 0 } }))
    const code = startCode({}, undefined, verifyCode)
    await code.rests()
    code.send({ type: 'code.given', code: '000000' })
    await code.rests()
    expect(code.context()).toMatchObject({ problem: { code: 'code_invalid' }, unsentCode: undefined })
    code.send({ type: 'code.given', code: '111111' })
    await code.rests()
    expect(code.context().problem).toEqual({ code: 'code_attempts_exceeded', details: { left: 0 } })
    code.send({ type: 'code.given', code: '684213' })
    await code.rests()
    expect(code.output()?.proof).toEqual(proof)
  })

  it('is sent again once the pause is over, not before, and a failure then keeps the earlier one', async () => {
    const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
    const code = startCode({}, sendCode)
    await code.rests()
    code.send({ type: 'code.resend_requested' })
    expect(sendCode).toHaveBeenCalledTimes(1)
    code.passes(codeSent.resend_at)
    await code.isResendable()
    sendCode.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    code.send({ type: 'code.resend_requested' })
    await code.rests()
    expect(sendCode).toHaveBeenCalledTimes(2)
    expect(code.context()).toMatchObject({ sent: codeSent, problem: { code: 'codes_of_phone_limit' } })
  })

  it('that is asked for too early or too often can be asked for again when the platform says so', async () => {
    const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
    const code = startCode({ sent: codeSent }, sendCode)
    code.passes(codeSent.resend_at)
    await code.isResendable()
    const retry_at = '2026-11-23T10:31:00.000Z'
    sendCode.mockRejectedValueOnce(new Problem('codes_of_phone_limit', { details: { retry_at } }))
    code.send({ type: 'code.resend_requested' })
    await code.rests()
    expect(code.context().sent).toEqual({ ...codeSent, resend_at: retry_at })
    code.send({ type: 'code.resend_requested' })
    expect(sendCode).toHaveBeenCalledTimes(1)
    code.passes(retry_at)
    await code.isResendable()
  })

  it('is sent by the other way where that is asked for, and the next one by a message again', async () => {
    const code = startCode({ sent: codeSent })
    for (const by of [{ channel: 'second' as const }, {}]) {
      code.passes(codeSent.resend_at)
      await code.isResendable()
      code.send({ type: 'code.resend_requested', ...by })
      await code.rests()
    }
    expect(code.sendCode.mock.calls).toEqual([
      [{ ...number, purpose: 'sign_in', channel: 'second' }],
      [{ ...number, purpose: 'sign_in' }],
    ])
  })

  it('that is asked for again keeps the earlier one where a check could not be made [V04]', async () => {
    const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
    const code = startCode({ sent: codeSent }, sendCode)
    code.passes(codeSent.resend_at)
    await code.isResendable()
    sendCode.mockRejectedValueOnce(new Problem('captcha_required'))
    code.send({ type: 'code.resend_requested' })
    await code.rests()
    expect(code.context()).toMatchObject({ sent: codeSent, problem: { code: 'captcha_required' } })
    code.passes(codeSent.resend_at)
    await code.isResendable()
    code.send({ type: 'code.resend_requested' })
    await code.rests()
    expect(code.context().problem).toBeUndefined()
  })

  it('given without a network is kept, and checked when that is back', async () => {
    const verifyCode = vi.fn(async (_: VerifyCodeInput) => verified).mockRejectedValueOnce(new Problem('offline'))
    const code = startCode({}, undefined, verifyCode)
    await code.rests()
    code.send({ type: 'code.given', code: '684213' })
    await code.rests()
    expect(code.context()).toMatchObject({ problem: { code: 'offline' }, unsentCode: '684213' })
    code.send({ type: 'connection.returned' })
    await code.rests()
    expect(code.output()?.proof).toEqual(proof)
  })

  it('that was refused is not sent again when the network is back, and what was said of it stays', async () => {
    const code = startCode({ sent: codeSent, problem: { code: 'code_invalid' } })
    code.send({ type: 'connection.returned' })
    expect(code.verifyCode).not.toHaveBeenCalled()
    expect(code.context().problem).toEqual({ code: 'code_invalid' })
  })
})
