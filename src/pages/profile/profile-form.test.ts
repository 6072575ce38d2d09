import { describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { parsePhone } from '#src/features/phone/parse-phone.ts'
import { checkProfile, toTyped, type TypedProfile } from './profile-form.ts'

const types = [{ id: 'emirates-id', name: 'Emirates ID', pattern: '^784(19|20)[0-9]{2}[0-9]{8}$' }]
const checks = { today: '2026-11-23', types, parsePhone: (text: string) => parsePhone(text, 'AE') }
const account = {
  UserableID: 'u-1',
  PatientID: 'p-1',
  first_name: 'Maha',
  last_name: 'Nasser',
  gender: 'female',
  birthday: '1990-03-05',
  dob_format: 'hijri',
  identity_type_id: 'emirates-id',
  identity: '784199012345671',
  height: 168,
  phone: '501234567',
  country_code: '971',
  email_verified: false,
  phone_verified: true,
  has_password: false,
  percentage: 60,
  missing: [],
  consents: [] as Account['consents'],
  suspended_to_book: false,
} as const
const typed: TypedProfile = {
  first_name: ' Maha',
  last_name: 'Nasser ',
  birthday: '1990-3-5',
  dob_format: 'gregorian',
  identity_type_id: 'emirates-id',
  identity: '784 1990 1234567 1',
  gender: 'female',
  marital_status: 'married',
  blood_type: 'AB-',
  height: '١٦٨',
  weight: '61',
  emergency_contact_name: 'Omar',
  emergency_contact_lastname: 'Haddad',
  emergency_contact_phone: '055 987 6543',
  emergency_relationship_id: 'sibling',
}

describe('a profile', () => {
  it('is shown as it is told, empty where it is not', () => {
    expect(toTyped({ ...account, missing: [] })).toEqual({
      first_name: 'Maha',
      last_name: 'Nasser',
      birthday: '1410-08-07',
      dob_format: 'hijri',
      identity_type_id: 'emirates-id',
      identity: '784-1990-1234567-1',
      gender: 'female',
      marital_status: '',
      blood_type: '',
      height: '168',
      weight: '',
      emergency_contact_name: '',
      emergency_contact_lastname: '',
      emergency_contact_phone: '',
      emergency_relationship_id: '',
    })
  })

  it('is sent in the platform’s words: whole dates, numbers, a phone with its country [N01]', () => {
    expect(checkProfile(typed, checks)).toEqual({
      values: {
        first_name: 'Maha',
        last_name: 'Nasser',
        birthday: '1990-03-05',
        dob_format: 'gregorian',
        identity_type_id: 'emirates-id',
        identity: '784199012345671',
        gender: 'female',
        marital_status: 'married',
        blood_type: 'AB-',
        height: 168,
        weight: 61,
        emergency_contact_name: 'Omar',
        emergency_contact_lastname: 'Haddad',
        emergency_contact_phone: '+971559876543',
        emergency_relationship_id: 'sibling',
      },
    })
  })

  it('is sent without what is empty, but for the family name, which empties it [V01]', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, ' '])) as TypedProfile
    expect(checkProfile({ ...empty, first_name: 'Maha' }, checks)).toEqual({
      values: { first_name: 'Maha', last_name: '' },
    })
  })

  it.each([
    [{ first_name: '' }, { first_name: 'required' }],
    [{ last_name: '<i>' }, { last_name: 'name' }],
    [{ birthday: '2026-11-24' }, { birthday: 'birthday' }],
    [{ birthday: '1990--5' }, { birthday: 'birthdayParts' }],
    [{ birthday: '1410-13-8', dob_format: 'hijri' as const }, { birthday: 'birthdayParts' }],
    [{ identity: '785' }, { identity: 'identity' }],
    [{ height: '29' }, { height: 'height' }],
    [{ height: '168.5' }, { height: 'height' }],
    [{ weight: '401' }, { weight: 'weight' }],
    [{ emergency_contact_name: 'o'.repeat(81) }, { emergency_contact_name: 'tooLong' }],
    [{ emergency_contact_phone: '12' }, { emergency_contact_phone: 'phone' }],
  ])('is refused with %j', (changes, faults) => {
    expect(checkProfile({ ...typed, ...changes }, checks)).toEqual({ faults })
  })
})
