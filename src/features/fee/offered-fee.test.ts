import { describe, expect, it } from 'vitest'
import type { OfferedSlot } from '#contract/availability'
import type { ConsultationType } from '#contract/directory'
import { feeOfDoctor, offeredFee } from './offered-fee.ts'

const dirhams = (amount: number) => ({ amount, currency: 'AED' })

const slot = (amount: number): OfferedSlot => ({
  practitioner_id: '1',
  facility_id: '1',
  service_id: '1',
  consultation_type: 'clinic',
  start: '2026-11-23T06:00:00.000Z',
  fee: dirhams(amount),
})
const times = (...amounts: number[]) => ({ practitioner_id: '1', time_zone: 'Asia/Dubai', slots: amounts.map(slot) })
const service = (consultation_type: ConsultationType, fee: number) => ({
  consultation_type,
  facility_id: '1',
  fee,
  currency_symbol: 'AED',
})
const doctor = {
  fee: 330,
  currency_symbol: 'AED',
  service_fees: [service('telemedicine', 330), service('clinic', 480), service('homecare', 860)],
}

describe('the fee of what is offered', () => {
  it('is the one fee where all cost the same, and else "from" the lowest', () => {
    expect(offeredFee([dirhams(480), dirhams(480)])).toEqual({ lowest: dirhams(480), isFrom: false })
    expect(offeredFee([dirhams(480), dirhams(330), dirhams(860)])).toEqual({ lowest: dirhams(330), isFrom: true })
    expect(offeredFee([])).toBeUndefined()
  })

  it('is that of the three times beside it, whatever else the doctor offers', () => {
    expect(feeOfDoctor(doctor, { times: times(480, 480, 480, 330) })).toEqual({ lowest: dirhams(480), isFrom: false })
    expect(feeOfDoctor(doctor, { times: times(480, 330) })).toEqual({ lowest: dirhams(330), isFrom: true })
  })

  it('is without times that of all visits, or of those of the kind the list is about', () => {
    expect(feeOfDoctor(doctor)).toEqual({ lowest: dirhams(330), isFrom: true })
    expect(feeOfDoctor(doctor, { times: times() })).toEqual({ lowest: dirhams(330), isFrom: true })
    expect(feeOfDoctor(doctor, { visit: 'clinic' })).toEqual({ lowest: dirhams(480), isFrom: false })
    const one = { ...doctor, service_fees: [service('clinic', 330)] }
    expect(feeOfDoctor(one)).toEqual({ lowest: dirhams(330), isFrom: false })
  })

  it('is none where nobody knows one', () => {
    expect(feeOfDoctor({ fee: 0, currency_symbol: 'AED', service_fees: [] })).toBeUndefined()
  })
})
