import { describe, expect, it } from 'vitest'
import type { Relative } from '#contract/relative'
import { parsePhone } from '#src/features/phone/parse-phone.ts'
import { ageOf } from './age.ts'
import { checkRelative, toTypedRelative, type TypedRelative } from './relative-form.ts'

const types = [
  { id: 'emirates-id', name: 'Emirates ID', pattern: '^784(19|20)[0-9]{2}[0-9]{8}$' },
  { id: 'passport', name: 'Passport', pattern: '^[A-Z0-9]{6,9}$' },
]
const checks = { today: '2026-11-23', types, parsePhone: (text: string) => parsePhone(text, 'AE') }
const relative: Relative = {
  id: 'r-1',
  relationship_id: 'child',
  first_name: 'Salma',
  last_name: 'Farouk',
  gender: 'female',
  birthday: '2020-05-02',
  dob_format: 'hijri',
  phone: '+971559876543',
  email: 'salma@example.org',
  identity_type_id: 'emirates-id',
  identity: '784202012345671',
}
const typed: TypedRelative = {
  relationship_id: 'child',
  first_name: 'Salma',
  last_name: 'Farouk',
  gender: 'female',
  birthday: '1441-09-09',
  dob_format: 'hijri',
  phone: '+971559876543',
  email: 'salma@example.org',
  identity_type_id: 'emirates-id',
  identity: '784-2020-1234567-1',
}

describe('a relative', () => {
  it('is shown as it is told: the birthday in its calendar, the identity as 3-4-7-1 [N02]', () => {
    expect(toTypedRelative(relative)).toEqual(typed)
    expect(new Set(Object.entries(toTypedRelative()).map(([, value]) => value))).toEqual(new Set(['', 'gregorian']))
  })

  it('is sent in the platform’s words [N02]', () => {
    const { id: _, ...sent } = relative
    expect(checkRelative(typed, checks)).toEqual({ values: sent })
    const other = { ...typed, first_name: ' Salma ', phone: '055 987 6543', identity: '٧٨٤ ٢٠٢٠ ١٢٣٤٥٦٧ ١' }
    expect(checkRelative(other, checks)).toEqual({ values: sent })
    expect(checkRelative({ ...typed, birthday: '2020-5-2', dob_format: 'gregorian' }, checks)).toEqual({
      values: { ...sent, dob_format: 'gregorian' },
    })
  })

  it('is sent without what is empty, but for the family name, which empties it [V01]', () => {
    const least: TypedRelative = { ...toTypedRelative(), relationship_id: 'in_care', first_name: 'Noor' }
    expect(checkRelative(least, checks)).toEqual({
      values: { relationship_id: 'in_care', first_name: 'Noor', last_name: '' },
    })
    // A number without a document belongs to nothing.
    expect(checkRelative({ ...least, identity: '12', dob_format: 'hijri' }, checks)).toEqual({
      values: { relationship_id: 'in_care', first_name: 'Noor', last_name: '' },
    })
  })

  it.each<[Partial<TypedRelative>, object]>([
    [{ relationship_id: '' }, { relationship_id: 'relationship' }],
    [{ first_name: ' ' }, { first_name: 'required' }],
    [{ last_name: '<i>' }, { last_name: 'name' }],
    [{ birthday: '1441-13-9' }, { birthday: 'birthdayParts' }],
    [{ birthday: '1448-12-1' }, { birthday: 'birthday' }],
    [{ birthday: '1441-9-9', dob_format: 'gregorian' }, { birthday: 'birthday' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ email: 'salma@' }, { email: 'email' }],
    [{ identity: '784-2020-1234567' }, { identity: 'identity' }],
    [{ identity: ' ' }, { identity: 'identityMissing' }],
    [{ identity_type_id: 'passport', identity: 'n12' }, { identity: 'identity' }],
  ])('is refused with %j', (changes, faults) => {
    expect(checkRelative({ ...typed, ...changes }, checks)).toEqual({ faults })
  })

  it.each([
    ['2020-05-02', { unit: 'years', count: 6 }],
    ['2024-11-24', { unit: 'months', count: 23 }],
    ['2024-11-23', { unit: 'years', count: 2 }],
    ['2026-11-01', { unit: 'months', count: 0 }],
  ])('born on %s is so old', (birthday, age) => {
    expect(ageOf(birthday, checks.today)).toEqual(age)
  })
})
