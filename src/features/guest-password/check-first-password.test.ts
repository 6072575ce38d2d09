import { expect, it } from 'vitest'
import { checkFirstPassword } from './check-first-password.ts'

it('asks for a password of eight to 128 characters, blanks alone being none [V06]', () => {
  expect(checkFirstPassword('  \t')).toEqual({ faults: { password: 'required' } })
  expect(checkFirstPassword('seven77')).toEqual({ faults: { password: 'short' } })
  expect(checkFirstPassword('🔑'.repeat(8))).toEqual({ values: '🔑'.repeat(8) })
  expect(checkFirstPassword('a'.repeat(129))).toEqual({ faults: { password: 'long' } })
  expect(checkFirstPassword(' spaces count ')).toEqual({ values: ' spaces count ' })
})
