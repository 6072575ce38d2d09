import { expect, it } from 'vitest'
import { returnPath } from './payment-address.ts'

it('the provider sends back to the same appointment, and not on to the provider again', () => {
  const pathname = '/app/en-ae/doctor/cardiology/dubai/dr-a/appointment/payment'
  expect(returnPath({ pathname, search: '?appointment=a&now=1&key=sadeem' })).toBe(
    `${pathname}?appointment=a&key=sadeem&back=1`,
  )
  expect(returnPath({ pathname, search: '?appointment=a&back=1' })).toBe(`${pathname}?appointment=a&back=1`)
})
