import { describe, expect, it } from 'vitest'
import { waitFor, type StateValueFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Problem } from '#contract/problem'
import {
  chosenAt,
  codeSent,
  holdOf,
  patient,
  paymentOptionsWith,
  proof,
  reviewing,
  slotAt,
  startBooking,
  submitting,
  verified,
} from '#tests/support/booking'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { bookingMachine } from './booking.machine.ts'
import { selectCanResend, selectDraft, selectScreen } from './booking.selectors.ts'
import type { BookingEvent } from './booking.types.ts'

describe('the way to a booking', () => {
  it('holds the slot, proves the phone, and sends what was agreed to', async () => {
    const booking = await submitting()
    expect(booking.holdSlot.mock.calls).toEqual([
      [{ slot: slotAt('11:40'), previous: undefined, holderKey: 'device-1', idempotencyKey: 'intent.hold.2' }],
    ])
    expect(booking.sendCode.mock.calls).toEqual([[{ phone: '501234567', country_code: '971' }]])
    expect(booking.verifyCode.mock.calls).toEqual([
      [{ phone: '501234567', country: '971', phone_verification_token: '684213', purpose: 'guest_booking' }],
    ])
    expect(booking.submitBooking.mock.calls).toEqual([
      [
        {
          idempotencyKey: 'intent.1',
          guestToken: 'guest-1',
          isConfirmed: true,
          body: {
            ...slotAt('11:40'),
            hold_id: 'hold-1',
            hold_token: 'token-1',
            holder_key: 'device-1',
            patient,
            reason: 'A rash',
            fee: { amount: 350, currency: 'AED' },
            fg_consent: true,
          },
        },
      ],
    ])
    booking.outbox({ type: 'outbox.booked', appointmentId: 'a-1' })
    expect(booking.actor.getSnapshot().output).toEqual({ appointmentId: 'a-1' })
  })

  it('asks for no code while an earlier proof of the same phone counts', async () => {
    const booking = startBooking({ proof, preset: chosenAt('11:40') })
    await booking.reaches('details')
    booking.send({ type: 'details.confirmed', patient })
    await booking.reaches('review')
    expect(booking.sendCode).not.toHaveBeenCalled()
  })

  it('asks for a code again when the phone is another one', async () => {
    const booking = await reviewing()
    booking.send({ type: 'details.change_requested' })
    booking.send({ type: 'details.confirmed', patient: { ...patient, phone: '509999999' } })
    await booking.reaches('code')
    expect(booking.sendCode.mock.calls.at(-1)).toEqual([{ phone: '509999999', country_code: '971' }])
  })

  it('asks for a code again when the proof has run out before the booking is confirmed', async () => {
    const booking = await reviewing()
    booking.passes(verified.expires_at)
    await waitFor(booking.actor, ({ context }) => context.proof === undefined)
    booking.send({ type: 'booking.confirmed' })
    await booking.reaches('code')
    expect(booking.submitBooking).not.toHaveBeenCalled()
  })

  it('goes straight to the form on a platform without holds', () => {
    const booking = startBooking({ canHold: false })
    booking.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
    expect(booking.holdSlot).not.toHaveBeenCalled()
  })

  it('shows such a platform no key to hold by', async () => {
    const booking = await submitting({ canHold: false })
    expect(booking.submitBooking.mock.calls[0]![0].body).not.toHaveProperty('holder_key')
  })

  it('sends how the patient is insured, and nothing where they pay themselves', async () => {
    const kept = { insurer_id: '1', plan_id: '11' }
    const member = await submitting({ insurance: kept })
    expect(member.submitBooking.mock.calls[0]![0].body.insurance).toEqual(kept)

    const booking = await reviewing({ insurance: kept })
    booking.send({ type: 'insurance.changed', insurance: null })
    booking.send({ type: 'booking.confirmed' })
    expect(booking.submitBooking.mock.calls[0]![0].body).not.toHaveProperty('insurance')
  })

  it('goes on with the insurance of the draft, also where the device keeps another', () => {
    const booking = startBooking({ preset: chosenAt('11:40') })
    booking.send({ type: 'insurance.changed', insurance: null })
    const draft = selectDraft(booking.actor.getSnapshot())!
    const again = startBooking({ draft, insurance: { insurer_id: '1' } })
    expect(again.context().insurance).toBeNull()
  })

  it('keeps the answers on every way back', async () => {
    const booking = await reviewing()
    booking.send({ type: 'details.change_requested' })
    booking.send({ type: 'slot.change_requested' })
    expect(booking.context()).toMatchObject({
      answers: { firstName: 'Layla', reason: ' A rash ', phoneRegion: 'AE' },
      patient,
      chosen: chosenAt('11:40'),
    })
  })
})

describe('the code', () => {
  it('can be sent again once the pause is over, and not before', async () => {
    const booking = await codeEntering()
    booking.send({ type: 'code.resend_requested' })
    expect(booking.sendCode).toHaveBeenCalledTimes(1)
    booking.passes(codeSent.resend_at)
    await waitFor(booking.actor, selectCanResend)
    booking.send({ type: 'code.resend_requested' })
    await waitFor(booking.actor, () => booking.sendCode.mock.calls.length === 2)
    await booking.reaches('code')
  })

  it('stays to be entered when it was wrong, and says so', async () => {
    const booking = await codeEntering()
    booking.verifyCode.mockRejectedValueOnce(new Problem('code_invalid'))
    booking.send({ type: 'code.given', code: '000000' })
    await waitFor(booking.actor, ({ context }) => context.problem !== undefined)
    await booking.reaches('code')
    expect(booking.context().problem).toEqual({ code: 'code_invalid' })
  })

  it('is not sent twice when the form is opened and confirmed unchanged', async () => {
    const booking = await codeEntering()
    booking.send({ type: 'details.change_requested' })
    booking.send({ type: 'details.confirmed', patient })
    await booking.reaches('code')
    expect(booking.sendCode).toHaveBeenCalledTimes(1)
  })

  it('leads back to the form when it could not be sent', async () => {
    const booking = startBooking({ preset: chosenAt('11:40') })
    booking.sendCode.mockRejectedValueOnce(new Problem('phone_invalid'))
    await booking.reaches('details')
    booking.send({ type: 'details.confirmed', patient })
    await waitFor(booking.actor, ({ context }) => context.problem !== undefined)
    expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
    expect(booking.context().problem).toEqual({ code: 'phone_invalid' })
  })

  async function codeEntering() {
    const booking = startBooking({ preset: chosenAt('11:40') })
    await booking.reaches('details')
    booking.send({ type: 'details.confirmed', patient })
    await booking.reaches('code')
    return booking
  }
})

it('can reach every state', () => {
  // Paths do not run services: their outcomes are events.
  const outcome = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
  const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })
  const codeIs = (value: StateValueFrom<typeof phoneCodeMachine>) => {
    const number = { phone: patient.phone, country_code: patient.country_code }
    const context = { number, purpose: 'guest_booking' as const, sent: codeSent }
    const rest = { unsentCode: undefined, problem: undefined, proof: undefined }
    const snapshot = phoneCodeMachine.resolveState({ value, context: { ...context, ...rest } })
    return { type: 'xstate.snapshot.phoneCode', snapshot }
  }
  const events = [
    { type: 'slot.chosen', chosen: chosenAt('11:40') },
    { type: 'slot.change_requested' },
    { type: 'details.confirmed', patient },
    { type: 'code.given', code: '684213' },
    { type: 'booking.confirmed' },
    { type: 'booking.withdrawn' },
    { type: 'outbox.kept' },
    { type: 'outbox.booked', appointmentId: 'a-1' },
    outcome('holdSlot', holdOf(slotAt('11:40'))),
    failed('holdSlot', new Problem('offline')),
    failed('holdSlot', new Problem('suspended_to_book')),
    outcome('holdEnd', undefined),
    outcome('findPaymentWays', paymentOptionsWith('at_facility', 'card')),
    failed('findPaymentWays', new Problem('offline')),
    { type: 'payment.change_requested' },
    codeIs('sending'),
    codeIs({ entering: 'cooling' }),
    outcome('phoneCode', { proof, problem: undefined }),
  ] as unknown as BookingEvent[]
  const states = getShortestPaths(bookingMachine, {
    input: {
      ...{ practitionerId: '7', intentId: 'intent', holderKey: 'device-1', phoneRegion: 'AE' },
      ...{ canHold: true, canPay: true },
    },
    events,
    serializeState: ({ value }) => JSON.stringify(value),
    limit: 20_000,
  })
  const reached = new Set(states.flatMap(({ state }) => state._nodes.map(({ id }) => id)))
  // Passed through without rest, so that no path ends in them.
  const transient = [
    'restoring',
    'settling',
    'filling.step.resuming',
    'filling.hold.deciding',
    'filling.payment.deciding',
  ].map((id) => `booking.${id}`)
  expect([...allStates(bookingMachine.root)].filter((id) => !reached.has(id) && !transient.includes(id))).toEqual([])
})

function* allStates(node: { id: string; states: Record<string, unknown> }): Generator<string> {
  yield node.id
  for (const child of Object.values(node.states)) yield* allStates(child as typeof node)
}
