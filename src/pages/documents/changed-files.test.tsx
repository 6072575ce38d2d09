import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

beforeAll(fillTestDom)
afterEach(async () => {
  cleanup()
  await tenantStorage('own-pages').clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const file = (last: string, name: string) => ({
  ...{ id: `0a0a0a0a-0000-4000-8000-0000000000${last}`, name, media_type: 'application/pdf', bytes: 9 },
})
const [front, back] = [file('f1', 'front.pdf'), file('f2', 'back.pdf')]
const id = '0a0a0a0a-0000-4000-8000-000000000001'
const stored = {
  ...{ id, document_type: 'medical', document_title: 'Left arm', tag_id: 'imaging', notes: 'Old.' },
  created_at: '2026-11-20T08:00:00Z',
}

/** Values of a field of a form of several parts. */
const fieldsOf = (form: unknown, name: string): string[] =>
  [...textOf(form).matchAll(new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`, 'g'))].map(([, value]) => value!)
const textOf = (form: unknown): string =>
  typeof form === 'string' ? form : new TextDecoder().decode(form as Uint8Array)

it('a document that has other files by now says so, shows them, loses nothing typed and is saved whole [C43]', async () => {
  let files = [front]
  const sent: string[][] = []
  const platform: Answers = {
    'GET /account': { data: account },
    'GET /patients': { data: { patients: [] } },
    'GET /master/document-tags': { data: [{ id: 'imaging', name: 'Scan or X-ray' }] },
    'GET /patient/documents/gets': () => ({ data: { documents: [{ ...stored, files }], used_bytes: 9 } }),
    [`PUT /patient/documents/${id}`]: ({ body }) => {
      sent.push(['document_title', 'document_file_ids', 'known_file_ids'].map((name) => fieldsOf(body, name).join()))
      return fieldsOf(body, 'known_file_ids').length === files.length
        ? { data: { ...stored, files } }
        : { refused: 'changed_elsewhere', status: 409, details: { fields: ['files'] } }
    },
  }
  await showOwnPage(<DocumentsPage />, { at: 'documents', answers: platform })
  fireEvent.click(await screen.findByRole('button', { name: /Left arm/ }, ofLoading))
  fireEvent.click(await screen.findByRole('button', { name: /^Change/ }, ofLoading))
  const title = await screen.findByLabelText('Title', undefined, ofLoading)
  await screen.findByRole('option', { name: 'Scan or X-ray' }, ofLoading)
  fireEvent.change(title, { target: { value: 'Right arm' } })
  // Meanwhile another device adds a page.
  files = [front, back]
  const dialog = title.closest('dialog')!
  const save = () => act(async () => within(dialog).getByRole('button', { name: 'Save' }).click())
  await save()
  await within(dialog).findByText(/files of this document were changed on another device/, undefined, ofLoading)
  await within(dialog).findByText('back.pdf')
  expect((title as HTMLInputElement).value).toBe('Right arm')
  await save()
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull(), ofLoading)
  expect(sent).toEqual([
    ['Right arm', front.id, front.id],
    ['Right arm', `${front.id},${back.id}`, `${front.id},${back.id}`],
  ])
})
