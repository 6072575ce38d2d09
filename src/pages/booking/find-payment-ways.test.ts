import { expect, it } from 'vitest'
import type { PaymentCheck, PaymentOptions } from '#contract/payment'
import type { AppContext } from '#src/context/app-context.ts'
import { paymentOptionsWith } from '#tests/support/booking'
import { findPaymentWays } from './find-payment-ways.ts'

const visit = { practitioner_id: '7', facility_id: '3', service_id: '21', consultation_type: 'clinic' } as const

/** The ways on a device without wallets, where the platform answers so. */
async function waysWith(options: PaymentOptions, check: PaymentCheck) {
  const asked: unknown[] = []
  const request = async ({ method, url, params, data }: Record<string, unknown>) => {
    asked.push([method, url, String(params), data])
    const answer = method === 'POST' ? check : options
    return { status: 200, headers: { 'content-type': 'application/json' }, data: { data: answer } }
  }
  const app = { apis: async () => ({ transport: () => ({ request }) }) } as unknown as AppContext
  return { asked, ways: await findPaymentWays(app, visit, new AbortController().signal) }
}
const fee = { amount: 350, currency: 'AED' }

it('asks which ways there are, and whether the visit is to be paid before it [C64] [C65]', async () => {
  const { asked, ways } = await waysWith(paymentOptionsWith('at_facility', 'card', 'apple_pay'), {
    is_needed: false,
    fee,
  })
  expect(ways).toMatchObject({ methods: ['at_facility', 'card'], is_prepaid: false })
  expect(asked.map((one) => JSON.stringify(one)).sort()).toEqual([
    expect.stringMatching(/^\["GET","\/appointment\/payment-methods",".*service_id=21.*"/),
    expect.stringMatching(/^\["POST","\/patientapp\/doctors\/payment\/check","service_id=21",.*"practitioner_id":"7"/),
  ])
})

it('leaves out what is settled at a visit that has to be paid before it', async () => {
  const { ways } = await waysWith(paymentOptionsWith('at_facility', 'insurance', 'card'), { is_needed: true, fee })
  expect(ways).toMatchObject({ methods: ['card'], is_prepaid: true })
})
