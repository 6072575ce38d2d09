import { describe, expect, it } from 'vitest'
import { parsePhone } from '#src/features/phone/parse-phone.ts'
import { checkDetails } from './details-form.ts'

const answers = {
  who: 'me',
  relativeId: '',
  firstName: ' Layla ',
  lastName: 'Farouk',
  phone: '050 123 4567',
  phoneRegion: 'AE',
  email: '',
  gender: '',
  birthday: '',
  reason: '',
  address: '',
} as const
const checks = { today: '2026-11-21', isHomecare: false, parsePhone, regions: ['AE', 'US'] }
const faultsOf = (changes: object, isHomecare = false) =>
  checkDetails({ ...answers, ...changes }, { ...checks, isHomecare })

describe('the patient’s details', () => {
  it('are sent trimmed, with the phone taken apart and without what was left empty [V02]', () => {
    expect(checkDetails(answers, checks)).toEqual({
      values: { first_name: 'Layla', last_name: 'Farouk', phone: '501234567', country_code: '971' },
    })
  })

  it('say that the visit is for somebody else, whose phone it is not [V02]', () => {
    expect(checkDetails({ ...answers, who: 'someone_else' }, checks)).toMatchObject({ values: { is_for_other: true } })
  })

  it.each([
    [{ firstName: '   ' }, { firstName: 'required' }],
    [{ lastName: 'x<script>' }, { lastName: 'name' }],
    [{ firstName: 'La\u202eyla' }, { firstName: 'name' }],
    [{ reason: 'cough\u2066' }, { reason: 'text' }],
    [{ firstName: 'a'.repeat(81) }, { firstName: 'tooLong' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '+53 5 1234567' }, { phone: 'phoneCountry' }],
    [{ phone: '+881 612 345 678' }, { phone: 'phoneCountry' }],
    [{ phone: '+1 876 210 1234' }, { phone: 'phoneCountry' }],
    [{ email: 'layla@' }, { email: 'email' }],
    [{ birthday: '2030-01-01' }, { birthday: 'birthday' }],
    [{ birthday: '1990-03-' }, { birthday: 'birthdayParts' }],
    [{ birthday: '90-03-05' }, { birthday: 'birthdayParts' }],
    [{ birthday: '2023-02-29' }, { birthday: 'birthdayParts' }],
    [{ birthday: '1990-13-01' }, { birthday: 'birthdayParts' }],
    [{ birthday: '1899-12-31' }, { birthday: 'birthday' }],
    [{ reason: '<b>' }, { reason: 'text' }],
    [{ reason: 'r'.repeat(501) }, { reason: 'tooLong' }],
  ])('name the field that is wrong: %o', (changes, faults) => {
    expect(faultsOf(changes)).toEqual({ faults })
  })

  it('take a birthday from the first day that the platform takes', () => {
    expect(faultsOf({ birthday: '1900-1-1' })).toHaveProperty('values.birthday', '1900-01-01')
  })

  it('take a birthday as it is typed, and a patient who has one name [V02]', () => {
    expect(faultsOf({ birthday: '1990-3-5', lastName: ' ' })).toEqual({
      values: { first_name: 'Layla', last_name: '', phone: '501234567', country_code: '971', birthday: '1990-03-05' },
    })
  })

  it('need an address only where the doctor comes home', () => {
    expect(faultsOf({}, true)).toEqual({ faults: { address: 'required' } })
    expect(faultsOf({ address: '' }, false)).toHaveProperty('values')
  })
})
