import { describe, expect, it } from 'vitest'
import { checkDocument, toTitle, toTyped, type TypedDocument } from './document-form.ts'

const typed: TypedDocument = {
  document_title: ' Blood test ',
  tag_id: 'lab-result',
  patient_relative_id: '3f0c9a52-0000-4000-8000-000000000001',
  notes: 'Fasting.\nSecond.',
}

describe('a document', () => {
  it('is sent with what is told, and what it is about follows from its tag [N03]', () => {
    expect(checkDocument(typed)).toEqual({
      values: {
        document_type: 'medical',
        document_title: 'Blood test',
        tag_id: 'lab-result',
        patient_relative_id: '3f0c9a52-0000-4000-8000-000000000001',
        notes: 'Fasting.\nSecond.',
      },
    })
    expect(checkDocument({ ...typed, tag_id: 'insurance-card' })).toMatchObject({
      values: { document_type: 'insurance' },
    })
  })

  it('is sent without what is empty [V01]', () => {
    expect(checkDocument({ ...typed, patient_relative_id: '', notes: ' ' })).toEqual({
      values: { document_type: 'medical', document_title: 'Blood test', tag_id: 'lab-result' },
    })
  })

  it.each([
    [{ document_title: ' ' }, { document_title: 'title' }],
    [{ document_title: 'a<b' }, { document_title: 'text' }],
    [{ document_title: 'a'.repeat(121) }, { document_title: 'long' }],
    [{ tag_id: '' }, { tag_id: 'tag' }],
    [{ notes: '<script>' }, { notes: 'text' }],
    [{ notes: 'n'.repeat(1001) }, { notes: 'long' }],
  ])('is refused with %j', (changes, faults) => {
    expect(checkDocument({ ...typed, ...changes })).toEqual({ faults })
  })

  it('is shown as it is stored, empty where nothing is told', () => {
    const stored = {
      id: 'd',
      document_type: 'other',
      document_title: 'Bill',
      tag_id: 'invoice',
      files: [],
      created_at: '',
    }
    expect(toTyped(stored as never)).toEqual({
      document_title: 'Bill',
      tag_id: 'invoice',
      patient_relative_id: '',
      notes: '',
    })
  })
})

it.each([
  ['MRI report page 1.pdf', 'MRI report page 1'],
  ['IMG_2041.HEIC', ''],
  ['image.jpg', ''],
  ['2026-11-23 10.22.png', ''],
  ['نتيجة.pdf', 'نتيجة'],
])('the name %s gives the title “%s”', (name, title) => {
  expect(toTitle(name)).toBe(title)
})
