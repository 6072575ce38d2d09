import { expect, it } from 'vitest'
import { checkPasswords } from './check-passwords.ts'

const check = (newPassword: string, confirmPassword: string) => checkPasswords({ newPassword, confirmPassword })

it('asks for both passwords, blanks alone being none [V06]', () => {
  expect(check('', '')).toEqual({ faults: { newPassword: 'required', confirmPassword: 'required' } })
  expect(check('   ', 'a long secret')).toEqual({ faults: { newPassword: 'required' } })
  expect(check('a long secret', ' \t')).toEqual({ faults: { confirmPassword: 'required' } })
})

it('asks for the same one twice, sign by sign [V05]', () => {
  expect(check('a long secret', 'a long secre')).toEqual({ faults: { confirmPassword: 'unequal' } })
  expect(check('a long secret', 'a long secret ')).toEqual({ faults: { confirmPassword: 'unequal' } })
  expect(check(' a long secret', ' a long secret')).toEqual({ values: ' a long secret' })
})

it('says early what the platform would refuse for its length', () => {
  expect(check('seven77', 'seven77')).toEqual({ faults: { newPassword: 'short' } })
  expect(check('🔑'.repeat(8), '🔑'.repeat(8))).toEqual({ values: '🔑'.repeat(8) })
  expect(check('a'.repeat(129), 'a'.repeat(129))).toEqual({ faults: { newPassword: 'long' } })
})
