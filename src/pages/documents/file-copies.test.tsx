import { Blob as FileBlob } from 'node:buffer'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { lockDocuments } from '#src/queries/own-document-access.ts'
import { fileCopies } from '#src/session/file-copies.ts'
import { ownCopyKey } from '#src/session/own-copies.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

const idOf = (end: string) => `0a0a0a0a-0000-4000-8000-0000000000${end}`
const documentOf = (end: string, title: string) => ({
  id: idOf(end),
  document_type: 'medical',
  document_title: title,
  tag_id: 'imaging',
  files: [{ id: idOf(`f${end[1]}`), name: `${title}.png`, media_type: 'image/png', bytes: 9 }],
  created_at: '2026-11-20T08:00:00Z',
})
const [arm, leg] = [documentOf('01', 'Left arm'), documentOf('02', 'Right leg')]
/** A file, which the stand-in for the platform answers with as it is. */
const bytesOf = (text: string) =>
  Object.assign(new FileBlob([text], { type: 'image/png' }), { data: undefined }) as unknown as Answer

const storage = tenantStorage('own-pages')
const copies = fileCopies('own-pages')
let isConnected = true
/** What the platform answers of the arm’s file. */
let ofArm: Answer
let listed = [arm, leg]
const answers = (): Answers => {
  const platform: Record<string, () => Answer> = {
    'GET /account': () => ({ data: account }),
    'GET /patients': () => ({ data: { patients: [], most: 20 } }),
    'GET /master/document-tags': () => ({ data: [] }),
    'GET /patient/documents/gets': () => ({ data: { documents: listed, used_bytes: 9 } }),
    [`GET /patient/documents/files/${idOf('f1')}`]: () => ofArm,
    [`GET /patient/documents/files/${idOf('f2')}`]: () => bytesOf('of a leg'),
  }
  return Object.fromEntries(
    Object.entries(platform).map(([call, answer]) => [call, () => (isConnected ? answer() : 'offline')]),
  )
}

beforeAll(fillTestDom)
beforeEach(async () => {
  isConnected = true
  ofArm = bytesOf('of an arm')
  listed = [arm, leg]
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  await storage.clear()
})
afterEach(() => {
  cleanup()
  connect(true)
})

function connect(is: boolean) {
  isConnected = is
  act(() => onlineManager.setOnline(is))
}
const show = (configuration = {}) =>
  showOwnPage(<DocumentsPage />, { at: 'documents', answers: answers(), configuration })
const row = (name: RegExp) => screen.findByRole('button', { name })

/** Opens a document with a network, waits until it is kept, and leaves the page. */
async function openOnce() {
  await show()
  fireEvent.click(await row(/Left arm/))
  await screen.findByText('Remove from this device')
  cleanup()
}

it('a document that was opened opens again without a network, and others say on their button that they need one', async () => {
  await openOnce()
  connect(false)
  await show()
  await waitFor(async () => expect((await row(/Left arm/)).textContent).toContain('On this device'))
  expect((await row(/Right leg/)).textContent).toContain('Needs a connection')
  fireEvent.click(await row(/Left arm/))
  expect((await screen.findByRole('img', { name: 'Left arm.png' })).getAttribute('src')).toBe('blob:1')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  fireEvent.click(await row(/Right leg/))
  expect(await screen.findByText('This file needs a connection.')).toBeDefined()
  connect(true)
  expect(await screen.findByRole('img', { name: 'Right leg.png' })).toBeDefined()
  expect(await screen.findByText('Remove from this device')).toBeDefined()
})

it.each<[string, Answer]>([
  ['nothing comes and the network is found to be gone', 'pending'],
  ['a gateway fails', { refused: 'unavailable', status: 502 }],
])('a document that was opened opens again where %s', async (_, answer) => {
  await openOnce()
  ofArm = answer
  await show()
  fireEvent.click(await row(/Left arm/))
  if (answer === 'pending') {
    await screen.findByRole('dialog')
    expect(screen.queryByRole('img', { name: 'Left arm.png' })).toBeNull()
    connect(false)
  }
  expect(await screen.findByRole('img', { name: 'Left arm.png' })).toBeDefined()
})

it('it is removed from the device by its button, which says so', async () => {
  await openOnce()
  await show()
  fireEvent.click(await row(/Left arm/))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from this device' }))
  expect(await screen.findByText(/^Removed from this device/)).toBe(document.activeElement)
  await waitFor(async () => expect(await storage.entries(ownCopyKey('own-pages', 'file', ''))).toEqual([]))
})

it('it goes when the document is deleted or withheld elsewhere', async () => {
  await openOnce()
  listed = [leg]
  await show()
  await row(/Right leg/)
  await waitFor(async () => expect(await copies.ids()).toEqual([]))
})

it('nothing is kept where documents have a code, and a lock deletes what was [C32] [P02]', async () => {
  await openOnce()
  expect(await copies.ids()).toEqual([idOf('f1')])
  const { app } = await show()
  await row(/Left arm/)
  act(() => lockDocuments(app))
  await waitFor(async () => expect(await storage.entries(ownCopyKey('own-pages', 'file'))).toEqual([]))
})
