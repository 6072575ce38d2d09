import { describe, expect, it } from 'vitest'
import type { BookingContext } from './booking.types.ts'
import { chosenAt, patient, reviewing, slotAt, startBooking } from '#tests/support/booking'
import { toSubmit, toWithdraw } from './booking.requests.ts'

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
    for (const changes of [{ start: slotAt('12:00').start }, { service_id: '99' }, { practitioner_id: '99' }]) {
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
