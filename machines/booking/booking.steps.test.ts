import { expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { chosenAt, patient, reviewing, startBooking, taken, verified } from '#tests/support/booking'
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

async function enteringCode() {
  const booking = startBooking({ preset: chosenAt('11:40') })
  await booking.reaches('details')
  booking.send({ type: 'details.confirmed', patient })
  await booking.reaches('code')
  return booking
}

it('keeps a code that could not be checked for want of a network, and checks it when that is back', async () => {
  const booking = await enteringCode()
  booking.verifyCode.mockRejectedValueOnce(new Problem('offline'))
  booking.send({ type: 'code.given', code: '684213' })
  await booking.reaches('code')
  expect(booking.context()).toMatchObject({ problem: { code: 'offline' }, unsentCode: '684213' })
  expect(selectDraft(booking.actor.getSnapshot())!.context).not.toHaveProperty('unsentCode')
  booking.verifyCode.mockResolvedValueOnce(verified)
  booking.send({ type: 'connection.returned' })
  await booking.reaches('review')
  expect(booking.verifyCode.mock.calls.at(-1)![0]).toMatchObject({ phone_verification_token: '684213' })
})

it('does not send a code again that was refused', async () => {
  const booking = await enteringCode()
  booking.verifyCode.mockRejectedValueOnce(new Problem('code_invalid'))
  booking.send({ type: 'code.given', code: '000000' })
  await booking.reaches('code')
  booking.send({ type: 'connection.returned' })
  expect(booking.verifyCode).toHaveBeenCalledTimes(1)
  expect(booking.context().problem).toEqual({ code: 'code_invalid' })
})

it('says no more that there is no network once it is back, nor what was wrong once it is changed', async () => {
  const booking = startBooking({ preset: chosenAt('11:40') })
  await booking.reaches('details')
  booking.sendCode.mockRejectedValueOnce(new Problem('offline'))
  booking.send({ type: 'details.confirmed', patient })
  await booking.reaches('details')
  expect(booking.context().problem).toEqual({ code: 'offline' })
  booking.send({ type: 'connection.returned' })
  expect(booking.context().problem).toBeUndefined()

  booking.sendCode.mockRejectedValueOnce(new Problem('phone_invalid'))
  booking.send({ type: 'details.confirmed', patient })
  await booking.reaches('details')
  expect(booking.context().problem).toEqual({ code: 'phone_invalid' })
  booking.send({ type: 'answers.changed', answers: { phone: '509999999' } })
  expect(booking.context().problem).toBeUndefined()
})

it('begins with the kind of visit that is booked again, and goes on with what was begun', () => {
  const choice = { consultationType: 'clinic', facilityId: '3', serviceId: '21' } as const
  const again = startBooking({ choice })
  expect(selectScreen(again.actor.getSnapshot())).toBe('choosing')
  expect(again.context().choice).toEqual({ ...choice, day: undefined })
  const draft = selectDraft(startBooking().actor.getSnapshot())
  expect(startBooking({ choice, ...(draft ? { draft } : {}) }).context().choice.serviceId).toBeUndefined()
})
