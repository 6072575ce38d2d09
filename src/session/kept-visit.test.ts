import { expect, it } from 'vitest'
import { appointmentWith } from '#tests/support/booking'
import { awaitingPayment, paymentIs } from '#tests/support/payment'
import { toCome, toKeptVisit, withVisit, type KeptVisit } from './kept-visit.ts'

const now = new Date('2026-11-24T04:00:00Z')
const appointment = appointmentWith('a-1')
const visit = toKeptVisit(appointment)
const at = (id: string, hour: number): KeptVisit => ({
  ...visit,
  id,
  start: `2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`,
  end: `2026-11-24T${String(hour).padStart(2, '0')}:30:00Z`,
})

it('keeps nothing of the patient, of why they come, or of where they live', () => {
  expect(JSON.stringify(visit)).not.toMatch(/Layla|Farouk|•••|rash|Villa|Skin/)
  expect(visit).toMatchObject({ appointment_number: '7KDM-94QX', practitioner: { fullName: 'Dr Amira' } })
})

it('keeps whether an earlier time is wanted, not what is offered, and the consent', () => {
  const offer = { id: 'o', status: 'open' as const, start: visit.start, end: visit.end, fee: visit.fee, expires_at: '' }
  const earlier = { wanted: true, closes_hours_before: 5 }
  const agreed = { fg_consent: true, consented_at: '2026-11-20T08:00:00.000Z' }
  expect(toKeptVisit({ ...appointment, earlier: { ...earlier, offer }, ...agreed })).toMatchObject({
    earlier,
    ...agreed,
  })
  expect(toKeptVisit({ ...appointment, earlier: { ...earlier, offer } }).earlier).toStrictEqual(earlier)
})

it('keeps what is to be paid until when, and the receipt', () => {
  expect(toKeptVisit(awaitingPayment)).toMatchObject({
    status: 'awaiting_payment',
    payment: { amount: { amount: 350 }, pay_until: '2026-11-23T10:24:00.000Z' },
  })
  expect(toKeptVisit(paymentIs('paid', 'booked'))).toMatchObject({ payment: { receipt_number: 'R-1' } })
})

it('has the next visit first, and none that is over', () => {
  expect(toCome([at('late', 9), at('over', 3), at('soon', 5)], now).map(({ id }) => id)).toEqual(['soon', 'late'])
  expect(Object.keys(withVisit({ over: at('over', 3) }, at('late', 9), now))).toEqual(['late'])
})

it('changes a visit that is cancelled, and does not bring back one that was put away', () => {
  const cancelled: KeptVisit = { ...visit, status: 'cancelled' }
  expect(withVisit({ [visit.id]: visit }, cancelled, now)[visit.id]).toMatchObject({ status: 'cancelled' })
  expect(withVisit({}, cancelled, now)).toEqual({})
  const expired: KeptVisit = { ...visit, status: 'expired' }
  expect(withVisit({ [visit.id]: visit }, expired, now)[visit.id]).toMatchObject({ status: 'expired' })
  expect(withVisit({}, expired, now)).toEqual({})
})

it('keeps no more than a device needs', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...at(`v-${index}`, 9),
    start: `2026-12-${10 + (index % 20)}`,
  }))
  const kept = many.reduce<Record<string, KeptVisit>>((all, one) => withVisit(all, one, now), {})
  expect(Object.keys(kept)).toHaveLength(20)
})
