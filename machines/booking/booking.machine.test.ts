import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { PatientForm } from '#contract/appointment'
import type { Hold, Slot } from '#contract/availability'
import { Problem } from '#contract/problem'
import { bookingMachine } from './booking.machine.ts'
import { selectCanResend, selectDraft, selectHeldUntil, selectScreen } from './booking.selectors.ts'
import type {
  BookingDraft,
  BookingEvent,
  BookingInput,
  ChosenSlot,
  HoldInput,
  OutboxEvent,
  SendCodeInput,
  SubmitInput,
  VerifyCodeInput,
  WithdrawOutput,
} from './booking.types.ts'

const slotAt = (time: string): Slot => ({
  practitioner_id: '7',
  facility_id: '3',
  service_id: '21',
  consultation_type: 'clinic',
  start: `2026-11-24T${time}:00.000Z`,
})
const chosenAt = (time: string): ChosenSlot => ({
  slot: slotAt(time),
  timeZone: 'Asia/Dubai',
  service: {
    id: '21',
    name: 'First consultation',
    facility_id: '3',
    consultation_type: 'clinic',
    duration_minutes: 20,
    fee: { amount: 350, currency: 'AED' },
  },
})
const patient: PatientForm = { first_name: 'Layla', last_name: 'Farouk', phone: '501234567', country_code: '971' }
const holdOf = (slot: Slot, number = 1): Hold => ({
  hold_id: `hold-${number}`,
  hold_token: `token-${number}`,
  expires_at: `2026-11-23T10:${20 + number}:00.000Z`,
  slot,
})
const codeSent = {
  sent: true,
  expires_at: '2026-11-23T10:20:00.000Z',
  resend_at: '2026-11-23T10:11:00.000Z',
  code_length: 6,
}
const verified = { guest_token: 'guest-1', expires_at: '2026-11-23T10:40:00.000Z' }
const proof = { phone: '501234567', country_code: '971', guestToken: 'guest-0', expiresAt: '2026-11-23T10:30:00.000Z' }
const alternatives = [slotAt('12:00'), slotAt('12:20')]
const taken = new Problem('slot_taken', { details: { alternatives, time_zone: 'Asia/Dubai' } })

/** A booking whose services answer at once and whose outbox and clock the test speaks for. */
function startBooking(input: Partial<BookingInput> = {}) {
  let holds = 0
  const holdSlot = vi.fn(async ({ slot }: HoldInput) => holdOf(slot, ++holds))
  const sendCode = vi.fn(async (_: SendCodeInput) => codeSent)
  const verifyCode = vi.fn(async (_: VerifyCodeInput) => verified)
  const submitBooking = vi.fn((_: SubmitInput) => undefined)
  const withdrawBooking = vi.fn(async (): Promise<WithdrawOutput> => 'withdrawn')
  const waits = new Map<string, () => void>()
  const machine = bookingMachine.provide({
    actors: {
      holdSlot: fromPromise(({ input }) => holdSlot(input)),
      sendCode: fromPromise(({ input }) => sendCode(input)),
      verifyCode: fromPromise(({ input }) => verifyCode(input)),
      submitBooking: fromCallback(({ input }) => submitBooking(input)),
      withdrawBooking: fromPromise(() => withdrawBooking()),
      waitUntil: fromPromise(({ input }) => new Promise<void>((resolve) => waits.set(input.instant, resolve))),
    },
  })
  const actor = createActor(machine, {
    input: { practitionerId: '7', intentId: 'intent', canHold: true, countryCode: '971', ...input },
  })
  actor.start()
  return {
    actor,
    holdSlot,
    sendCode,
    verifyCode,
    submitBooking,
    withdrawBooking,
    send: (event: BookingEvent) => actor.send(event),
    outbox: (event: OutboxEvent) => actor.send(event),
    passes: (instant: string) => waits.get(instant)!(),
    reaches: (screen: ReturnType<typeof selectScreen>) =>
      waitFor(actor, (snapshot) => selectScreen(snapshot) === screen && !snapshot.hasTag('busy'), { timeout: 1000 }),
    context: () => actor.getSnapshot().context,
  }
}

/** As far as the review, with the phone proven by a code. */
async function reviewing(input: Partial<BookingInput> = {}) {
  const booking = startBooking(input)
  booking.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
  await booking.reaches('details')
  booking.send({ type: 'answers.changed', answers: { firstName: 'Layla', reason: ' A rash ' } })
  booking.send({ type: 'details.confirmed', patient })
  await booking.reaches('code')
  booking.send({ type: 'code.given', code: '684213' })
  await booking.reaches('review')
  return booking
}

async function submitting(input: Partial<BookingInput> = {}) {
  const booking = await reviewing(input)
  booking.send({ type: 'consent.changed', isGiven: true })
  booking.send({ type: 'booking.confirmed' })
  return booking
}

describe('the way to a booking', () => {
  it('holds the slot, proves the phone, and sends what was agreed to', async () => {
    const booking = await submitting()
    expect(booking.holdSlot.mock.calls).toEqual([
      [{ slot: slotAt('11:40'), previous: undefined, idempotencyKey: 'intent.hold.2' }],
    ])
    expect(booking.sendCode.mock.calls).toEqual([[{ phone: '501234567', country_code: '971' }]])
    expect(booking.verifyCode.mock.calls).toEqual([
      [{ phone: '501234567', country: '971', phone_verification_token: '684213' }],
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

  it('keeps the answers on every way back', async () => {
    const booking = await reviewing()
    booking.send({ type: 'details.change_requested' })
    booking.send({ type: 'slot.change_requested' })
    expect(booking.context()).toMatchObject({
      answers: { firstName: 'Layla', reason: ' A rash ', countryCode: '971' },
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

describe('the slot', () => {
  it('is lost when it cannot be held, and the nearest others are offered', async () => {
    const booking = startBooking()
    booking.holdSlot.mockRejectedValueOnce(taken)
    booking.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
    await booking.reaches('choosing')
    await waitFor(booking.actor, ({ context }) => context.loss !== undefined)
    expect(booking.context().loss).toEqual({
      reason: 'taken',
      slot: slotAt('11:40'),
      alternatives,
      timeZone: 'Asia/Dubai',
    })
  })

  it('is lost at the last moment without losing anything else: another one leads back to the review', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.refused', problem: { code: 'slot_taken', details: taken.details } })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('choosing')
    expect(booking.context().loss?.alternatives).toEqual(alternatives)
    booking.send({ type: 'slot.chosen', chosen: chosenAt('12:00') })
    await booking.reaches('review')
    booking.send({ type: 'booking.confirmed' })
    expect(booking.submitBooking.mock.calls.at(-1)![0]).toMatchObject({
      idempotencyKey: 'intent.2',
      body: { ...slotAt('12:00'), hold_id: 'hold-2', patient },
    })
  })

  it('is held again in silence when its time is over while the form is filled', async () => {
    const booking = startBooking({ preset: chosenAt('11:40') })
    await booking.reaches('details')
    booking.passes('2026-11-23T10:20:40.000Z')
    await waitFor(booking.actor, ({ context }) => context.hold?.hold_id === 'hold-2')
    expect(booking.holdSlot.mock.calls.at(-1)![0].previous).toEqual({ hold_id: 'hold-1', hold_token: 'token-1' })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
    expect(selectHeldUntil(booking.actor.getSnapshot())).toBe('2026-11-23T10:22:00.000Z')
  })

  it('is lost when another patient got it after its time was over', async () => {
    const booking = startBooking({ preset: chosenAt('11:40') })
    await booking.reaches('details')
    booking.holdSlot.mockRejectedValueOnce(taken)
    booking.passes('2026-11-23T10:20:40.000Z')
    await booking.reaches('choosing')
    expect(booking.context().loss?.reason).toBe('expired')
  })

  it('is not asked for over and over when the platform will not hold it any longer', async () => {
    const booking = startBooking({ preset: chosenAt('11:40') })
    await booking.reaches('details')
    booking.holdSlot.mockImplementation(async ({ slot }) => holdOf(slot, 1))
    booking.passes('2026-11-23T10:20:40.000Z')
    await waitFor(booking.actor, (snapshot) => snapshot.matches({ filling: { hold: 'unheld' } }))
    expect(booking.holdSlot).toHaveBeenCalledTimes(2)
  })

  it('is asked for with the same key when nobody heard the first time', async () => {
    const booking = startBooking()
    booking.holdSlot.mockRejectedValueOnce(new Problem('offline'))
    booking.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
    await waitFor(booking.actor, (snapshot) => snapshot.matches({ filling: { hold: 'unheld' } }))
    booking.send({ type: 'connection.returned' })
    await waitFor(booking.actor, (snapshot) => snapshot.matches({ filling: { hold: 'held' } }))
    const keys = booking.holdSlot.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('gives up the earlier hold when another time is chosen', async () => {
    const booking = startBooking({ preset: chosenAt('11:40') })
    await booking.reaches('details')
    booking.send({ type: 'slot.change_requested' })
    booking.send({ type: 'slot.chosen', chosen: chosenAt('12:00') })
    await booking.reaches('details')
    const [first, second] = booking.holdSlot.mock.calls.map(([request]) => request)
    expect(second).toMatchObject({ slot: slotAt('12:00'), previous: { hold_id: 'hold-1', hold_token: 'token-1' } })
    expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey)
  })

  it('is booked without a hold that is over, as another request', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.refused', problem: { code: 'hold_expired' } })
    const { idempotencyKey, body } = booking.submitBooking.mock.calls.at(-1)![0]
    expect(idempotencyKey).toBe('intent.2')
    expect(body).not.toHaveProperty('hold_id')
  })
})

describe('the answer', () => {
  it('shows a changed price and books with it only after the patient has agreed', async () => {
    const booking = await submitting()
    const fee = { amount: 400, currency: 'AED' }
    booking.outbox({ type: 'outbox.refused', problem: { code: 'price_changed', details: { fee } } })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('review')
    expect(booking.context()).toMatchObject({
      feeBefore: { amount: 350, currency: 'AED' },
      chosen: { service: { fee } },
    })
    booking.send({ type: 'booking.confirmed' })
    expect(booking.submitBooking.mock.calls.at(-1)![0]).toMatchObject({ idempotencyKey: 'intent.2', body: { fee } })
  })

  it('is waited for as long as the booking is kept on the device', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.kept' })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('queued')
    booking.outbox({ type: 'outbox.sending' })
    booking.outbox({ type: 'outbox.booked', appointmentId: 'a-1' })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('booked')
  })

  it('asks again before an old booking is sent, and keeps its key, since it may have arrived', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.kept' })
    booking.outbox({ type: 'outbox.confirmation_due' })
    expect(booking.context().isConfirmationDue).toBe(true)
    booking.send({ type: 'booking.confirmed' })
    expect(booking.submitBooking.mock.calls.map(([request]) => request.idempotencyKey)).toEqual([
      'intent.1',
      'intent.1',
    ])
  })

  it('asks for another code when the proof was refused, and sends the same request again', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.refused', problem: { code: 'guest_token_invalid' } })
    booking.send({ type: 'booking.confirmed' })
    await booking.reaches('code')
    booking.verifyCode.mockResolvedValueOnce({ ...verified, guest_token: 'guest-2' })
    booking.send({ type: 'code.given', code: '111111' })
    await booking.reaches('review')
    booking.send({ type: 'booking.confirmed' })
    expect(booking.submitBooking.mock.calls.at(-1)![0]).toMatchObject({
      idempotencyKey: 'intent.1',
      guestToken: 'guest-2',
    })
  })

  it('lets the patient take back what was never sent', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.kept' })
    booking.send({ type: 'booking.withdrawn' })
    await booking.reaches('review')
  })

  it('goes on waiting when it is too late to take the booking back', async () => {
    const booking = await submitting()
    booking.withdrawBooking.mockResolvedValueOnce('too_late')
    booking.outbox({ type: 'outbox.kept' })
    booking.send({ type: 'booking.withdrawn' })
    await booking.reaches('queued')
    expect(booking.context().isWithdrawalTooLate).toBe(true)
  })

  it('keeps the review and says what happened when the device could not keep the booking', async () => {
    const booking = await reviewing()
    booking.submitBooking.mockImplementationOnce(() => {
      throw new Problem('unexpected')
    })
    booking.send({ type: 'booking.confirmed' })
    await waitFor(booking.actor, ({ context }) => context.problem !== undefined)
    expect(selectScreen(booking.actor.getSnapshot())).toBe('review')
  })
})

describe('a reload', () => {
  const reloaded = (booking: { actor: { getSnapshot(): SnapshotFrom<typeof bookingMachine> } }): BookingDraft =>
    JSON.parse(JSON.stringify(selectDraft(booking.actor.getSnapshot()))) as BookingDraft

  it('keeps no proof of who the patient is in the draft', async () => {
    expect(JSON.stringify(reloaded(await reviewing()))).not.toContain('guest-1')
  })

  it.each([
    ['details', () => startBooking({ preset: chosenAt('11:40') })],
    ['review', () => reviewing()],
  ] as const)('opens the %s again, with the slot still held and nothing sent twice', async (screen, start) => {
    const first = await start()
    await first.reaches(screen)
    const second = startBooking({ draft: reloaded(first) })
    await second.reaches(screen)
    expect(second.holdSlot).not.toHaveBeenCalled()
    expect(second.sendCode).not.toHaveBeenCalled()
    expect(second.context().answers).toEqual(first.context().answers)
    expect(selectHeldUntil(second.actor.getSnapshot())).toBe(selectHeldUntil(first.actor.getSnapshot()))
  })

  it('opens the code again without sending another', async () => {
    const first = startBooking({ preset: chosenAt('11:40') })
    await first.reaches('details')
    first.send({ type: 'details.confirmed', patient })
    await first.reaches('code')
    const second = startBooking({ draft: reloaded(first) })
    await second.reaches('code')
    expect(second.sendCode).not.toHaveBeenCalled()
  })

  it('asks the outbox with the same key when it comes in the middle of sending', async () => {
    const first = await submitting()
    const second = startBooking({ draft: reloaded(first), preset: chosenAt('15:00') })
    expect(second.submitBooking.mock.calls.at(-1)![0]).toMatchObject({
      idempotencyKey: 'intent.1',
      isConfirmed: false,
      body: first.submitBooking.mock.calls[0]![0].body,
    })
  })

  it('keeps the answers when another slot was tapped meanwhile', async () => {
    const second = startBooking({ draft: reloaded(await reviewing()), preset: chosenAt('15:00'), proof })
    await second.reaches('review')
    expect(second.context()).toMatchObject({ patient, chosen: chosenAt('15:00'), answers: { firstName: 'Layla' } })
  })
})

it('can reach every state', () => {
  // Paths do not run services: their outcomes are events.
  const outcome = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
  const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })
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
    outcome('holdEnd', undefined),
    outcome('sendCode', codeSent),
    outcome('resendWait', undefined),
    outcome('verifyCode', verified),
  ] as unknown as BookingEvent[]
  const states = getShortestPaths(bookingMachine, {
    input: { practitionerId: '7', intentId: 'intent', canHold: true, countryCode: '971' },
    events,
    serializeState: ({ value }) => JSON.stringify(value),
    limit: 20_000,
  })
  const reached = new Set(states.flatMap(({ state }) => state._nodes.map(({ id }) => id)))
  // Passed through without rest, so that no path ends in them.
  const transient = ['restoring', 'settling', 'filling.step.resuming', 'filling.hold.deciding'].map(
    (id) => `booking.${id}`,
  )
  expect([...allStates(bookingMachine.root)].filter((id) => !reached.has(id) && !transient.includes(id))).toEqual([])
})

function* allStates(node: { id: string; states: Record<string, unknown> }): Generator<string> {
  yield node.id
  for (const child of Object.values(node.states)) yield* allStates(child as typeof node)
}
