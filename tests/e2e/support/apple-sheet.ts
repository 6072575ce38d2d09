import type { Page } from '@playwright/test'
import type { AppleToken } from '#server/payments/apple-pay/read-token'
import { expect } from './journey.ts'

/** What the stand-in of the sheet was told last. */
type Shown = { request?: object; merchantSession?: unknown; status?: number; isAborted?: boolean; isOpen: boolean }

type Sheet = {
  onvalidatemerchant: (event: { validationURL: string }) => void
  onpaymentauthorized: (event: { payment: { token: AppleToken } }) => void
  oncancel: () => void
}
type SheetWindow = typeof globalThis & { appleSheet: { shown: Shown; sheet?: Sheet; gateway: string } }

const gateway = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'

/** A browser with Apple Pay: its sheet is Safari's alone, so that a test presses it in its place. Before the page is opened. */
export async function addAppleSheet(page: Page) {
  await page.addInitScript((address) => {
    const state: SheetWindow['appleSheet'] = { shown: { isOpen: false }, gateway: address }
    ;(globalThis as SheetWindow).appleSheet = state
    class ApplePaySession {
      static STATUS_SUCCESS = 0
      static STATUS_FAILURE = 1
      static canMakePayments = () => true
      constructor(_version: number, request: object) {
        state.shown = { request, isOpen: false }
        state.sheet = this as unknown as Sheet
      }
      begin() {
        if (!navigator.userActivation.isActive) throw new DOMException('Must come from a press', 'InvalidAccessError')
        state.shown.isOpen = true
        setTimeout(() => state.sheet?.onvalidatemerchant({ validationURL: state.gateway }))
      }
      completeMerchantValidation(session: unknown) {
        state.shown.merchantSession = session
      }
      completePayment({ status }: { status: number }) {
        Object.assign(state.shown, { status, isOpen: false })
      }
      abort() {
        Object.assign(state.shown, { isAborted: true, isOpen: false })
      }
    }
    Object.assign(globalThis, { ApplePaySession })
  }, gateway)
  const shown = () => page.evaluate(() => (globalThis as SheetWindow).appleSheet.shown)
  return {
    shown,
    /** The sheet is open, and Apple knows the merchant. */
    expectReady: () => expect.poll(async () => (await shown()).merchantSession).toBeDefined(),
    /** The patient confirms by face or finger. */
    authorize: (token: AppleToken) =>
      page.evaluate((given) => {
        ;(globalThis as SheetWindow).appleSheet.sheet?.onpaymentauthorized({ payment: { token: given } })
      }, token),
    cancel: () => page.evaluate(() => (globalThis as SheetWindow).appleSheet.sheet?.oncancel()),
    /** From now on the sheet names a gateway that the stand-in does not answer for. */
    loseGateway: (address = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession') =>
      page.evaluate((name) => void ((globalThis as SheetWindow).appleSheet.gateway = name), address),
  }
}
