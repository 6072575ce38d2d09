import { describe, expect, it } from 'vitest'
import type { Relative } from '#contract/relative'
import type { BookingAnswers } from '#machines/booking/booking.types'
import { answersFor, answersForChosen, choiceOf, isProvenPhone } from './answers-for.ts'

const self = { first_name: 'Layla', last_name: 'Haddad', email: 'layla@example.com', birthday: '1990-04-05' }
const salma: Relative = {
  id: 'r-1',
  relationship_id: 'child',
  first_name: 'Salma',
  last_name: 'Farouk',
  gender: 'female',
  birthday: '2020-05-02',
}
const known = { self, relatives: [salma] }
const answers: BookingAnswers = {
  who: 'me',
  relativeId: '',
  firstName: 'Layla',
  lastName: 'Haddad',
  phone: '501234567',
  phoneRegion: 'AE',
  email: 'layla@example.com',
  gender: '',
  birthday: '1990-04-05',
  reason: 'A rash',
  address: '',
}
const of = (choice: string, before = answers) => ({ ...before, ...answersFor(choice, before, known) })

describe('a visit for another person', () => {
  it('is filled in for a relative, but for the phone of who books, and for the patient again [N02]', () => {
    const hers = of('r-1')
    expect(hers).toEqual({
      ...answers,
      who: 'someone_else',
      relativeId: 'r-1',
      firstName: 'Salma',
      lastName: 'Farouk',
      email: '',
      gender: 'female',
      birthday: '2020-05-02',
    })
    expect(choiceOf(hers)).toBe('r-1')
    expect(of('me', hers)).toEqual(answers)
  })

  it('leaves for somebody else nothing of the one before, but all that was typed', () => {
    const other = { ...answers, who: 'someone_else', firstName: '', lastName: '', email: '', birthday: '' }
    expect(of('someone_else')).toEqual(other)
    expect(of('someone_else', { ...of('r-1'), firstName: 'Noor' })).toEqual({ ...other, firstName: 'Noor' })
    expect(choiceOf(of('someone_else'))).toBe('someone_else')
  })

  it('of somebody who is not signed in changes nothing but whom it is for', () => {
    expect(answersFor('someone_else', answers, { self: undefined, relatives: [] })).toEqual({
      who: 'someone_else',
      relativeId: '',
    })
  })
})

describe('whom a booking begins for', () => {
  const chosen = { relative: undefined, isForOther: false }
  const hers = { who: 'someone_else', relativeId: salma.id, firstName: 'Salma' }

  it('is the relative who was chosen before, in the place of whom a draft is for', () => {
    expect(answersForChosen({ ...chosen, relative: salma }, undefined)).toMatchObject(hers)
    expect(answersForChosen({ ...chosen, relative: salma, isForOther: true }, answers)).toMatchObject(hers)
    const draft = { ...answers, who: 'someone_else' as const, relativeId: salma.id }
    expect(answersForChosen({ ...chosen, relative: salma }, draft)).toBeUndefined()
  })

  it('is somebody else where the visit was, with nothing of who books filled in, and what a draft has stays', () => {
    expect(answersForChosen({ ...chosen, isForOther: true }, undefined)).toEqual({
      ...{ who: 'someone_else', relativeId: '', firstName: '', lastName: '', email: '', gender: '', birthday: '' },
    })
    expect(answersForChosen({ ...chosen, isForOther: true }, answers)).toBeUndefined()
    expect(answersForChosen(chosen, undefined)).toBeUndefined()
  })
})

it.each([
  ['501234567', true],
  ['050 123 4567', true],
  ['+971 50 123 4567', true],
  ['٠٥٠١٢٣٤٥٦٧', true],
  ['501234568', false],
  ['', false],
])('the phone %j is proven: %s', (typed, expected) => {
  const proof = { phone: '501234567', country_code: '971', guestToken: '', expiresAt: '9999-12-31T00:00:00.000Z' }
  expect(isProvenPhone(typed, proof)).toBe(expected)
  expect(isProvenPhone(typed, undefined)).toBe(false)
})
