import { expect, it } from 'vitest'
import { toProviderAddress } from './provider-address.ts'

const own = 'https://app.example.com'

it.each([
  ['https://checkout.stripe.com/c/pay/cs_test_1#x', 'https://checkout.stripe.com/c/pay/cs_test_1#x'],
  [`${own}/mount/demo/pay/1`, `${own}/mount/demo/pay/1`],
  ['/demo/pay/1', `${own}/demo/pay/1`],
  ['https://checkout.stripe.com.example.org/', undefined],
  ['http://checkout.stripe.com/', undefined],
  ['https://app.example.com:8443/', undefined],
  ['//pay.example.org/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
])('%s leads to %s', (address, expected) => {
  expect(toProviderAddress(address, own)).toBe(expected)
})
