import { expect, it } from 'vitest'
import { emailAsNumber, isOneNumber } from './phone-code.types.ts'

it('is one number by all of its parts, or one email', () => {
  const number = { phone: '501234567', country_code: '971' }
  const is = (other: Parameters<typeof isOneNumber>[1]) => isOneNumber(number, other)
  expect([is({ ...number }), is({ ...number, email: undefined as never })]).toEqual([true, true])
  expect([
    is({ ...number, phone: '501234568' }),
    is({ ...number, country_code: '966' }),
    is({ ...number, email: 'layla@example.org' }),
    is(undefined),
    isOneNumber(undefined, undefined),
    isOneNumber(undefined, number),
  ]).toEqual([false, false, false, false, false, false])
  const email = emailAsNumber('layla@example.org')
  expect([
    isOneNumber(email, emailAsNumber('layla@example.org')),
    isOneNumber(email, emailAsNumber('omar@example.org')),
  ]).toEqual([true, false])
  expect(email).toEqual({ phone: '', country_code: '', email: 'layla@example.org' })
})
