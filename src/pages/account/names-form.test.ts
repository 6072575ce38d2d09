import { describe, expect, it } from 'vitest'
import { checkNames, type TypedNames } from './names-form.ts'

const today = '2026-11-23'
const typed: TypedNames = {
  ...{ firstName: ' Maha ', lastName: ' Nasser', email: 'maha@example.org ', password: ' eight or more ' },
  ...{ birthday: '1990-3-14', dob_format: 'gregorian', agreed: ['terms', 'health_data'] },
}
const born = { birthday: '1990-03-14', dob_format: 'gregorian' }

describe('who joins', () => {
  it('is sent without what was typed around it; the password as it is', () => {
    expect(checkNames(typed, today)).toEqual({
      values: {
        ...{ first_name: 'Maha', last_name: 'Nasser', email: 'maha@example.org', password: ' eight or more ' },
        ...born,
      },
    })
  })

  it('is sent without the fields that are empty [V01]', () => {
    expect(checkNames({ ...typed, lastName: ' ', email: '', password: '' }, today)).toEqual({
      values: { first_name: 'Maha', last_name: '', ...born },
    })
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ firstName: '<b>' }, { firstName: 'name' }],
    [{ lastName: 'n'.repeat(81) }, { lastName: 'tooLong' }],
    [{ email: 'maha@example' }, { email: 'email' }],
    [{ password: 'seven77' }, { password: 'short' }],
    [{ password: 'p'.repeat(129) }, { password: 'tooLong' }],
    [{ birthday: '' }, { birthday: 'birthdayParts' }],
    [{ birthday: '1990-2-30' }, { birthday: 'birthdayParts' }],
    [{ birthday: '2190-3-14' }, { birthday: 'birthday' }],
    [{ agreed: ['terms'] as const }, { health_data: 'agreement' }],
    [
      { firstName: '', agreed: [] },
      { firstName: 'required', terms: 'agreement', health_data: 'agreement' },
    ],
  ])('is refused with %j', (changes, faults) => {
    expect(checkNames({ ...typed, ...changes }, today)).toEqual({ faults })
  })

  it('is told by its own calendar, and sent by the common one', () => {
    const hijri = checkNames({ ...typed, birthday: '1410-8-16', dob_format: 'hijri' }, today)
    expect(hijri).toHaveProperty('values.birthday', '1990-03-14')
    expect(hijri).toHaveProperty('values.dob_format', 'hijri')
  })

  it('is of age, or is told that they are not and nothing else', () => {
    expect(checkNames({ ...typed, birthday: '2008-11-23' }, today)).toHaveProperty('values.birthday', '2008-11-23')
    expect(checkNames({ ...typed, birthday: '2008-11-24', firstName: '', agreed: [] }, today)).toEqual({
      faults: { birthday: 'minor' },
    })
  })

  it('may have a password of eight signs of any script', () => {
    expect(checkNames({ ...typed, password: 'كلمةسرية' }, today)).toHaveProperty('values.password', 'كلمةسرية')
    expect(checkNames({ ...typed, password: '🦜🦜🦜🦜' }, today)).toEqual({ faults: { password: 'short' } })
  })
})
