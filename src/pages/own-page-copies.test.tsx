import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { notificationTopics } from '#contract/settings'
import { NextVisits } from '#src/features/appointment/next-visits.tsx'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { ownCopyKey } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { copyAge } from '#src/shell/staleness-notice/page-age.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { AppointmentsPage } from './appointments/appointments-page.tsx'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { DocumentsPage } from './documents/documents-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'
import { RelativesPage } from './relatives/relatives-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'

const storage = tenantStorage('own-pages')
beforeAll(fillTestDom)
afterEach(async () => {
  await forgetOwnPages()
  onlineManager.setOnline(true)
})

/** A visit of the patient's own, or of a relative. */
function visitWith(fullName: string, day: string, relative?: string): Appointment {
  const visit = appointmentWith(`visit-${day}`)
  return {
    ...visit,
    ...{ start: `${day}T06:00:00Z`, end: `${day}T06:30:00Z`, practitioner: { ...visit.practitioner, fullName } },
    patient: { ...visit.patient, first_name: 'Amina', ...(relative ? { patient_relative_id: relative } : {}) },
  }
}

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
          patient_relative_id: 'r-1',
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
  'GET /patientapp/appointments': { data: { appointments: [visitWith('Dr Noor', '2999-01-02', 'r-1')], total: 1 } },
  'GET /patientapp/appointments/past': { data: { appointments: [visitWith('Dr Omar', '2020-01-02')], total: 1 } },
  'GET /master/document-tags': { data: [] },
  'GET /master/identity-types': { data: [] },
}
const offline: Answers = Object.fromEntries(Object.keys(online).map((call) => [call, 'offline']))

const pages = [
  {
    at: 'profile',
    name: 'account',
    page: <ProfilePage />,
    read: 'What you agreed to',
    shown: ['2 May 1990', /902/, 'Blood type'],
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
  {
    at: 'appointments',
    name: 'past',
    page: <AppointmentsPage />,
    read: /Dr Omar/,
    shown: [/Dr Noor/, 'Amina', /Dr Omar/, 'These are the visits this device knows'],
  },
  {
    at: 'dashboard',
    name: 'account',
    page: <DashboardPage />,
    read: 'Date of birth',
    shown: ['Layla', /Dr Noor/, /Dr Omar/, 'Amina Saleh', '1 document'],
  },
] as const
type Page = (typeof pages)[number]
/** Without a network too. */
const mayBeChanged: readonly Page['at'][] = ['documents', 'profile']

const open = (page: ReactNode, at: Page['at'], answers: Answers, code = false) =>
  showOwnPage(page, { at, answers, ...(code ? { configuration: { document_rules: { code } } } : {}) })

/** Reads the page with a network, and closes it. */
async function readOnce({ page, at, name, read }: Page) {
  await open(page, at, online)
  await screen.findAllByText(read)
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
    for (const text of one.shown) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(Date.now() - copyAge(app.queryClient)!).toBeLessThan(60_000)
    if (!mayBeChanged.includes(one.at)) expect(screen.queryByRole('textbox')).toBeNull()
    answers = online
    act(() => onlineManager.setOnline(true))
    expect((await screen.findAllByText(one.read)).length).toBeGreaterThan(0)
    await waitFor(() => expect(copyAge(app.queryClient)).toBeUndefined())
  })

  it('is not there where it was never read', async () => {
    onlineManager.setOnline(false)
    await open(one.page, one.at, offline)
    expect((await screen.findAllByText(/You are offline|Documents need a connection/)).length).toBeGreaterThan(0)
  })

  it('is read at once where it is known that there is no network, though the call still hangs', async () => {
    await readOnce(one)
    const hanging: Answers = Object.fromEntries(Object.keys(online).map((call) => [call, 'pending']))
    await open(one.page, one.at, hanging)
    expect(screen.queryAllByText(one.shown[0])).toEqual([])
    act(() => onlineManager.setOnline(false))
    for (const text of one.shown) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  })
})

it.each([
  ['appointments', <AppointmentsPage />, 'No visit ahead', 'Nothing here yet'],
  ['dashboard', <DashboardPage />, 'No visit ahead', 'Visits that are over'],
] as const)(
  'lists of visits that were read and had none say so without a network: %s',
  async (at, page, ahead, past) => {
    const none = { data: { appointments: [], total: 0 } }
    const answers = { ...online, 'GET /patientapp/appointments': none, 'GET /patientapp/appointments/past': none }
    await open(page, at, answers)
    for (const part of ['ahead', 'past'])
      await waitFor(async () => expect(await storage.get(ownCopyKey('own-pages', part))).toBeDefined())
    cleanup()
    onlineManager.setOnline(false)
    await open(page, at, offline)
    for (const text of [ahead, past]) expect(await screen.findByText(new RegExp(text))).toBeDefined()
  },
)

it('a document names the relative whose it is, without a network too', async () => {
  for (const page of pages) if (page.at === 'relatives' || page.at === 'documents') await readOnce(page)
  onlineManager.setOnline(false)
  await open(<DocumentsPage />, 'documents', offline)
  const row = await screen.findByRole('button', { name: /Left knee/ })
  await waitFor(() => expect(row.textContent).toContain('Amina Saleh'))
})

it('of a visit that is shown from the device it is said how old that is, and not once the server has told', async () => {
  const visit = { ...visitWith('Dr Noor', '2999-01-02'), id: 'a'.repeat(36) }
  await sessionStore('own-pages').keepAppointment(visit, 'token', new Date())
  const [kept] = await sessionStore('own-pages').visits(new Date())
  let answer: Answer = 'offline'
  onlineManager.setOnline(false)
  const { app } = await showOwnPage(<NextVisits visits={[kept!]} />, {
    at: 'dashboard-appointment',
    answers: { [`GET /patientapp/appointments/${visit.id}`]: () => answer },
  })
  expect(await screen.findByText(/Dr Noor/)).toBeDefined()
  await waitFor(() => expect(copyAge(app.queryClient)).toBe(kept!.readAt))
  answer = { data: { ...visitWith('Dr Huda', '2999-01-03'), id: visit.id } }
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(copyAge(app.queryClient)).toBeUndefined())
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

it('what cannot be done without a network says so on its button, when the network goes while settings are open', async () => {
  await showOwnPage(<SettingsPage />, { at: 'settings', answers: online })
  const buttons = [/^Sign out everywhere/, /^Download/].map((name) => screen.findByRole('button', { name }))
  for (const button of await Promise.all(buttons)) {
    expect(button.getAttribute('aria-describedby')).toBeNull()
    act(() => onlineManager.setOnline(false))
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Needs a connection')
    act(() => onlineManager.setOnline(true))
  }
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
