import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { emailAsNumber, type SendCodeInput, type VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import { codeSent, verified } from '#tests/support/booking'
import { ownCodeMachine } from './own-code.machine.ts'
import { selectCanResend, selectIsBusy, selectProblem, selectSent, selectUnsentCode } from './own-code.selectors.ts'
import type { OwnCodeEvent } from './own-code.types.ts'

const contact = { phone: '501234567', country_code: '971' }

/** Services answer at once; the pause until another code is over when the test says so. */
function startCode() {
  const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
  const verifyCode = vi.fn(async (_: VerifyCodeInput) => verified)
  const pauses: (() => void)[] = []
  const actor = createActor(
    ownCodeMachine.provide({
      actors: {
        phoneCode: phoneCodeMachine.provide({
          actors: {
            sendCode: fromPromise(({ input }) => sendCode(input)),
            verifyCode: fromPromise(({ input }) => verifyCode(input)),
            waitUntil: fromPromise(() => new Promise<void>((resolve) => pauses.push(resolve))),
          },
        }),
      },
    }),
  ).start()
  const snapshot = () => actor.getSnapshot()
  return {
    ...{ sendCode, verifyCode, snapshot },
    send: (event: OwnCodeEvent) => actor.send(event),
    problem: () => selectProblem(snapshot())?.code,
    passes: () => pauses.at(-1)?.(),
    rests: () => waitFor(actor, (state) => !selectIsBusy(state), { timeout: 1000 }),
    isResendable: () => vi.waitFor(() => expect(selectCanResend(snapshot())).toBe(true)),
  }
}

describe('a code to the patient’s own contact', () => {
  it.each([
    ['phone', contact],
    ['email', emailAsNumber('layla@example.org')],
  ])('is sent when it is asked for, and no earlier, and opens when it comes back: %s', async (_, own) => {
    const code = startCode()
    expect([code.sendCode.mock.calls.length, selectSent(code.snapshot())]).toEqual([0, undefined])
    expect([selectIsBusy(code.snapshot()), selectCanResend(code.snapshot())]).toEqual([false, false])
    code.send({ type: 'code.requested', contact: own })
    expect(selectIsBusy(code.snapshot())).toBe(true)
    await code.rests()
    expect(code.sendCode.mock.calls).toEqual([[{ ...own, purpose: 'sign_in' }]])
    expect(selectSent(code.snapshot())).toEqual(codeSent)
    code.send({ type: 'code.given', code: '684213' })
    await vi.waitFor(() => expect(code.snapshot().status).toBe('done'))
    expect(code.verifyCode.mock.calls[0]?.[0]).toMatchObject({ phone_verification_token: '684213' })
  })

  it('that could not be sent is asked for again, and the network’s return takes back what was said of it', async () => {
    const code = startCode()
    code.sendCode.mockRejectedValueOnce(new Problem('offline'))
    code.send({ type: 'code.requested', contact })
    await vi.waitFor(() => expect([code.problem(), selectSent(code.snapshot())]).toEqual(['offline', undefined]))
    code.send({ type: 'connection.returned' })
    expect(code.problem()).toBeUndefined()
    code.send({ type: 'code.requested', contact })
    await code.rests()
    expect([code.sendCode.mock.calls.length, selectSent(code.snapshot())]).toEqual([2, codeSent])
  })

  it('that is wrong leaves what was sent, and another can be asked for once the pause is over', async () => {
    const code = startCode()
    code.send({ type: 'code.requested', contact })
    await code.rests()
    code.verifyCode.mockRejectedValueOnce(new Problem('code_invalid', { details: { attempts_left: 4 } }))
    code.send({ type: 'code.given', code: '000000' })
    await code.rests()
    expect(selectProblem(code.snapshot())).toEqual({ code: 'code_invalid', details: { attempts_left: 4 } })
    code.send({ type: 'code.resend_requested' })
    expect(code.sendCode).toHaveBeenCalledTimes(1)
    code.passes()
    await code.isResendable()
    code.send({ type: 'code.resend_requested', channel: 'second' })
    await code.rests()
    expect(code.sendCode.mock.calls.at(-1)).toEqual([{ ...contact, purpose: 'sign_in', channel: 'second' }])
    expect(code.problem()).toBeUndefined()
  })

  it('given without a network is kept, and checked when that is back', async () => {
    const code = startCode()
    code.send({ type: 'code.requested', contact })
    await code.rests()
    code.verifyCode.mockRejectedValueOnce(new Problem('offline'))
    code.send({ type: 'code.given', code: '684213' })
    await code.rests()
    expect(selectUnsentCode(code.snapshot())).toBe('684213')
    code.send({ type: 'connection.returned' })
    await vi.waitFor(() => expect(code.snapshot().status).toBe('done'))
  })
})
