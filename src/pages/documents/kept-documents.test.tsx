import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { KeptDocument } from '#src/queries/own-document-additions.ts'
import { outboxFileBytes } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

beforeAll(fillTestDom)
const store = outboxStore('own-pages')
const storage = tenantStorage('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  await storage.clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const platform = {
  'GET /account': { data: account },
  'GET /patients': { data: { patients: [] } },
  'GET /master/document-tags': { data: [{ id: 'lab-result', name: 'Lab result' }] },
  'GET /patient/documents/gets': { data: { documents: [], used_bytes: 0 } },
  'POST /patient/documents/files': 'offline',
} satisfies Answers
async function show(answers: Answers = {}, configuration = {}) {
  const shown = await showOwnPage(<DocumentsPage />, {
    ...{ at: 'documents' as const, answers: { ...platform, ...answers }, configuration },
  })
  await screen.findAllByRole('button', { name: /Add|Text me/ }, ofLoading)
  return shown
}
const goOffline = () => act(() => onlineManager.setOnline(false))
/** As a browser has it; the test DOM's own cannot be read. */
const fileOf = (name: string, text: string): File =>
  Object.assign(new File([text], name, { type: 'application/pdf' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  })
async function choose(...chosen: File[]) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (!found) throw new Error('There is no form yet.')
    return found
  }, ofLoading)
  fireEvent.change(input, { target: { files: chosen } })
}
async function fill(title: string) {
  fireEvent.change(await screen.findByLabelText('Title', undefined, ofLoading), { target: { value: title } })
  await screen.findByRole('option', { name: 'Lab result' }, ofLoading)
  fireEvent.change(screen.getByLabelText('What is it?'), { target: { value: 'lab-result' } })
}
const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name }, ofLoading)
  await act(async () => button!.click())
}
const kept = async () => (await store.list()) as KeptDocument[]
const bytesOnDevice = async () =>
  (await storage.entries<ArrayBuffer>(storageKey('own-pages', 'outbox-file'))).map(([, bytes]) =>
    new TextDecoder().decode(bytes),
  )

it('a document without a network waits on the device with its bytes, is listed, corrected and discarded', async () => {
  await show()
  goOffline()
  await press('Add a document')
  await choose(fileOf('blood.pdf', 'of blood'), fileOf('scan.pdf', 'of a scan'))
  await screen.findAllByText(/no connection\. Save, and it is sent later/, undefined, ofLoading)
  await fill('Blood count')
  await press('Save')
  await screen.findByText(/^Kept on this device/, undefined, ofLoading)
  const section = (await screen.findByRole('heading', { name: 'Not sent yet' }, ofLoading)).closest('section')!
  expect(section.textContent).toMatch(/Blood count.*2 files · 0\.1 MB/)
  expect(await kept()).toMatchObject([
    {
      ...{ kind: 'added_document', state: 'queued', attempts: 0 },
      words: { document_title: 'Blood count', tag_id: 'lab-result', document_type: 'medical' },
      files: [{ name: 'blood.pdf' }, { name: 'scan.pdf' }],
    },
  ])
  expect((await bytesOnDevice()).sort()).toEqual(['of a scan', 'of blood'])

  await press('Change Blood count')
  await press('Remove scan.pdf')
  await fill('Blood of spring')
  await press('Save')
  await screen.findByRole('button', { name: 'Change Blood of spring' }, ofLoading)
  expect((await kept()).map(({ words, files: own }) => [words.document_title, own.map(({ name }) => name)])).toEqual([
    ['Blood of spring', ['blood.pdf']],
  ])
  expect(await bytesOnDevice()).toEqual(['of blood'])

  await press('Discard Blood of spring')
  const dialog = await screen.findByRole('dialog', undefined, ofLoading)
  await act(async () => within(dialog).getByRole('button', { name: 'Discard' }).click())
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Not sent yet' })).toBeNull(), ofLoading)
  expect([await kept(), await bytesOnDevice()]).toEqual([[], []])
})

it('what was begun with a network and lost on the way waits with what of it has come', async () => {
  const { asked } = await show({
    'POST /patient/documents/files': { data: { id: '0a0a0a0a-0000-4000-8000-0000000000f1', received: 0 } },
    'PUT /patient/documents/files/0a0a0a0a-0000-4000-8000-0000000000f1': 'offline',
  })
  await press('Add a document')
  await choose(fileOf('blood.pdf', 'of blood'))
  await waitFor(() => expect(asked.filter((call) => call.startsWith('PUT'))).not.toEqual([]), ofLoading)
  goOffline()
  await fill('Blood count')
  await press('Save')
  await waitFor(async () => expect(await kept()).toHaveLength(1), ofLoading)
  expect((await kept())[0]?.files[0]?.sent).toEqual({ id: '0a0a0a0a-0000-4000-8000-0000000000f1', received: 0 })
})

it('where there is no room the press says so, and what was chosen stays', async () => {
  await store.put(
    {
      ...{ id: 'document.1', idempotencyKey: 'document.1', tenant: 'own-pages', kind: 'added_document' },
      ...{ createdAt: '2026-11-23T10:00:00.000Z', attempts: 0, state: 'queued' },
      words: { document_type: 'medical', document_title: 'Of before', tag_id: 'lab-result' },
      files: [{ name: 'a.pdf', mediaType: 'application/pdf', bytes: outboxFileBytes, bytesId: 'b-1', key: 'k-1' }],
    } as never,
    (found) => found,
  )
  // Their size is all that is looked at.
  await storage.set(storageKey('own-pages', 'outbox-file', 'b-1'), { byteLength: outboxFileBytes })
  await show()
  goOffline()
  await press('Add a document')
  await choose(fileOf('blood.pdf', 'of blood'))
  await fill('Blood count')
  await press('Save')
  await screen.findByText(/^There is no room for these files.*30 MB/, undefined, ofLoading)
  expect([(await kept()).length, screen.getByLabelText<HTMLInputElement>('Title').value]).toEqual([1, 'Blood count'])
})

it('what may have arrived can be neither changed nor discarded, and what was refused says why', async () => {
  const entry = (id: string, more: object) => ({
    ...{ id, idempotencyKey: id, tenant: 'own-pages', kind: 'added_document' },
    ...{ createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'queued' },
    words: { document_type: 'medical', document_title: id, tag_id: 'lab-result' },
    files: [{ name: 'a.pdf', mediaType: 'application/pdf', bytes: 9, bytesId: id, key: id }],
    ...more,
  })
  goOffline()
  for (const one of [entry('sent', {}), entry('refused', { state: 'refused', refusal: { code: 'documents_full' } })])
    await store.put(one as never, (found) => found)
  await showOwnPage(<DocumentsPage />, {
    at: 'documents',
    answers: { ...platform, 'GET /patient/documents/gets': 'offline' },
  })
  await screen.findByText(/^It may be on its way already/, undefined, ofLoading)
  await screen.findByText(/Change it and save again, or discard it\.$/, undefined, ofLoading)
  expect(screen.queryByRole('button', { name: 'Change sent' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Discard refused' })).toBeTruthy()
})

it('a deletion without a network waits, is said at the document, and is taken back', async () => {
  const document = {
    ...{ id: '0a0a0a0a-0000-4000-8000-000000000001', document_type: 'medical', document_title: 'Left arm' },
    ...{ tag_id: 'imaging', files: [], created_at: '2026-11-20T08:00:00Z' },
  }
  await show({ 'GET /patient/documents/gets': { data: { documents: [document], used_bytes: 0 } } })
  goOffline()
  const row = await screen.findByRole('button', { name: /Left arm/ }, ofLoading)
  await act(async () => row.click())
  await press('Delete')
  const question = await screen.findByRole('dialog', { name: 'Delete this document?' }, ofLoading)
  await act(async () => within(question).getByRole('button', { name: 'Delete' }).click())
  await screen.findByText(/^Kept on this device/, undefined, ofLoading)
  expect(await store.list()).toMatchObject([{ kind: 'removed_document', documentId: document.id, attempts: 0 }])
  const marked = await screen.findByRole('button', { name: /Left arm.*Not deleted yet/ }, ofLoading)
  await act(async () => marked.click())
  const sheet = await screen.findByRole('dialog', { name: 'Left arm' }, ofLoading)
  expect(within(sheet).queryByRole('button', { name: 'Change' })).toBeNull()
  await act(async () => within(sheet).getByRole('button', { name: 'Keep it' }).click())
  await waitFor(() => expect(screen.queryByText('Not deleted yet')).toBeNull(), ofLoading)
  expect(await store.list()).toEqual([])
})
