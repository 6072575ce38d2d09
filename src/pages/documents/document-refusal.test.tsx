import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

beforeAll(fillTestDom)
afterEach(async () => {
  cleanup()
  await tenantStorage('own-pages').clear()
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }

it('an empty form names all fields that are missing beside its button, and a single one by its sentence', async () => {
  await showOwnPage(<DocumentsPage />, {
    at: 'documents',
    answers: {
      'GET /account': { data: account },
      'GET /patients': { data: { patients: [] } },
      'GET /master/document-tags': { data: [{ id: 'imaging', name: 'Scan or X-ray' }] },
      'GET /patient/documents/gets': { data: { documents: [], used_bytes: 0 } },
    },
  })
  const [open] = await screen.findAllByRole('button', { name: 'Add a document' }, ofLoading)
  fireEvent.click(open!)
  const title = await screen.findByLabelText('Title', undefined, ofLoading)
  const form = within(title.closest('dialog')!)
  const save = () => act(async () => form.getByRole('button', { name: 'Save' }).click())
  await save()
  expect((await form.findByRole('alert')).textContent).toBe('Please check: What is it? and Title.')
  fireEvent.change(title, { target: { value: 'Left arm' } })
  await save()
  expect((await form.findByRole('alert')).textContent).toBe('Choose what it is.')
})
