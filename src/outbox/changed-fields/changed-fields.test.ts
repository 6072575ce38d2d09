import { describe, expect, it } from 'vitest'
import { composeChanges, diffOf, fieldsElsewhere, resolveChange, withChange } from './changed-fields.ts'

const names = ['first_name', 'birthday', 'dob_format', 'height']

describe('a change of some fields', () => {
  it('is what differs, a birthday with its calendar, and of what may wait alone', () => {
    const before = { first_name: 'Layla', birthday: '1990-05-02', dob_format: 'hijri', height: 168, identity: 'N1' }
    expect(diffOf(names, before, { ...before, identity: 'N2' })).toBeUndefined()
    expect(diffOf(names, before, { ...before, birthday: '1991-05-02', height: undefined })).toEqual({
      was: { birthday: '1990-05-02', dob_format: 'hijri', height: 168 },
      now: { birthday: '1991-05-02', dob_format: 'hijri', height: null },
    })
  })

  it('that follows others is one with them: the first was, the last now, and nothing where they undo one another', () => {
    const taller = { was: { height: 168 }, now: { height: 170 } }
    const named = { was: { first_name: 'Layla', height: 170 }, now: { first_name: 'Leila', height: 171 } }
    expect(composeChanges([taller, named])).toEqual({
      was: { first_name: 'Layla', height: 168 },
      now: { first_name: 'Leila', height: 171 },
    })
    expect(composeChanges([taller, { was: { height: 170 }, now: { height: 168 } }])).toBeUndefined()
    expect(composeChanges([])).toBeUndefined()
  })

  it('is shown over what is saved: what it empties is not there', () => {
    const saved = { first_name: 'Layla', height: 168, email: null }
    expect(withChange<object>(saved, { was: { height: 168 }, now: { height: null } })).toStrictEqual({
      ...{ first_name: 'Layla', email: null },
    })
    expect(withChange(saved, undefined)).toBe(saved)
  })
})

describe('a change that met another one', () => {
  const change = {
    was: { first_name: 'Layla', birthday: '1990-05-02', dob_format: 'gregorian', height: 168 },
    now: { first_name: 'Leila', birthday: '1990-05-03', dob_format: 'gregorian', height: 170 },
  }
  const saved = { first_name: 'Layla', birthday: '1990-05-04', dob_format: 'gregorian', height: 170, weight: 61 }

  it('differs where a field is neither what it was nor what it shall be', () => {
    expect(fieldsElsewhere(change, saved)).toEqual(['birthday'])
  })

  it('is sent whole over what is saved now, or without what was changed elsewhere and belongs to it', () => {
    expect(resolveChange(change, saved, 'mine')).toEqual({
      was: { first_name: 'Layla', birthday: '1990-05-04', dob_format: 'gregorian' },
      now: { first_name: 'Leila', birthday: '1990-05-03', dob_format: 'gregorian' },
    })
    expect(resolveChange(change, saved, 'theirs')).toEqual({
      was: { first_name: 'Layla' },
      now: { first_name: 'Leila' },
    })
    expect(resolveChange(change, { ...saved, first_name: 'Leila' }, 'theirs')).toBeUndefined()
  })
})
