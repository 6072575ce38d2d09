import { describe, expect, it } from 'vitest'
import type { ProfileForm } from '#contract/account'
import { consentKinds } from '#contract/consents'
import { completenessOf } from './completeness.ts'

const whole: ProfileForm = {
  first_name: 'Layla',
  last_name: 'Haddad',
  gender: 'female',
  birthday: '1990-04-05',
  identity: '784199012345671',
  marital_status: 'married',
  blood_type: 'O-',
  height: 168,
  weight: 61,
  emergency_contact_name: 'Omar',
  emergency_contact_lastname: 'Nasser',
  emergency_contact_phone: '+971501230009',
  emergency_relationship_id: 'sibling',
}
const optional = Object.keys(whole).filter((name) => !name.endsWith('name') && !name.endsWith('lastname'))
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)))

describe('an account', () => {
  it('is complete when everything is told and agreed to', () => {
    expect(completenessOf(whole, consentKinds)).toEqual({ percentage: 100, missing: [] })
  })

  it('is complete for people with single names', () => {
    const single = { ...without('emergency_contact_lastname'), last_name: '' }
    expect(completenessOf(single, consentKinds)).toEqual({ percentage: 100, missing: [] })
  })

  it.each([...optional, 'emergency_contact_name'])('lacks its %s alone', (name) => {
    expect(completenessOf(without(name), consentKinds)).toEqual({ percentage: 92, missing: [name] })
  })

  it.each(consentKinds)('lacks the agreement “%s” alone', (kind) => {
    const others = consentKinds.filter((one) => one !== kind)
    expect(completenessOf(whole, others)).toEqual({ percentage: 92, missing: [kind] })
  })

  it('lists what is missing in the order in which it is asked for, and counts an empty text as missing', () => {
    const { percentage, missing } = completenessOf(
      { first_name: 'Layla', last_name: 'Haddad', emergency_contact_name: '' },
      ['terms'],
    )
    expect(percentage).toBe(15)
    expect(missing).toEqual([
      'health_data',
      ...optional.slice(0, -2),
      'emergency_contact_name',
      'emergency_contact_phone',
      'emergency_relationship_id',
    ])
  })

  it('is at nought when nothing is told', () => {
    expect(completenessOf({}, []).percentage).toBe(0)
  })
})
