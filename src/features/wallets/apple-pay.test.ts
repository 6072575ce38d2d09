import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { applePay, payWithApple } from './apple-pay.ts'

/** A stand-in of Safari's sheet, which the test presses. */
class Sheet {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static isHere = true
  static last: Sheet
  static canMakePayments = () => Sheet.isHere
  onvalidatemerchant = (_: { validationURL: string }): void => undefined
  onpaymentauthorized = (_: { payment: { token: unknown } }): void => undefined
  oncancel = (): void => undefined
  readonly begin = vi.fn()
  readonly abort = vi.fn()
  readonly completeMerchantValidation = vi.fn()
  readonly completePayment = vi.fn()
  constructor(
    readonly version: number,
    readonly request: object,
  ) {
    Sheet.last = this
  }
}
const page = globalThis as { ApplePaySession?: unknown }
afterEach(() => {
  delete page.ApplePaySession
  Sheet.isHere = true
})

const setup = { country_code: 'AE', supported_networks: ['visa', 'masterCard'] }
const order = { amount: { amount: 350, currency: 'AED' }, label: 'Sadeem Health' }
const merchant = { epochTimestamp: 1, displayName: 'Klinik Café' }
const encoded = Buffer.from(JSON.stringify(merchant)).toString('base64')

function open(calls: Partial<Parameters<typeof payWithApple<string>>[3]> = {}) {
  page.ApplePaySession = Sheet
  const validateMerchant = vi.fn(async (_: string) => encoded)
  const pay = vi.fn(async (_: string) => ({ outcome: 'paid', isAccepted: true }))
  const paying = payWithApple(applePay()!, setup, order, { validateMerchant, pay, ...calls })
  paying.catch(() => undefined)
  return { paying, validateMerchant, pay, sheet: Sheet.last }
}

it('is only where the browser has it, and can use it here', () => {
  expect(applePay()).toBeUndefined()
  page.ApplePaySession = Sheet
  expect(applePay()).toBe(Sheet)
  Sheet.isHere = false
  expect(applePay()).toBeUndefined()
  page.ApplePaySession = {
    canMakePayments: () => {
      throw new DOMException('no TLS', 'InvalidAccessError')
    },
  }
  expect(applePay()).toBeUndefined()
})

it('shows the whole amount, validates the merchant by the Base64 of the platform, and pays with the token [V08]', async () => {
  const { paying, validateMerchant, pay, sheet } = open()
  expect(sheet.begin).toHaveBeenCalledTimes(1)
  expect(sheet.request).toEqual({
    countryCode: 'AE',
    currencyCode: 'AED',
    supportedNetworks: ['visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: { label: 'Sadeem Health', amount: '350.00' },
  })
  sheet.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/x' })
  await expect.poll(() => sheet.completeMerchantValidation.mock.calls).toEqual([[merchant]])
  expect(validateMerchant).toHaveBeenCalledWith('https://apple-pay-gateway.apple.com/x')
  sheet.onpaymentauthorized({ payment: { token: { paymentData: 'x' } } })
  expect(await paying).toBe('paid')
  expect(pay).toHaveBeenCalledWith('{"paymentData":"x"}')
  expect(sheet.completePayment).toHaveBeenCalledWith({ status: 0 })
})

it('throws the failure of the merchant validation as it came, after the sheet is closed [E09]', async () => {
  const refusal = new Problem('payment_unavailable', { status: 409 })
  const { paying, sheet } = open({ validateMerchant: () => Promise.reject(refusal) })
  sheet.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/x' })
  await expect(paying).rejects.toBe(refusal)
  expect(sheet.abort).toHaveBeenCalledTimes(1)
})

it('takes no answer that is not the Base64 of JSON for a merchant', async () => {
  for (const answer of ['%%%', Buffer.from('<html>').toString('base64')]) {
    const { paying, sheet } = open({ validateMerchant: async () => answer })
    sheet.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/x' })
    await expect(paying).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(sheet.completeMerchantValidation).not.toHaveBeenCalled()
  }
})

it('says in the sheet that a payment failed, whether the platform refused it or did not answer', async () => {
  const refused = open({ pay: async () => ({ outcome: 'declined', isAccepted: false }) })
  refused.sheet.onpaymentauthorized({ payment: { token: {} } })
  expect(await refused.paying).toBe('declined')
  expect(refused.sheet.completePayment).toHaveBeenCalledWith({ status: 1 })
  const lost = open({ pay: () => Promise.reject(new Problem('offline')) })
  lost.sheet.onpaymentauthorized({ payment: { token: {} } })
  await expect(lost.paying).rejects.toMatchObject({ code: 'offline' })
  expect(lost.sheet.completePayment).toHaveBeenCalledWith({ status: 1 })
})

it('has no outcome where the patient closes the sheet', async () => {
  const { paying, sheet, pay } = open()
  sheet.oncancel()
  expect(await paying).toBeUndefined()
  expect(pay).not.toHaveBeenCalled()
})
