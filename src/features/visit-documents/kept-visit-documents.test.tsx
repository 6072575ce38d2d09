import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { OneAppointment } from '#src/features/appointment/appointment-page.tsx'
import type { KeptVisitDocument } from '#src/queries/appointment-documents.ts'
import { outboxFileBytes } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { type Answers, fillTestDom, showOwnPage } from '#tests/support/own-page'

beforeAll(fillTestDom)
// Loaded when something is kept: that takes long where much else runs.
beforeAll(async () => void (await import('#src/outbox/page-outbox.ts')), 60_000)
const store = outboxStore('own-pages')
const storage = tenantStorage('own-pages')
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  await storage.clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const id = 'b7c2d1de-0000-4000-8000-000000000001'
const start = '2999-11-24T05:00:00.000Z'
const visit = { ...appointmentWith(id), start, end: '2999-11-24T05:30:00.000Z' }
const fileId = 'f17e0000-0000-4000-8000-000000000002'
const [files, documents] = [`/patient/appointments/${id}/files`, `/patient/appointments/${id}/documents`]
const text = '%PDF-1.7 of an insurer'
const stored = { id: fileId, name: 'letter.pdf', media_type: 'application/pdf', bytes: text.length }

/** A visit whose platform takes files while there is a network. */
async function show(answers: Answers = {}) {
  const shown = await showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    at: 'appointment-detail',
    configuration: { name: { en: 'Liqa' } },
    answers: {
      [`GET /patientapp/appointments/${id}`]: { data: visit },
      [`GET ${documents}`]: { data: [] },
      [`POST ${files}`]: () => (onlineManager.isOnline() ? { data: { id: fileId, received: 0 } } : 'offline'),
      [`PUT ${files}/${fileId}`]: { data: { id: fileId, received: text.length, file: stored } },
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: 'Insurance card and documents' }, ofLoading)
  return shown
}
const goOffline = () => act(() => onlineManager.setOnline(false))
async function choose(kind: string, file: File) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${kind}"]`)
    if (!found) throw new Error('Nothing can be chosen yet.')
    return found
  }, ofLoading)
  fireEvent.change(input, { target: { files: [file] } })
}
/** As a browser has it; the test DOM's own cannot be read. */
const fileOf = (name: string, content: string) => {
  const bytes = new TextEncoder().encode(content)
  return Object.assign(new File([content], name, { type: 'application/pdf' }), {
    arrayBuffer: async () => bytes.buffer,
    slice: (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to).buffer }),
  })
}
const kept = async () => (await store.list()) as KeptVisitDocument[]
const bytesOnDevice = () => storage.entries<ArrayBuffer>(storageKey('own-pages', 'outbox-file'))

it('a document of a visit waits on the device without a network, is listed, and is discarded with its file [C44]', async () => {
  await show()
  goOffline()
  await choose('Letter of the insurer', fileOf('letter.pdf', text))
  await screen.findByText('Kept on this device until it can be sent: Letter of the insurer', undefined, ofLoading)
  const badge = await screen.findByText('Not sent yet', undefined, ofLoading)
  expect(badge.closest('li')!.textContent).toMatch(/Letter of the insurer.*letter\.pdf · 0\.1 MB/)
  expect(screen.queryByRole('button', { name: 'Letter of the insurer' })).toBeNull()
  expect(await kept()).toMatchObject([
    {
      ...{ kind: 'visit_document', state: 'queued', attempts: 0, visit: { appointmentId: id, start } },
      ...{ document: { kind: 'insurance_letter' }, files: [{ name: 'letter.pdf', bytes: text.length }] },
    },
  ])
  expect(await bytesOnDevice()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Discard: Letter of the insurer' }))
  await screen.findByRole('button', { name: 'Letter of the insurer' }, ofLoading)
  await waitFor(async () => expect([await kept(), await bytesOnDevice()]).toEqual([[], []]))
})

it('what is no file that is taken, or has no room, is refused at once, and nothing of it stays on the device', async () => {
  await show()
  goOffline()
  await choose('Another document', fileOf('program.pdf', 'MZ and so on'))
  await screen.findByText(/^This is not a PDF or a picture/, undefined, ofLoading)
  expect(await kept()).toEqual([])
  await storage.set(storageKey('own-pages', 'outbox-file', 'other'), new ArrayBuffer(outboxFileBytes))
  await store.put(
    {
      ...{ id: 'document.1', idempotencyKey: 'document.1', tenant: 'own-pages', kind: 'added_document', attempts: 0 },
      ...{ createdAt: '2999-11-23T10:00:00.000Z', state: 'queued', files: [{ bytesId: 'other' }] },
    } as never,
    (found) => found,
  )
  await choose('Letter of the insurer', fileOf('letter.pdf', text))
  await screen.findByText(/^There is no room for these files to wait/, undefined, ofLoading)
  expect((await kept()).map(({ kind }) => kind)).toEqual(['added_document'])
  expect((await bytesOnDevice()).map(([key]) => key)).toEqual([expect.stringMatching(/other$/)])
})

it('one that was refused says why and what to do, also where nothing can be added any more', async () => {
  await store.put(
    {
      ...{ id: 'visit-document.1', idempotencyKey: 'visit-document.1', tenant: 'own-pages', kind: 'visit_document' },
      ...{ attempts: 1, createdAt: '2999-11-23T10:00:00.000Z', state: 'refused' },
      ...{ refusal: { code: 'file_refused', details: { reason: 'locked' } }, document: { kind: 'insurance_letter' } },
      visit: { appointmentId: id, practitionerName: 'Dr', start, timeZone: 'Asia/Dubai' },
      files: [{ name: 'letter.pdf', mediaType: 'application/pdf', bytes: text.length, key: 'k', bytesId: 'b' }],
    } as never,
    (found) => found,
  )
  await show({ [`GET /patientapp/appointments/${id}`]: { data: { ...visit, status: 'cancelled' } } })
  await screen.findByText(/password.* Discard it, and choose another file\.$/, undefined, ofLoading)
  fireEvent.click(screen.getByRole('button', { name: 'Discard: Letter of the insurer' }))
  await waitFor(() => expect(screen.queryByText(/Discard it, and choose another file/)).toBeNull())
  expect(await kept()).toEqual([])
})

it('one whose answer was lost waits, and cannot be discarded: it may have arrived', async () => {
  await show({ 'POST /patient/appointment/documents': 'offline' })
  await choose('Letter of the insurer', fileOf('letter.pdf', text))
  await screen.findByText('Being sent', undefined, ofLoading)
  expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull()
  expect(await kept()).toMatchObject([{ kind: 'visit_document', files: [{ sent: { id: fileId }, isStored: true }] }])
})
