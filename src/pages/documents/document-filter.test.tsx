import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PatientDocument } from '#contract/documents'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { useDocumentFilter } from './document-filter.tsx'

afterEach(cleanup)

const documentOf = (document_title: string, tag_id: string, patient_relative_id?: string): PatientDocument => ({
  id: document_title,
  document_type: 'medical',
  document_title,
  tag_id,
  ...(patient_relative_id && { patient_relative_id }),
  files: [],
  created_at: '2026-11-20T08:00:00Z',
})
const documents = [
  documentOf('my blood', 'lab-result'),
  documentOf('my leg', 'imaging'),
  documentOf('Sami’s blood', 'lab-result', 'sami'),
  documentOf('Sami’s card', 'insurance-card', 'sami'),
]
const tags = [
  { id: 'lab-result', name: 'Lab result' },
  { id: 'imaging', name: 'Imaging' },
  { id: 'insurance-card', name: 'Insurance card' },
]
const people = [
  { value: 'sami', label: 'Sami' },
  { value: 'noor', label: 'Noor, who has none' },
]

function Shown({ of }: { of: readonly PatientDocument[] }) {
  const { left, chips } = useDocumentFilter({ documents: of, tags, people })
  return (
    <>
      {chips}
      <output>{left.map(({ document_title }) => document_title).join()}</output>
    </>
  )
}

async function open(of = documents) {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('documents')
  render(
    <IntlContext value={intl}>
      <Shown of={of} />
    </IntlContext>,
  )
}
const shown = () => screen.getByRole('status').textContent
const chip = (name: RegExp) => screen.getByRole('button', { name })
const chipsOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('leaves the documents of one person, and of these one kind', async () => {
  await open()
  expect(chipsOf('Whose documents')).toEqual(['All4', 'Me2', 'Sami2'])
  expect(chipsOf('Kind of document')).toEqual(['All4', 'Lab result2', 'Imaging1', 'Insurance card1'])
  fireEvent.click(chip(/^Sami/))
  expect(shown()).toBe('Sami’s blood,Sami’s card')
  expect(chipsOf('Kind of document')).toEqual(['All2', 'Lab result1', 'Insurance card1'])
  fireEvent.click(chip(/^Insurance/))
  expect(shown()).toBe('Sami’s card')
  // The other person has none of the chosen kind, so all of theirs are shown.
  fireEvent.click(chip(/^Me/))
  expect(shown()).toBe('my blood,my leg')
})

it('offers nothing to choose where there are few, or all are of one', async () => {
  await open(documents.slice(1))
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await open(['a', 'b', 'c', 'd'].map((title) => documentOf(title, 'imaging')))
  expect(screen.queryByRole('button')).toBeNull()
})
