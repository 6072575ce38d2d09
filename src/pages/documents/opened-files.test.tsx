import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lockDocuments } from '#src/queries/own-document-access.ts'
import { sessionData } from '#src/session/session-data.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

const file = { id: '0a0a0a0a-0000-4000-8000-0000000000f1', name: 'arm.png', media_type: 'image/png', bytes: 9 }
const document = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  document_type: 'medical',
  document_title: 'Left arm',
  tag_id: 'imaging',
  files: [file],
  created_at: '2026-11-20T08:00:00Z',
}
const answers: Answers = {
  'GET /account': { data: account },
  'GET /patients': { data: { patients: [] } },
  'GET /master/document-tags': { data: [] },
  'GET /patient/documents/gets': { data: { documents: [document], used_bytes: 9 } },
  [`GET /patient/documents/files/${file.id}`]: { data: 'bytes' },
}
const close = vi.fn()
const revoked = vi.fn()
const openWindow = vi.fn<typeof window.open>()

beforeAll(fillTestDom)
beforeEach(() => {
  vi.clearAllMocks()
  let count = 0
  Object.assign(URL, { createObjectURL: () => `blob:${++count}`, revokeObjectURL: revoked })
})
afterEach(() => {
  cleanup()
  window.dispatchEvent(new Event('pagehide'))
})

async function open(shown: { close: () => void } | null) {
  openWindow.mockReturnValue(shown as Window | null)
  window.open = openWindow
  const page = await showOwnPage(<DocumentsPage />, { at: 'documents', answers })
  fireEvent.click(await screen.findByRole('button', { name: /Left arm/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
  return page
}

it('a file that is open beside the app closes when its page is left, and its bytes are gone', async () => {
  await open({ close })
  const [address] = openWindow.mock.calls[0]!
  expect(close).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expect(close).toHaveBeenCalledOnce()
  expect(revoked).toHaveBeenCalledWith(address)
})

it.each([
  ['a lock', ({ app }: Awaited<ReturnType<typeof open>>) => lockDocuments(app)],
  ['an expiry', ({ app }: Awaited<ReturnType<typeof open>>) => sessionData(app.tenant, app).expire(new Date())],
  ['a sign-out', ({ app }: Awaited<ReturnType<typeof open>>) => sessionData(app.tenant, app).forget()],
])('%s closes it too', async (_, end) => {
  const page = await open({ close })
  await act(async () => end(page))
  expect(close).toHaveBeenCalledOnce()
})

it('where no window opens, the patient is told to download the file', async () => {
  await open(null)
  expect(screen.getByRole('alert').textContent).toBe('This browser did not open the file. Download it instead.')
})
