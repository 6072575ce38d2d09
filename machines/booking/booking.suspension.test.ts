import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { chosenAt, patient, proof, startBooking, submitting, verified } from '#tests/support/booking'
import { selectDraft, selectScreen, selectSuspension } from './booking.selectors.ts'

const refused = new Problem('suspended_to_book', { details: { suspension_reason: 'fees_due' } })
const feesDue = { reason: 'fees_due', of: 'account' } as const
type Flow = ReturnType<typeof startBooking>
const shown = ({ actor }: Flow) => [selectScreen(actor.getSnapshot()), selectSuspension(actor.getSnapshot())]

it('tells who is signed in and cannot book before a time is held or asked for [P04]', () => {
  const flow = startBooking({ preset: chosenAt('11:40'), proof, suspension: { reason: 'fees_due' } })
  expect(shown(flow)).toEqual(['suspended', feesDue])
  expect(flow.holdSlot).not.toHaveBeenCalled()
  // Another phone changes nothing.
  flow.send({ type: 'details.change_requested' })
  expect(shown(flow)).toEqual(['suspended', feesDue])
})

it('tells it when the time is held, where the account was not known before [P04]', async () => {
  const flow = startBooking()
  flow.holdSlot.mockRejectedValueOnce(refused)
  flow.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
  await flow.reaches('suspended')
  expect(shown(flow)).toEqual(['suspended', feesDue])
})

it('tells it when the time is held again', async () => {
  const flow = startBooking({ preset: chosenAt('11:40') })
  await flow.reaches('details')
  flow.holdSlot.mockRejectedValueOnce(new Problem('suspended_to_book'))
  flow.passes('2026-11-23T10:20:40.000Z')
  await flow.reaches('suspended')
  expect(shown(flow)).toEqual(['suspended', { of: 'account' }])
})

it('tells a guest as soon as the phone is proven, and lets another phone book with the same answers [P04]', async () => {
  const flow = startBooking({ preset: chosenAt('11:40') })
  await flow.reaches('details')
  flow.send({ type: 'answers.changed', answers: { firstName: 'Layla' } })
  flow.send({ type: 'details.confirmed', patient })
  await flow.reaches('code')
  flow.verifyCode.mockResolvedValueOnce({
    ...verified,
    suspended_to_book: true,
    suspension_reason: 'fees_due',
  } as typeof verified)
  flow.send({ type: 'code.given', code: '684213' })
  await flow.reaches('suspended')
  expect(shown(flow)).toEqual(['suspended', { ...feesDue, of: 'phone' }])
  expect(flow.context().proof).toBeUndefined()

  const again = startBooking({ draft: JSON.parse(JSON.stringify(selectDraft(flow.actor.getSnapshot()))) })
  await again.reaches('details')
  expect(shown(again)).toEqual(['details', undefined])

  flow.send({ type: 'details.change_requested' })
  await flow.reaches('details')
  expect(flow.context().answers.firstName).toBe('Layla')
  flow.send({ type: 'details.confirmed', patient: { ...patient, phone: '509999999' } })
  await flow.reaches('code')
  expect(flow.sendCode.mock.calls.at(-1)).toEqual([{ phone: '509999999', country_code: '971' }])
})

it('tells it where a booking was sent and refused, and waits for the answer of one that was sent before', async () => {
  const flow = await submitting()
  flow.outbox({ type: 'outbox.refused', problem: { code: 'suspended_to_book', details: refused.details } })
  expect(shown(flow)).toEqual(['suspended', { ...feesDue, of: 'phone' }])

  const sent = await submitting()
  const draft = JSON.parse(JSON.stringify(selectDraft(sent.actor.getSnapshot())))
  const again = startBooking({ draft, suspension: { reason: 'fees_due' } })
  expect(selectScreen(again.actor.getSnapshot())).toBe('review')
  again.outbox({ type: 'outbox.booked', appointmentId: 'a-1' })
  await waitFor(again.actor, ({ status }) => status === 'done')
})
