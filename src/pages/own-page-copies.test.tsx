import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationTopics } from '#contract/settings'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { ownCopyKey } from '#src/session/own-copies.ts'
import { copyAge } from '#src/shell/staleness-notice/page-age.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents/documents-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'
import { RelativesPage } from './relatives/relatives-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'

const storage = tenantStorage('own-pages')
beforeAll(fillTestDom)
beforeEach(() => storage.clear())
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

const online: Answers = {
  'GET /account': {
    data: {
      ...account,
      ...{ birthday: '1990-05-02', blood_type: 'B-', identity_type_id: 'passport', identity: 'ZQ4471902' },
      ...{ emergency_contact_name: 'Quthaybah', emergency_contact_phone: '+971507654321' },
    },
  },
  'GET /patients': {
    data: {
      patients: [
        { id: 'r-1', first_name: 'Amina', last_name: 'Saleh', relationship_id: 'parent', email: 'a@b.example' },
      ],
      most: 20,
    },
  },
  'GET /patient/documents/gets': {
    data: {
      documents: [
        {
          ...{ id: 'd-1', document_type: 'medical', document_title: 'Left knee', tag_id: 'other', files: [] },
          created_at: '2026-11-20T08:00:00Z',
        },
      ],
      used_bytes: 9,
    },
  },
  'GET /account/notification/settings': {
    data: {
      settings: notificationTopics.map((topic) => ({ topic, push: true, sms: true, email: topic === 'health_tips' })),
    },
  },
  'GET /patientapp/appointments': { data: { appointments: [], total: 0 } },
  'GET /master/document-tags': { data: [] },
  'GET /master/identity-types': { data: [] },
}
const offline: Answers = Object.fromEntries(Object.keys(online).map((call) => [call, 'offline']))

const pages = [
  {
    at: 'profile',
    name: 'account',
    page: <ProfilePage />,
    read: 'Save',
    shown: [/Quthaybah/, /B-/, '2 May 1990', /902/],
  },
  {
    at: 'relatives',
    name: 'relatives',
    page: <RelativesPage />,
    read: 'Book for Amina',
    shown: [/Amina Saleh/, 'Mother or father'],
  },
  {
    at: 'settings',
    name: 'messages',
    page: <SettingsPage />,
    read: 'Clear this device',
    shown: ['Reminders', 'Health tips', /Quiet hours/],
  },
  { at: 'documents', name: 'documents', page: <DocumentsPage />, read: /Left knee/, shown: [/Left knee/] },
] as const
type Page = (typeof pages)[number]

const open = (page: ReactNode, at: Page['at'], answers: Answers, code = false) =>
  showOwnPage(page, { at, answers, ...(code ? { configuration: { document_rules: { code } } } : {}) })

/** Reads the page with a network, and closes it. */
async function readOnce({ page, at, name, read }: Page) {
  await open(page, at, online)
  await screen.findByRole('button', { name: read })
  await waitFor(async () => expect(await storage.get(ownCopyKey('own-pages', name))).toBeDefined())
  cleanup()
}

describe.each(pages)('what was read of $at', (one) => {
  it('is read without a network, with its age, and whole again with one', async () => {
    await readOnce(one)
    onlineManager.setOnline(false)
    let answers = offline
    const asked: Answers = Object.fromEntries(Object.keys(online).map((call) => [call, () => answers[call] as never]))
    const { app } = await open(one.page, one.at, asked)
    for (const text of one.shown) expect(await screen.findByText(text)).toBeDefined()
    expect(Date.now() - copyAge(app.queryClient)!).toBeLessThan(60_000)
    if (one.at !== 'documents') expect(screen.queryByRole('textbox')).toBeNull()
    answers = online
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('button', { name: one.read })).toBeDefined()
    await waitFor(() => expect(copyAge(app.queryClient)).toBeUndefined())
  })

  it('is not there where it was never read', async () => {
    onlineManager.setOnline(false)
    await open(one.page, one.at, offline)
    expect(await screen.findByText(/You are offline|Documents need a connection/)).toBeDefined()
  })
})

it('the number of an identity and what reaches a relative are nowhere on the device', async () => {
  for (const one of pages) await readOnce(one)
  const copies = JSON.stringify(await storage.entries(ownCopyKey('own-pages')))
  expect(copies).toContain('Quthaybah')
  for (const secret of ['ZQ4471902', 'a@b.example']) expect(copies).not.toContain(secret)
})

it('documents behind a code are not kept, and what was kept before goes when the code comes [C32] [P02]', async () => {
  await readOnce(pages[3])
  const { app } = await open(<DocumentsPage />, 'documents', {
    ...online,
    'GET /patient/documents/gets': { refused: 'access_token_invalid' },
  })
  expect(await screen.findByText('Your documents are locked')).toBeDefined()
  await waitFor(async () => expect(await storage.get(ownCopyKey('own-pages', 'documents'))).toBeUndefined())
  act(() => void app.queryClient.setQueryData(documentsQuery(app).queryKey, { documents: [], used_bytes: 0 }))
  cleanup()
  const locked = await open(<DocumentsPage />, 'documents', online, true)
  act(
    () =>
      void locked.app.queryClient.setQueryData(documentsQuery(locked.app).queryKey, { documents: [], used_bytes: 0 }),
  )
  // Kept after them.
  act(() => void locked.app.queryClient.setQueryData(relativesQuery(locked.app).queryKey, { patients: [], most: 7 }))
  await waitFor(async () =>
    expect(await storage.get(ownCopyKey('own-pages', 'relatives'))).toMatchObject({ value: [] }),
  )
  expect(await storage.get(ownCopyKey('own-pages', 'documents'))).toBeUndefined()
})

it('a list that cannot be loaded anew says how old it is', async () => {
  let answer = online['GET /patient/documents/gets']!
  const { app } = await open(<DocumentsPage />, 'documents', {
    ...online,
    'GET /patient/documents/gets': () => answer as never,
  })
  await screen.findByRole('button', { name: /Left knee/ })
  const { queryKey } = documentsQuery(app)
  const list = app.queryClient.getQueryData(queryKey)!
  act(() => void app.queryClient.setQueryData(queryKey, list, { updatedAt: Date.now() - 3.5 * 3_600_000 }))
  answer = 'offline'
  await act(() => app.queryClient.refetchQueries({ queryKey }))
  expect(await screen.findByText('No connection. This is what was here 3 hours ago.')).toBeDefined()
})
