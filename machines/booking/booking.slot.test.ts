import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import {
  alternatives,
  chosenAt,
  holdOf,
  patient,
  slotAt,
  startBooking,
  submitting,
  taken,
} from '#tests/support/booking'
import { selectHeldUntil, selectScreen } from './booking.selectors.ts'

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

  it('that overlaps another visit of the phone is given up for the next one, with what is held of it', async () => {
    const booking = await submitting()
    const problem = { code: 'visit_overlaps' as const, details: taken.details }
    booking.outbox({ type: 'outbox.refused', problem })
    expect(selectScreen(booking.actor.getSnapshot())).toBe('choosing')
    expect(booking.context().loss).toMatchObject({ reason: 'overlaps', alternatives })
    booking.send({ type: 'slot.chosen', chosen: chosenAt('12:00') })
    await booking.reaches('review')
    expect(booking.holdSlot.mock.calls.at(-1)![0].previous).toEqual({ hold_id: 'hold-1', hold_token: 'token-1' })
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
    const hold = holdOf(slotAt('11:40'))
    // A clock that runs ahead: the hold is over as soon as it is given, and each renewal moves it by a moment.
    booking.holdSlot.mockResolvedValue({ ...hold, expires_at: '2026-11-23T10:21:00.200Z' })
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
