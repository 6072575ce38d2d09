import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentOptions } from '#contract/payment'
import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { googleRequest, payWithGoogle } from './google-pay.ts'
import { findDeviceWallets } from './use-device-wallets.ts'

const page = globalThis as { PaymentRequest?: unknown }
afterEach(() => {
  delete page.PaymentRequest
})

const setup = {
  environment: 'TEST' as const,
  gateway_parameters: { gateway: 'example', gatewayMerchantId: 'm' },
  supported_networks: ['VISA'],
}
const order = { amount: { amount: 350, currency: 'AED' }, label: 'Sadeem Health' }

/** A stand-in of the browser's sheet: what it answers, and what it was told in the end. */
function standIn(show: () => Promise<unknown>, canPay = async () => true) {
  const complete = vi.fn(async (_: string) => undefined)
  const made: unknown[] = []
  page.PaymentRequest = class {
    constructor(methods: unknown, details: unknown) {
      made.push([methods, details])
    }
    canMakePayment = canPay
    show = show
  }
  return { complete, made, request: () => googleRequest(setup, order)! }
}
const answerOf = (complete: unknown) => async () => ({
  details: { paymentMethodData: { tokenizationData: { token: 'token-1' } } },
  complete,
})

it('is asked for the whole amount, and for a card that the provider’s gateway takes', () => {
  expect(googleRequest(setup, order)).toBeUndefined()
  const { made, request } = standIn(() => Promise.reject(new Error('not shown')))
  request()
  expect(made).toEqual([
    [
      [
        {
          supportedMethods: 'https://google.com/pay',
          data: {
            environment: 'TEST',
            apiVersion: 2,
            apiVersionMinor: 0,
            merchantInfo: { merchantName: 'Sadeem Health' },
            allowedPaymentMethods: [
              {
                type: 'CARD',
                parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA'] },
                tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: setup.gateway_parameters },
              },
            ],
            transactionInfo: { currencyCode: 'AED', totalPriceStatus: 'FINAL', totalPrice: '350.00' },
          },
        },
      ],
      { total: { label: 'Sadeem Health', amount: { currency: 'AED', value: '350.00' } } },
    ],
  ])
})

it('pays with the token, and closes the sheet by what came of it', async () => {
  const complete = vi.fn(async () => undefined)
  const { request } = standIn(answerOf(complete))
  const pay = vi.fn(async (_: string) => ({ outcome: 'paid', isAccepted: true }))
  expect(await payWithGoogle(request(), { pay })).toBe('paid')
  expect(pay).toHaveBeenCalledWith('token-1')
  const declined = async () => ({ outcome: 'declined', isAccepted: false })
  expect(await payWithGoogle(request(), { pay: declined })).toBe('declined')
  await expect(
    payWithGoogle(request(), { pay: () => Promise.reject(new Problem('payment_unavailable')) }),
  ).rejects.toMatchObject({ code: 'payment_unavailable' })
  expect(complete.mock.calls).toEqual([['success'], ['fail'], ['fail']])
})

it('is not there where the browser refuses the page to ask for it', () => {
  page.PaymentRequest = class {
    constructor() {
      throw new RangeError('violates Content Security Policy')
    }
  }
  expect(googleRequest(setup, order)).toBeUndefined()
})

it('has no outcome where the patient closes the sheet, and fails where the browser does', async () => {
  const pay = vi.fn()
  const closed = standIn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await payWithGoogle(closed.request(), { pay })).toBeUndefined()
  const broken = standIn(() => Promise.reject(new DOMException('no', 'NotSupportedError')))
  await expect(payWithGoogle(broken.request(), { pay })).rejects.toThrow('no')
  expect(pay).not.toHaveBeenCalled()
})

it('a device has the wallets that platform and browser both have', async () => {
  const app = {
    init: { settings: { whitelabel_configs: { name: { en: 'Sadeem Health' } } } },
    locale: { language: 'en' },
  } as unknown as AppContext
  const options: PaymentOptions = {
    methods: ['at_facility', 'card', 'apple_pay', 'google_pay'],
    is_prepaid: false,
    fee: order.amount,
    minutes_to_pay: 15,
    wallets: { google_pay: setup, apple_pay: { country_code: 'AE', supported_networks: [] } },
  }
  expect(await findDeviceWallets(app, undefined)).toEqual([])
  expect(await findDeviceWallets(app, options)).toEqual([])
  standIn(() => Promise.reject(new Error('not shown')))
  expect(await findDeviceWallets(app, options)).toEqual(['google_pay'])
  expect(await findDeviceWallets(app, { ...options, methods: ['card'] })).toEqual([])
  expect(await findDeviceWallets(app, { ...options, wallets: {} })).toEqual([])
  standIn(
    () => Promise.reject(new Error('not shown')),
    () => Promise.reject(new Error('refused')),
  )
  expect(await findDeviceWallets(app, options)).toEqual([])
})
