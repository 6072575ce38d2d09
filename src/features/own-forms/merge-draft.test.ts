import { describe, expect, it } from 'vitest'
import { mergeDraft, toKept } from './merge-draft.ts'

const base = { first_name: 'Layla', gender: '', birthday: '1990-05-01', dob_format: 'gregorian', height: '168' }

describe('what was typed, over what is saved now', () => {
  it('is there as it was typed where nothing was saved since', () => {
    const typed = { ...base, height: '170' }
    expect(mergeDraft(base, { typed, base })).toEqual({ values: typed, isStale: false, conflicts: [] })
  })

  it('leaves what was changed elsewhere alone as it was changed', () => {
    const typed = { ...base, height: '170' }
    const saved = { ...base, first_name: 'Leila' }
    const values = { ...saved, height: '170' }
    expect(mergeDraft(saved, { typed, base })).toEqual({ values, isStale: true, conflicts: [] })
  })

  it('names what was changed both here and elsewhere, and keeps what was typed until it is decided', () => {
    const typed = { ...base, height: '170', gender: 'female' }
    const saved = { ...base, height: '171', gender: 'female' }
    expect(mergeDraft(saved, { typed, base })).toEqual({ values: typed, isStale: true, conflicts: ['height'] })
  })

  it('is stored without the identity that is saved, and still tells whether that was changed elsewhere', () => {
    const papers = { ...base, identity_type_id: 'passport', identity: 'N1234567' }
    const untouched = toKept({ typed: { ...papers, height: '170' }, base: papers })
    expect(JSON.stringify(untouched)).not.toContain('1234567')
    expect(mergeDraft(papers, untouched)).toEqual({
      values: { ...papers, height: '170' },
      isStale: false,
      conflicts: [],
    })
    const typed = toKept({ typed: { ...papers, identity: 'N7654321' }, base: papers })
    expect(JSON.stringify(typed)).not.toContain('1234567')
    expect(mergeDraft(papers, typed)).toMatchObject({ values: { identity: 'N7654321' }, isStale: false })
    const elsewhere = { ...papers, identity: 'N1111111' }
    expect(mergeDraft(elsewhere, typed)).toMatchObject({ isStale: true, conflicts: ['identity_type_id'] })
    // Of another kind, with the number that was saved.
    const kind = toKept({ typed: { ...papers, identity_type_id: 'id-ktp' }, base: papers })
    expect(mergeDraft(papers, kind).values).toMatchObject({ identity_type_id: 'id-ktp', identity: 'N1234567' })
  })

  it('takes a day and its calendar as one', () => {
    const typed = { ...base, birthday: '1410-10-06', dob_format: 'hijri' }
    const saved = { ...base, birthday: '1990-05-02' }
    expect(mergeDraft(saved, { typed, base })).toEqual({ values: typed, isStale: true, conflicts: ['birthday'] })
    expect(mergeDraft(typed, { typed: { ...base, height: '170' }, base }).values).toEqual({ ...typed, height: '170' })
  })
})
