import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Appointment } from '#contract/appointment'
import type { Screen } from '#src/routes/screen-table.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { AppointmentsPage } from './appointments/appointments-page.tsx'
import { DocumentsPage } from './documents/documents-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'
import { RelativesPage } from './relatives/relatives-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'

beforeAll(fillTestDom)
afterEach(async () => {
  await forgetOwnPages()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const visit = {
  id: 'a-1',
  status: 'booked',
  start: '2999-01-01T06:00:00Z',
  time_zone: 'Asia/Dubai',
  consultation_type: 'clinic',
  practitioner: { fullName: 'Dr Noor', speciality: 'Dermatology' },
  facility: { name: 'Liqa Clinic' },
  patient: { first_name: 'Layla' },
} as unknown as Appointment
const document = {
  id: 'd-1',
  document_type: 'medical',
  document_title: 'Left knee',
  tag_id: 'other',
  files: [],
  created_at: '2026-11-20T08:00:00Z',
}
const none = { appointments: [], total: 0 }

type Page = {
  page: ReactNode
  /** The call that the page cannot be shown without. */
  call: string
  /** What it says where there is nothing, and where there is something. */
  empty: readonly [answer: Answer, text: RegExp]
  full: readonly [answer: Answer, text: RegExp]
  others?: Answers
}

const pages: Partial<Record<Screen, Page>> = {
  appointments: {
    page: <AppointmentsPage />,
    call: 'GET /patientapp/appointments',
    empty: [{ data: none }, /No visit ahead/],
    full: [{ data: { appointments: [visit], total: 1 } }, /Dr Noor/],
    others: { 'GET /patientapp/appointments/past': { data: none } },
  },
  relatives: {
    page: <RelativesPage />,
    call: 'GET /patients',
    empty: [{ data: { patients: [], most: 20 } }, /Book for your family from here/],
    full: [
      {
        data: {
          patients: [
            {
              ...{ id: 'r-1', first_name: 'Amina', last_name: 'Farouk', relationship_id: 'parent' },
              consent: { state: 'needed', because: 'adult', obstacle: 'no_contact' },
            },
          ],
          most: 20,
        },
      },
      /Ask Amina first/,
    ],
    others: { 'GET /patientapp/appointments': { data: none } },
  },
  documents: {
    page: <DocumentsPage />,
    call: 'GET /patient/documents/gets',
    empty: [{ data: { documents: [], used_bytes: 0 } }, /safe and private|Only you/],
    full: [{ data: { documents: [document], used_bytes: 9, withheld: 2 } }, /2 documents are of someone/],
    others: { 'GET /patients': { data: { patients: [], most: 20 } }, 'GET /master/document-tags': { data: [] } },
  },
  profile: {
    page: <ProfilePage />,
    call: 'GET /account',
    empty: [{ data: { ...account, percentage: 9 } }, /9% filled in/],
    full: [{ data: { ...account, percentage: 100, missing: [] } }, /100% filled in/],
    others: { 'GET /master/identity-types': { data: [] } },
  },
  settings: {
    page: <SettingsPage />,
    call: 'GET /account',
    empty: [{ data: { ...account, has_password: false } }, /Set a password|Add a password|password/i],
    full: [{ data: account }, /Delete/],
    others: {},
  },
}

const table = Object.entries(pages) as [Screen, Page][]
const open = (at: Screen, answer: Answers[string]) => {
  const { page, call, others } = pages[at]!
  return showOwnPage(page, { at, answers: { 'GET /account': { data: account }, ...others, [call]: answer } })
}
const soon = { timeout: 20_000 }

describe.each(table)('%s of a patient', (at, { call, empty, full }) => {
  it('is being loaded, and says so', async () => {
    await open(at, 'pending')
    await waitFor(() => expect(globalThis.document.querySelector('[aria-busy]')).not.toBeNull())
  })

  it('says without a network what it needs one for, and comes by itself when there is one', async () => {
    onlineManager.setOnline(false)
    await open(at, () => (onlineManager.isOnline() ? full[0] : 'offline'))
    expect((await screen.findAllByText(/offline|need a connection/i, {}, soon)).length).toBeGreaterThan(0)
    act(() => onlineManager.setOnline(true))
    expect((await screen.findAllByText(full[1], {}, soon)).length).toBeGreaterThan(0)
  })

  it('says that it could not be loaded, is asked for once, and tries again when told to', async () => {
    let isBroken = true
    const { asked } = await open(at, () => (isBroken ? { refused: 'unexpected', status: 500 } : full[0]))
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' }, soon)
    expect(retry?.closest('[role="alert"]')).not.toBeNull()
    const before = asked.filter((one) => one === call).length
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    // A page that swaps what it shows for each failure would ask for ever.
    expect(asked.filter((one) => one === call).length).toBe(before)
    isBroken = false
    await act(async () => retry?.click())
    expect((await screen.findAllByText(full[1], {}, soon)).length).toBeGreaterThan(0)
  })

  it('says what will be there where there is nothing yet', async () => {
    await open(at, empty[0])
    expect((await screen.findAllByText(empty[1], {}, soon)).length).toBeGreaterThan(0)
  })

  it('shows what there is', async () => {
    await open(at, full[0])
    expect((await screen.findAllByText(full[1], {}, soon)).length).toBeGreaterThan(0)
  })
})

describe('a list that is full says so, and lets nothing more be added', () => {
  const many = <Entry,>(count: number, toEntry: (id: string) => Entry) =>
    Array.from({ length: count }, (_, index) => toEntry(`${index + 1}`))

  it('of relatives', async () => {
    const patients = many(20, (id) => ({
      ...{ id, first_name: `Amina ${id}`, last_name: 'Farouk', relationship_id: 'child' },
    }))
    const show = (count: number) => open('relatives', { data: { patients: patients.slice(0, count), most: 20 } })
    const note = 'It holds 20 people. Remove someone before you add another person.'
    await show(20)
    expect(await screen.findByText(note, {}, soon)).toBeDefined()
    expect(screen.queryByText('Add someone')).toBeNull()
    await forgetOwnPages()
    await show(19)
    expect(await screen.findByText('Add someone', {}, soon)).toBeDefined()
    expect(screen.queryByText(note)).toBeNull()
  })

  it('of passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const passkeys = many(10, (id) => ({
      ...{ id, name: `Phone ${id}`, browser: 'chrome', platform: 'ios', created_at: '2026-11-20T08:00:00Z' },
      ...{ backed_up: true, host: 'care.example' },
    }))
    const show = (count: number) =>
      showOwnPage(<SettingsPage />, {
        at: 'settings',
        capabilities: { passkeys: true },
        answers: {
          'GET /account': { data: account },
          'GET /account/passkeys': { data: { passkeys: passkeys.slice(0, count) } },
        },
      })
    const note = 'You have 10 passkeys, the most there can be. Remove one to add another.'
    await show(10)
    expect(await screen.findByText(note, {}, soon)).toBeDefined()
    expect(screen.queryByText('Add a passkey')).toBeNull()
    await forgetOwnPages()
    await show(9)
    expect(await screen.findByText('Add a passkey', {}, soon)).toBeDefined()
    expect(screen.queryByText(note)).toBeNull()
  })
})
