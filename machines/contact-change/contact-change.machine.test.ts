import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import { codeSent, verified } from '#tests/support/booking'
import { contactChangeMachine } from './contact-change.machine.ts'
import {
  selectAnswers,
  selectContact,
  selectDraft,
  selectIsBusy,
  selectProblem,
  selectStep,
  selectUnsentCode,
} from './contact-change.selectors.ts'
import type { ContactChangeEvent, ContactDraft } from './contact-change.types.ts'

const phone = { phone: '509998877', country_code: '971' }
const email = { phone: '', country_code: '', email: 'maha@example.org' }

/** Services answer at once; the pause until another code never ends. */
function startChange(draft?: ContactDraft) {
  const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
  const verifyCode = vi.fn(async (_: VerifyCodeInput) => verified)
  const machine = contactChangeMachine.provide({
    actors: {
      phoneCode: phoneCodeMachine.provide({
        actors: {
          sendCode: fromPromise(({ input }) => sendCode(input)),
          verifyCode: fromPromise(({ input }) => verifyCode(input)),
          waitUntil: fromPromise(() => new Promise<void>(() => undefined)),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: { phoneRegion: 'AE', draft } }).start()
  const snapshot = () => actor.getSnapshot()
  return {
    ...{ sendCode, verifyCode, snapshot },
    send: (event: ContactChangeEvent) => actor.send(event),
    step: () => selectStep(snapshot()),
    problem: () => selectProblem(snapshot())?.code,
    rests: () => waitFor(actor, (state) => !selectIsBusy(state), { timeout: 1000 }),
    changes: () => waitFor(actor, (state) => state.matches('changed'), { timeout: 1000 }),
  }
}

describe('a new phone or email', () => {
  it.each([
    ['phone', phone, { phone: '509998877', country: '971' }],
    ['email', email, { phone: '', country: '', email: 'maha@example.org' }],
  ])('is sent a code, and is the account’s when that comes back: %s [C35][C36][C37]', async (_, contact, whose) => {
    const change = startChange()
    expect([change.step(), selectIsBusy(change.snapshot())]).toEqual(['contact', false])
    change.send({ type: 'contact.given', contact })
    expect(selectIsBusy(change.snapshot())).toBe(true)
    await change.rests()
    expect([change.step(), selectContact(change.snapshot())]).toEqual(['code', contact])
    expect(change.sendCode.mock.calls).toEqual([[{ ...contact, purpose: 'new_contact' }]])
    change.send({ type: 'code.given', code: '684213' })
    await change.changes()
    const typed = { ...whose, phone_verification_token: '684213', purpose: 'new_contact' }
    expect(change.verifyCode.mock.calls).toEqual([[typed]])
  })

  it('that cannot be sent a code is asked for again, and the reason goes as soon as it is changed', async () => {
    const change = startChange()
    change.sendCode.mockRejectedValueOnce(new Problem('phone_not_mobile'))
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    expect([change.step(), change.problem()]).toEqual(['contact', 'phone_not_mobile'])
    change.send({ type: 'answers.changed', answers: { text: '050' } })
    expect(change.problem()).toBeUndefined()
    expect(selectAnswers(change.snapshot())).toEqual({ text: '050', phoneRegion: 'AE' })
  })

  it('of another account is asked for again, and the code that was sent to it serves no more', async () => {
    const change = startChange()
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    change.verifyCode.mockRejectedValueOnce(new Problem('account_exists'))
    change.send({ type: 'code.given', code: '684213' })
    await vi.waitFor(() => expect([change.step(), change.problem()]).toEqual(['contact', 'account_exists']))
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    expect(change.sendCode).toHaveBeenCalledTimes(2)
  })

  it('stays with a wrong code, and is sent no second one when it was not changed', async () => {
    const change = startChange()
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    change.verifyCode.mockRejectedValueOnce(new Problem('code_invalid'))
    change.send({ type: 'code.given', code: '000000' })
    await vi.waitFor(() => expect([change.step(), change.problem()]).toEqual(['code', 'code_invalid']))
    change.send({ type: 'contact.change_requested' })
    expect(change.step()).toBe('contact')
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    expect([change.step(), change.sendCode.mock.calls.length]).toEqual(['code', 1])
    change.send({ type: 'contact.change_requested' })
    change.send({ type: 'contact.given', contact: email })
    await change.rests()
    expect(change.sendCode.mock.calls.at(-1)![0]).toMatchObject({ email: 'maha@example.org' })
  })

  it('is confirmed when the network is back', async () => {
    const change = startChange()
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    change.verifyCode.mockRejectedValueOnce(new Problem('offline'))
    change.send({ type: 'code.given', code: '684213' })
    await vi.waitFor(() => expect(selectUnsentCode(change.snapshot())).toBe('684213'))
    await vi.waitFor(() => expect(change.problem()).toBe('offline'))
    change.send({ type: 'connection.returned' })
    await change.changes()
  })

  it('goes on after a reload with the code that was sent, which is kept nowhere', async () => {
    const change = startChange()
    expect(selectDraft(change.snapshot())).toBeUndefined()
    change.send({ type: 'answers.changed', answers: { text: '050 999 8877' } })
    change.send({ type: 'contact.given', contact: phone })
    await change.rests()
    change.verifyCode.mockRejectedValueOnce(new Problem('offline'))
    change.send({ type: 'code.given', code: '684213' })
    await vi.waitFor(() => expect(selectUnsentCode(change.snapshot())).toBe('684213'))
    const draft = selectDraft(change.snapshot())!
    const answers = { text: '050 999 8877', phoneRegion: 'AE' }
    expect(draft).toEqual({ answers, contact: phone, sent: codeSent })

    const again = startChange(draft)
    expect(again.step()).toBe('code')
    again.send({ type: 'code.given', code: '684213' })
    await again.changes()
    expect(again.sendCode).not.toHaveBeenCalled()
    expect(selectDraft(again.snapshot())).toBeUndefined()
  })
})
