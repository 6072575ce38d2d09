import { describe, expect, it } from 'vitest'
import type { BookingContext } from './booking.types.ts'
import { chosenAt, patient, reviewing, slotAt, startBooking } from '#tests/support/booking'
import { toLoss, toNewFee, toPaymentWays, toSubmit, toWithdraw } from './booking.requests.ts'

/** What would be sent with these changes to a booking that is being reviewed. */
async function requestWith(changes: Partial<BookingContext>) {
  return toSubmit({ ...(await reviewing()).context(), ...changes }).body
}
const answers = { ...startBooking().context().answers, reason: ' A rash ', address: ' Villa 12 ' }
const atHome = { ...chosenAt('11:40'), slot: { ...slotAt('11:40'), consultation_type: 'homecare' as const } }

describe('the request of a booking', () => {
  it('says where to come to for home care alone, and nothing that was left empty', async () => {
    expect(await requestWith({ chosen: atHome, answers })).toMatchObject({ reason: 'A rash', address: 'Villa 12' })
    expect(await requestWith({ answers })).not.toHaveProperty('address')
    const empty = await requestWith({ chosen: atHome, answers: { ...answers, reason: ' ', address: ' ' } })
    expect([Object.hasOwn(empty, 'reason'), Object.hasOwn(empty, 'address'), empty.patient]).toEqual([
      false,
      false,
      patient,
    ])
  })

  it('shows the hold of its own slot and of no other', async () => {
    expect(await requestWith({})).toMatchObject({ hold_id: 'hold-1', hold_token: 'token-1' })
    const others = [
      { start: slotAt('12:00').start },
      { service_id: '99' },
      { practitioner_id: '99' },
      { facility_id: '99' },
      { consultation_type: 'telemedicine' as const },
    ]
    for (const changes of others) {
      const other = { ...chosenAt('11:40'), slot: { ...slotAt('11:40'), ...changes } }
      expect(await requestWith({ chosen: other })).not.toHaveProperty('hold_id')
    }
  })
})

it('a booking is taken back by its own key, and goes without a proof where there is none', async () => {
  const context = (await reviewing()).context()
  expect(toWithdraw(context)).toEqual({ idempotencyKey: 'intent.1' })
  expect(toSubmit({ ...context, proof: undefined }).guestToken).toBe('')
})

describe('what a problem says of a slot', () => {
  const details = { alternatives: [slotAt('12:00')], time_zone: 'Asia/Jakarta' }
  it('is why it is lost, and what is near it, as far as it says', () => {
    const slot = slotAt('11:40')
    expect(toLoss({ code: 'slot_taken', details }, slot, 'Asia/Dubai')).toEqual({
      ...{ reason: 'taken', slot, alternatives: [slotAt('12:00')], timeZone: 'Asia/Jakarta' },
    })
    expect(toLoss({ code: 'slot_in_past' }, slot, 'Asia/Dubai')).toEqual({
      ...{ reason: 'past', slot, alternatives: [], timeZone: 'Asia/Dubai' },
    })
    const reasons = (['slot_unavailable', 'slot_too_soon', 'visit_overlaps'] as const).map(
      (code) => toLoss({ code }, slot, 'Asia/Dubai')?.reason,
    )
    expect(reasons).toEqual(['not_offered', 'too_soon', 'overlaps'])
    expect(toLoss({ code: 'offline', details }, slot, 'Asia/Dubai')).toBeUndefined()
  })

  it('is what it costs now, where it says so', () => {
    const fee = { amount: 250, currency: 'AED' }
    expect([toNewFee({ code: 'price_changed', details: { fee } }), toNewFee({ code: 'price_changed' })]).toEqual([
      fee,
      undefined,
    ])
  })
})

it('the ways to pay are those of the very visit that was chosen', async () => {
  const { practitioner_id, facility_id, service_id } = slotAt('11:40')
  const visit = { practitioner_id, facility_id, service_id, consultation_type: 'homecare' }
  expect(toPaymentWays({ ...(await reviewing()).context(), chosen: atHome })).toEqual(visit)
})
