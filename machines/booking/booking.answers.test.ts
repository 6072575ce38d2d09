import { describe, expect, it } from 'vitest'
import { waitFor, type SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { chosenAt, patient, proof, reviewing, startBooking, submitting, verified } from '#tests/support/booking'
import type { bookingMachine } from './booking.machine.ts'
import { selectDraft, selectHeldUntil, selectScreen } from './booking.selectors.ts'
import type { BookingDraft } from './booking.types.ts'

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

  it('leaves the price that was shown where it does not say what it is now', async () => {
    const booking = await submitting()
    booking.outbox({ type: 'outbox.refused', problem: { code: 'price_changed' } })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('review')
    expect([booking.context().feeBefore, booking.context().chosen]).toEqual([undefined, chosenAt('11:40')])
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

  it('asks for no other code where the phone was proven before the draft knew', async () => {
    const first = startBooking({ preset: chosenAt('11:40') })
    await first.reaches('details')
    first.send({ type: 'details.confirmed', patient })
    await first.reaches('code')
    const second = startBooking({ draft: reloaded(first), proof })
    await second.reaches('review')
    expect(second.context().codeSent).toBeUndefined()
    const ofAnother = startBooking({ draft: reloaded(first), proof: { ...proof, phone: '509999999' } })
    await ofAnother.reaches('code')
    expect(ofAnother.sendCode).not.toHaveBeenCalled()
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

describe('whom the patient chose before the search', () => {
  const chosenFor = { who: 'someone_else', relativeId: 'r-1', firstName: 'Salma', lastName: '' } as const

  it('takes the place of whom a draft was for, and is looked at once more', async () => {
    const first = await reviewing()
    const draft = JSON.parse(JSON.stringify(selectDraft(first.actor.getSnapshot()))) as BookingDraft
    const second = startBooking({ draft, proof, chosenFor })
    await second.reaches('details')
    expect(second.context().answers).toMatchObject({ ...chosenFor, reason: ' A rash ' })
  })

  it('is reached by the phone of the account', () => {
    const person = { firstName: 'Maha', lastName: 'Nasser', phone: '559876543', phoneRegion: 'SA' } as const
    const rest = { email: '', gender: '', birthday: '' } as const
    const { answers } = startBooking({ person: { ...person, ...rest }, chosenFor }).context()
    expect(answers).toMatchObject({ ...chosenFor, phone: '559876543', phoneRegion: 'SA' })
  })

  it('changes nothing of a booking that was sent', async () => {
    const sent = await submitting()
    const draft = JSON.parse(JSON.stringify(selectDraft(sent.actor.getSnapshot()))) as BookingDraft
    expect(startBooking({ draft, chosenFor }).context().answers).toEqual(sent.context().answers)
  })
})

describe('what the account of a signed-in patient says', () => {
  const person = {
    firstName: 'Maha',
    lastName: 'Nasser',
    phone: '559876543',
    phoneRegion: 'SA',
    email: 'maha@example.org',
    gender: 'female',
    birthday: '1990-03-05',
  } as const

  it('is filled in where nothing was typed yet, beside the rest of what was', () => {
    const begun = startBooking()
    begun.send({ type: 'answers.changed', answers: { reason: 'A rash' } })
    const draft = selectDraft(begun.actor.getSnapshot())
    const { answers } = startBooking({ person, ...(draft && { draft }) }).context()
    expect(answers).toMatchObject({ ...person, reason: 'A rash', who: 'me' })
  })

  it.each([{ firstName: 'Layla' }, { phone: '50' }, { who: 'someone_else' as const }])(
    'takes no place of what was: %j',
    (answers) => {
      const begun = startBooking()
      begun.send({ type: 'answers.changed', answers })
      const draft = selectDraft(begun.actor.getSnapshot())
      expect(startBooking({ person, ...(draft && { draft }) }).context().answers).not.toMatchObject({
        lastName: 'Nasser',
      })
    },
  )
})
