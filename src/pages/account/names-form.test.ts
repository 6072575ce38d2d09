import { describe, expect, it } from 'vitest'
import { checkNames } from './names-form.ts'

const typed = { firstName: ' Maha ', lastName: ' Nasser', email: 'maha@example.org ', password: ' eight or more ' }

describe('who joins', () => {
  it('is sent without what was typed around it; the password as it is', () => {
    expect(checkNames(typed)).toEqual({
      values: { first_name: 'Maha', last_name: 'Nasser', email: 'maha@example.org', password: ' eight or more ' },
    })
  })

  it('is sent without the fields that are empty [V01]', () => {
    expect(checkNames({ ...typed, lastName: ' ', email: '', password: '' })).toEqual({
      values: { first_name: 'Maha', last_name: '' },
    })
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ firstName: '<b>' }, { firstName: 'name' }],
    [{ lastName: 'n'.repeat(81) }, { lastName: 'tooLong' }],
    [{ email: 'maha@example' }, { email: 'email' }],
    [{ password: 'seven77' }, { password: 'short' }],
    [{ password: 'p'.repeat(129) }, { password: 'tooLong' }],
  ])('is refused with %j', (changes, faults) => {
    expect(checkNames({ ...typed, ...changes })).toEqual({ faults })
  })

  it('may have a password of eight signs of any script', () => {
    expect(checkNames({ ...typed, password: 'كلمةسرية' })).toHaveProperty('values.password', 'كلمةسرية')
    expect(checkNames({ ...typed, password: '🦜🦜🦜🦜' })).toEqual({ faults: { password: 'short' } })
  })
})
