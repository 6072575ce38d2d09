import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

beforeAll(fillTestDom)
// Loaded when something is kept: that takes long where much else runs.
beforeAll(async () => void (await import('#src/outbox/page-outbox.ts')), 60_000)
const store = outboxStore('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  await tenantStorage('own-pages').clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const [first, second] = ['0a0a0a0a-0000-4000-8000-0000000000f1', '0a0a0a0a-0000-4000-8000-0000000000f2'] as const
const fileOf = (id: string, name: string) => ({ id, name, media_type: 'application/pdf', bytes: 9 })
const document_ = {
  ...{ id: '0a0a0a0a-0000-4000-8000-000000000001', document_type: 'medical', document_title: 'Left arm' },
  ...{ tag_id: 'lab-result', notes: 'Fasting', created_at: '2026-11-20T08:00:00Z' },
  files: [fileOf(first, 'arm.pdf'), fileOf(second, 'letter.pdf')],
}
async function show(answers: Answers = {}) {
  const shown = await showOwnPage(<DocumentsPage />, {
    at: 'documents',
    answers: {
      'GET /account': { data: account },
      'GET /patients': { data: { patients: [] } },
      'GET /master/document-tags': { data: [{ id: 'lab-result', name: 'Lab result' }] },
      'GET /patient/documents/gets': { data: { documents: [document_], used_bytes: 0 } },
      [`PUT /patient/documents/${document_.id}`]: 'offline',
      'POST /patient/documents/files': 'offline',
      ...answers,
    },
  })
  await open(/Left arm/)
  return shown
}
async function open(name: RegExp) {
  const row = await screen.findByRole('button', { name }, ofLoading)
  await act(async () => row.click())
}
const press = async (name: string, where: HTMLElement = document.body) => {
  const [button] = await within(where).findAllByRole('button', { name }, ofLoading)
  await act(async () => button!.click())
}
const goOffline = () => act(() => onlineManager.setOnline(false))
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, undefined, ofLoading), { target: { value } })

it('a document that is changed without a network is shown as it will be, corrected and discarded [C43]', async () => {
  await show()
  await press('Change')
  await screen.findByRole('option', { name: 'Lab result' }, ofLoading)
  goOffline()
  await fill('Title', 'Right arm')
  fireEvent.change(document.querySelector('[name="notes"]')!, { target: { value: '' } })
  await press('Remove letter.pdf')
  await press('Save')
  await screen.findByText(/^Kept on this device/, undefined, ofLoading)
  const change = { document_type: 'medical', document_title: 'Right arm', tag_id: 'lab-result' }
  expect(await store.list()).toMatchObject([
    { kind: 'changed_document', state: 'queued', attempts: 0, words: change, files: [first], known: [first, second] },
  ])
  expect((await store.list())[0]).not.toHaveProperty('words.notes')
  await open(/Right arm.*Not sent yet/)
  expect(screen.queryByText('Fasting')).toBeNull()

  await press('Change')
  await fill('Title', 'Right hand')
  await press('Save')
  await screen.findByRole('button', { name: /Right hand.*Not sent yet/ }, ofLoading)
  // One change, by which the file that was taken out before is still one that was known.
  expect(await store.list()).toMatchObject([
    { words: { document_title: 'Right hand' }, files: [first], known: [first, second] },
  ])

  await open(/Right hand/)
  await press('Discard')
  const question = await screen.findByRole('dialog', { name: 'Discard what you changed?' }, ofLoading)
  await press('Discard', question)
  await screen.findByRole('button', { name: /Left arm(?!.*Not sent yet)/ }, ofLoading)
  expect(await store.list()).toEqual([])
})

it('new files of a document wait with its change, are shown, corrected and discarded with it [C43]', async () => {
  await show()
  await press('Change')
  await screen.findByRole('option', { name: 'Lab result' }, ofLoading)
  goOffline()
  const choose = (name: string, bytes: number) => {
    const file = new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
    // As a browser has it; the test DOM's own cannot be read.
    const files = [Object.assign(file, { arrayBuffer: async () => new ArrayBuffer(bytes) })]
    fireEvent.change(document.querySelector('input[type="file"][multiple]')!, { target: { files } })
    return screen.findByText(name, undefined, ofLoading)
  }
  await choose('x-ray.pdf', 2048)
  await choose('report.pdf', 3072)
  await screen.findAllByText(/no connection\. Save, and it is sent later/, undefined, ofLoading)
  await press('Remove arm.pdf')
  await press('Save')
  await screen.findByText(/^Kept on this device/, undefined, ofLoading)
  const [kept] = (await store.list()) as { added?: { name: string; bytesId: string }[] }[]
  expect(kept).toMatchObject({
    ...{ kind: 'changed_document', attempts: 0, files: [second], known: [first, second] },
    added: [
      { name: 'x-ray.pdf', bytes: 2048 },
      { name: 'report.pdf', bytes: 3072 },
    ],
  })
  const bytesOnDevice = (list = kept) =>
    Promise.all(list!.added!.map(async ({ bytesId }) => (await outboxFiles('own-pages').read(bytesId))?.byteLength))
  expect(await bytesOnDevice()).toEqual([2048, 3072])

  await open(/Left arm.*3 files/)
  const sheet = await screen.findByRole('dialog', { name: 'Left arm' }, ofLoading)
  for (const name of ['x-ray.pdf', 'report.pdf']) expect(within(sheet).getByText(name)).toBeDefined()
  await press('Change')
  await press('Remove x-ray.pdf')
  await press('Save')
  await open(/Left arm.*2 files/)
  expect((await store.list()).map((one) => one as typeof kept)).toMatchObject([{ added: [{ name: 'report.pdf' }] }])
  await waitFor(async () => expect(await bytesOnDevice()).toEqual([undefined, 3072]), ofLoading)

  await press('Discard')
  await press('Discard', await screen.findByRole('dialog', { name: 'Discard what you changed?' }, ofLoading))
  await waitFor(async () => expect(await store.list()).toEqual([]), ofLoading)
  await waitFor(async () => expect(await bytesOnDevice()).toEqual([undefined, undefined]), ofLoading)
})

it('a change whose new files are being sent is changed once it is answered, and says so', async () => {
  const words = { document_type: 'medical', document_title: 'Left arm of spring', tag_id: 'lab-result' }
  const added = { name: 'x-ray.pdf', mediaType: 'application/pdf', bytes: 9, bytesId: 'b', key: 'k' }
  await store.put(
    {
      ...{ id: 'document-details.1', idempotencyKey: 'document-details.1', tenant: 'own-pages' },
      ...{ kind: 'changed_document', createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'sending' },
      ...{ documentId: document_.id, words, files: [first], known: [first], added: [added] },
    } as never,
    (found) => found,
  )
  await show()
  const sheet = await screen.findByRole('dialog', { name: 'Left arm of spring' }, ofLoading)
  expect(within(sheet).getByText(/may be on its way already/)).toBeDefined()
  expect(within(sheet).queryByRole('button', { name: 'Change' })).toBeNull()
  expect(within(sheet).getByRole('button', { name: 'Delete' })).toBeDefined()
})

it('one that met another change says so, and goes with the document where that is deleted', async () => {
  await store.put(
    {
      ...{ id: 'document-details.1', idempotencyKey: 'document-details.1', tenant: 'own-pages' },
      ...{ kind: 'changed_document', createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'refused' },
      ...{ refusal: { code: 'changed_elsewhere' }, documentId: document_.id, files: [first], known: [first] },
      words: { document_type: 'medical', document_title: 'Left arm of spring', tag_id: 'lab-result' },
    } as never,
    (found) => found,
  )
  await show({ [`DELETE /patient/documents/${document_.id}`]: { data: { removed: true } } })
  const sheet = await screen.findByRole('dialog', { name: 'Left arm of spring' }, ofLoading)
  expect(within(sheet).getByText('Not accepted')).toBeDefined()
  expect(within(sheet).getByText(/Correct it here and save again, or discard it\.$/)).toBeDefined()
  await press('Delete', sheet)
  await press('Delete', await screen.findByRole('dialog', { name: 'Delete this document?' }, ofLoading))
  await waitFor(async () => expect(await store.list()).toEqual([]), ofLoading)
})
