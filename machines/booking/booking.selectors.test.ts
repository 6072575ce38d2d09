import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import {
  chosenAt,
  codeSent,
  holdOf,
  patient,
  proof,
  reviewing,
  slotAt,
  startBooking,
  submitting,
} from '#tests/support/booking'
import * as selectors from './booking.selectors.ts'

type Flow = ReturnType<typeof startBooking>
const now = ({ actor }: Pick<Flow, 'actor'>) => actor.getSnapshot()
const screenOf = (flow: Flow) => selectors.selectScreen(now(flow))

describe('what a view reads of a booking', () => {
  it('is where one is, from the choice to the code and back to another time', async () => {
    const flow = startBooking()
    expect([screenOf(flow), selectors.selectChosen(now(flow))]).toEqual(['choosing', undefined])
    expect(selectors.selectDraft(now(flow))).toMatchObject({ at: 'choosing' })
    expect([selectors.selectHeldUntil(now(flow)), selectors.selectIsUnpaid(now(flow))]).toEqual([undefined, false])
    expect([selectors.selectIsWithdrawalTooLate(now(flow)), selectors.selectIsConfirmationDue(now(flow))]).toEqual([
      false,
      false,
    ])
    flow.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
    expect([screenOf(flow), selectors.selectIsHolding(now(flow)), selectors.selectIsBusy(now(flow))]).toEqual([
      'choosing',
      true,
      true,
    ])
    expect(selectors.selectDraft(now(flow))).toMatchObject({ at: 'holding' })
    await flow.reaches('details')
    expect(selectors.selectIsHolding(now(flow))).toBe(false)
    expect(selectors.selectHeldUntil(now(flow))).toBe(holdOf(slotAt('11:40')).expires_at)
    flow.send({ type: 'details.confirmed', patient })
    expect([screenOf(flow), selectors.selectIsBusy(now(flow))]).toEqual(['details', true])
    await flow.reaches('code')
    expect(selectors.selectCodeSent(now(flow))).toMatchObject(codeSent)
    expect([selectors.selectCanResend(now(flow)), selectors.selectIsProven(now(flow))]).toEqual([false, false])
    flow.passes(codeSent.resend_at)
    await expect.poll(() => selectors.selectCanResend(now(flow))).toBe(true)
    expect(selectors.selectDraft(now(flow))).toMatchObject({ at: 'filling' })
    flow.send({ type: 'code.given', code: '684213' })
    await flow.reaches('review')
    expect([selectors.selectIsProven(now(flow)), selectors.selectCanResend(now(flow))]).toEqual([true, false])
    expect(selectors.selectIsSubmitting(now(flow))).toBe(false)
  })

  it('is held while it is held anew, and no more once that is refused', async () => {
    const flow = startBooking({ preset: chosenAt('11:40') })
    await flow.reaches('details')
    const { expires_at } = holdOf(slotAt('11:40'))
    let refuse = (_: Error) => {}
    flow.holdSlot.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
    flow.passes('2026-11-23T10:20:40.000Z')
    await expect.poll(() => now(flow).matches({ filling: { hold: 'renewing' } })).toBe(true)
    expect(selectors.selectHeldUntil(now(flow))).toBe(expires_at)
    refuse(new Problem('unavailable'))
    await expect.poll(() => now(flow).matches({ filling: { hold: 'unheld' } })).toBe(true)
    expect([selectors.selectHeldUntil(now(flow)), flow.context().hold?.expires_at]).toEqual([undefined, expires_at])
  })

  it('is each part of what is looked for, as it was chosen last', () => {
    const flow = startBooking({ choice: { consultationType: 'telemedicine', day: '2026-11-24' } })
    flow.send({ type: 'choice.changed', choice: { facilityId: '3' } })
    flow.send({ type: 'choice.changed', choice: { day: '2026-11-25' } })
    expect(selectors.selectChoice(now(flow))).toMatchObject({
      ...{ consultationType: 'telemedicine', facilityId: '3', day: '2026-11-25' },
    })
  })

  it('is what was filled in', async () => {
    const flow = await reviewing()
    const booking = now(flow)
    const { chosen, choice, answers, insurance, consent, loss, problem, feeBefore, unsentCode } = booking.context
    expect(answers).toMatchObject({ firstName: 'Layla', reason: ' A rash ' })
    expect(selectors.selectPatient(booking)).toEqual(patient)
    expect([
      selectors.selectChosen(booking),
      selectors.selectChoice(booking),
      selectors.selectAnswers(booking),
      selectors.selectInsurance(booking),
      selectors.selectConsent(booking),
      selectors.selectLoss(booking),
      selectors.selectProblem(booking),
      selectors.selectFeeBefore(booking),
      selectors.selectUnsentCode(booking),
    ]).toEqual([chosen, choice, answers, insurance, consent, loss, problem, feeBefore, unsentCode])
    expect([chosen?.slot, consent]).toEqual([slotAt('11:40'), false])
  })

  it('is proven for the very phone of the form alone', () => {
    const of = (phone: object) => {
      const booking = now(startBooking({ proof }))
      return selectors.selectIsProven({
        ...booking,
        context: { ...booking.context, patient: { ...patient, ...phone } },
      })
    }
    const { phone, country_code } = proof
    expect([
      of({ phone, country_code }),
      of({ phone: `${phone}1`, country_code }),
      of({ phone, country_code: '1' }),
    ]).toEqual([true, false, false])
    expect(selectors.selectIsProven(now(startBooking({ proof })))).toBe(false)
  })

  it('is what became of what was sent, and what a reload goes on with', async () => {
    const flow = await submitting()
    expect([screenOf(flow), selectors.selectIsSubmitting(now(flow)), selectors.selectConsent(now(flow))]).toEqual([
      'review',
      true,
      true,
    ])
    expect(selectors.selectSubmissionId(now(flow))).toBe('intent.1')
    const draft = selectors.selectDraft(now(flow))!
    expect(draft.at).toBe('submitting')
    for (const name of ['proof', 'unsentCode', 'canHold', 'holderKey', 'practitionerId', 'startAt'])
      expect(draft.context).not.toHaveProperty(name)
    flow.outbox({ type: 'outbox.kept' })
    flow.outbox({ type: 'outbox.confirmation_due' })
    expect([selectors.selectIsConfirmationDue(now(flow)), selectors.selectIsWithdrawalTooLate(now(flow))]).toEqual([
      true,
      now(flow).context.isWithdrawalTooLate,
    ])
    flow.send({ type: 'booking.confirmed' })
    flow.outbox({ type: 'outbox.booked', appointmentId: 'a-1' })
    expect([screenOf(flow), selectors.selectAppointmentId(now(flow)), selectors.selectDraft(now(flow))]).toEqual([
      'booked',
      'a-1',
      undefined,
    ])
    expect(selectors.selectIsUnpaid(now(flow))).toBe(false)
  })

  it('is that it is being taken back', async () => {
    const flow = await submitting()
    flow.outbox({ type: 'outbox.kept' })
    flow.send({ type: 'booking.withdrawn' })
    expect(screenOf(flow)).toBe('queued')
    await flow.reaches('review')
  })
})
