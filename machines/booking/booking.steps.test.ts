import { expect, it } from 'vitest'
import { chosenAt, patient, reviewing, startBooking, taken } from '#tests/support/booking'
import { selectDraft, selectScreen } from './booking.selectors.ts'

it('goes on to a form that was open before, with the time that is still held', async () => {
  const booking = await reviewing()
  booking.send({ type: 'slot.change_requested' })
  booking.send({ type: 'step.revisited', step: 'details', patient: undefined })
  expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
  expect(booking.holdSlot).toHaveBeenCalledTimes(1)
})

it('goes on to the review of a form that is still right, and sends no code for it', async () => {
  const booking = await reviewing()
  booking.send({ type: 'details.change_requested' })
  booking.send({ type: 'step.revisited', step: 'review', patient: { ...patient, first_name: 'Salma' } })
  expect(selectScreen(booking.actor.getSnapshot())).toBe('review')
  expect(booking.context().patient).toMatchObject({ first_name: 'Salma' })
  expect(booking.sendCode).toHaveBeenCalledTimes(1)
})

it('does not pass a form that is wrong now, nor one whose phone nobody has proven', async () => {
  const booking = await reviewing()
  booking.send({ type: 'details.change_requested' })
  booking.send({ type: 'step.revisited', step: 'review', patient: undefined })
  expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
  booking.send({ type: 'step.revisited', step: 'review', patient: { ...patient, phone: '509999999' } })
  expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
  booking.send({ type: 'slot.change_requested' })
  booking.send({ type: 'step.revisited', step: 'review', patient: undefined })
  expect(selectScreen(booking.actor.getSnapshot())).toBe('details')
})

it('goes nowhere with a time that is gone', async () => {
  const booking = startBooking()
  booking.holdSlot.mockRejectedValueOnce(taken)
  booking.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
  await booking.reaches('choosing')
  booking.send({ type: 'step.revisited', step: 'details', patient: undefined })
  expect(selectScreen(booking.actor.getSnapshot())).toBe('choosing')
})

it('asks where to come to when a visit at home was chosen at the end', async () => {
  const booking = await reviewing()
  booking.send({ type: 'slot.change_requested' })
  const { slot, service, timeZone } = chosenAt('12:00')
  const atHome = { ...slot, consultation_type: 'homecare' as const }
  booking.send({ type: 'slot.chosen', chosen: { slot: atHome, service, timeZone } })
  await booking.reaches('details')
})

it('starts at the form where a draft has a code for another phone than the form', async () => {
  const booking = await reviewing()
  const draft = selectDraft(booking.actor.getSnapshot())!
  const codeSent = { ...patient, sent: true, expires_at: '', resend_at: '', code_length: 6, phone: '509999999' }
  const again = startBooking({ draft: { ...draft, context: { ...draft.context, step: 'code', codeSent } } })
  expect(selectScreen(again.actor.getSnapshot())).toBe('details')
})
