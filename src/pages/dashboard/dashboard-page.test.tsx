import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import type { Relative } from '#contract/relative'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answers } from '#tests/support/own-page'
import { DashboardPage } from './dashboard-page.tsx'

beforeAll(fillTestDom)
afterEach(forgetOwnPages)

const visit = (id: string, start: string) =>
  ({
    id,
    status: 'booked',
    start,
    time_zone: 'Asia/Dubai',
    consultation_type: 'clinic',
    practitioner: { fullName: `Dr ${id}`, speciality: 'Dermatology' },
    facility: { name: 'Liqa Clinic' },
    patient: { first_name: 'Layla' },
  }) as unknown as Appointment
const relative: Relative = { id: 'r-1', first_name: 'Salma', last_name: 'Farouk', relationship_id: 'child' }
const amina: Relative = { ...relative, id: 'r-2', first_name: 'Amina', consent: { state: 'asked', because: 'adult' } }

const parts = {
  'GET /patientapp/appointments': 'Your next visit',
  'GET /patientapp/appointments/past': 'Your last visits',
  'GET /patients': 'People you book for',
  'GET /patient/documents/gets': 'Documents',
} as const
type PartCall = keyof typeof parts

const full: Answers = {
  'GET /account': { data: account },
  'GET /patientapp/appointments': {
    data: { appointments: [visit('Noor', '2999-01-01T06:00:00Z'), visit('Sami', '2999-02-01T06:00:00Z')], total: 2 },
  },
  'GET /patientapp/appointments/past': {
    data: { appointments: ['Omar', 'Priya', 'Hadi'].map((name) => visit(name, '2020-01-01T06:00:00Z')), total: 3 },
  },
  'GET /patients': { data: { patients: [relative, amina], most: 20 } },
  'GET /patient/documents/gets': { data: { documents: [{}, {}, {}], used_bytes: 3 } },
}
const empty: Answers = {
  'GET /account': { data: { ...account, percentage: 100, missing: [] } },
  'GET /patientapp/appointments': { data: { appointments: [], total: 0 } },
  'GET /patientapp/appointments/past': { data: { appointments: [], total: 0 } },
  'GET /patients': { data: { patients: [], most: 20 } },
  'GET /patient/documents/gets': { data: { documents: [], used_bytes: 0 } },
}
const show = (answers: Answers) => showOwnPage(<DashboardPage />, { at: 'dashboard', answers })
/** A lost connection is tried again first. */
const soon = { timeout: 20_000 }
const part = async (heading: string) => {
  const found = await screen.findByRole('heading', { level: 2, name: heading }, soon)
  return found.closest('section') ?? found.parentElement!
}
const linksIn = async (heading: string) => {
  await part(heading)
  // The part is there before what it shows.
  await waitFor(async () => expect(within(await part(heading)).getAllByRole('link')).not.toEqual([]), soon)
  return within(await part(heading))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

describe('the overview', () => {
  it('has what is next, what was, whom they book for, documents, and what the profile lacks [R12]', async () => {
    await show(full)
    const [next] = await linksIn('Your next visit')
    expect(next).toContain('Dr Noor')
    expect(within(screen.getByRole('list', { name: 'Also coming up' })).getByRole('link').textContent).toContain(
      'Dr Sami',
    )
    const last = await linksIn('Your last visits')
    expect(last.map((text) => /Dr \w+/.exec(text)![0])).toEqual(['Dr Omar', 'Dr Priya'])
    expect(await linksIn('People you book for')).toEqual(['Salma Farouk', 'Amina FaroukHas not agreed yet'])
    expect(await linksIn('Documents')).toEqual(['3 documents'])
    expect(await linksIn('Your profile is 40% filled in')).toEqual(['Date of birth', 'Gender'])
  })

  it('is read anew once a change that waited was sent, and once for each', async () => {
    let patients = [amina]
    let first_name = 'Noor'
    let reads = 0
    await show({
      ...full,
      'GET /account': () => ({ data: { ...account, first_name } }),
      'GET /patients': () => {
        reads += 1
        return { data: { patients, most: 20 } }
      },
    })
    expect(await linksIn('People you book for')).toEqual(['Amina FaroukHas not agreed yet'])
    patients = [relative, amina]
    first_name = 'Noura'
    const store = outboxStore('own-pages')
    await store.keepAnswer({ id: 'addition.1', kind: 'added_relative', answeredAt: new Date().toISOString() })
    const before = reads
    const tell = () => openOutboxChannel('own-pages')?.postMessage('addition.1')
    tell()
    await screen.findByRole('heading', { name: 'Hello, Noura' }, soon)
    await waitFor(async () => expect(await linksIn('People you book for')).toHaveLength(2), soon)
    tell()
    await store.answers()
    expect(reads - before).toBe(1)
  })

  it('is read anew for what was sent just before it was opened, which its first read may not know', async () => {
    let patients = [amina]
    const store = outboxStore('own-pages')
    await store.keepAnswer({ id: 'addition.2', kind: 'added_relative', answeredAt: new Date().toISOString() })
    await show({ ...full, 'GET /patients': () => ({ data: { patients, most: 20 } }) })
    expect(await linksIn('People you book for')).toEqual(['Amina FaroukHas not agreed yet'])
    patients = [relative, amina]
    openOutboxChannel('own-pages')?.postMessage('addition.2')
    await waitFor(async () => expect(await linksIn('People you book for')).toHaveLength(2), soon)
  })

  it('says of each part what will be there where there is nothing yet [R12]', async () => {
    await show(empty)
    expect(await screen.findByRole('heading', { name: 'No visit ahead' })).toBeDefined()
    expect((await part('Your last visits')).textContent).toContain('Visits that are over stay here')
    expect(await linksIn('People you book for')).toEqual(['Add someone'])
    expect(await linksIn('Documents')).toEqual(['Add the first one'])
    expect((await part('Your profile is 100% filled in')).textContent).toContain('Nothing is missing.')
  })

  it('names the agreements that are missing first, each a link to where it is given', async () => {
    const missing = ['terms', 'health_data', 'birthday', 'gender']
    await show({ ...full, 'GET /account': { data: { ...account, consents: [], missing } } })
    expect(await linksIn('Your profile is 40% filled in')).toEqual([
      'Your agreement to the terms of use',
      'Your agreement to the use of your health data',
      'Date of birth',
    ])
    const profile = await part('Your profile is 40% filled in')
    expect(profile.textContent).toContain('Your account needs these from you:')
    expect(
      within(profile)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/en-ae/dashboard/settings?field=terms',
      '/en-ae/dashboard/settings?field=health_data',
      '/en-ae/dashboard/profile?field=birthday',
    ])
  })

  it('shows that it is loaded, and no part waits for another below', async () => {
    await show({ ...full, 'GET /patients': 'pending' })
    expect(await linksIn('Documents')).toEqual(['3 documents'])
    expect((await part('People you book for')).querySelector('[aria-busy]')).not.toBeNull()
    cleanup()
    await show({ ...full, 'GET /account': 'pending' })
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
  })

  it.each(Object.entries(parts))('without %s has everything else, and says what it cannot show now', async (call) => {
    const others = Object.entries(parts).filter(([other]) => other !== call)
    await show({ ...full, [call]: 'offline' })
    for (const [, heading] of others) expect((await linksIn(heading)).length).toBeGreaterThan(0)
    expect((await screen.findAllByText(/You are offline/)).length).toBe(1)
  })

  it.each(Object.keys(parts) as PartCall[])('tries %s again after a failure', async (call) => {
    let isBroken = true
    await show({
      ...full,
      [call]: () => (isBroken ? { refused: 'unexpected', status: 500 } : (full[call] as { data: unknown })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, soon)
    expect(retry.closest('[role="alert"]')).not.toBeNull()
    isBroken = false
    retry.click()
    expect((await linksIn(parts[call])).length).toBeGreaterThan(0)
  })

  it('does not ask for documents that a code opens', async () => {
    const { asked } = await showOwnPage(<DashboardPage />, {
      at: 'dashboard',
      answers: full,
      configuration: { document_rules: { code: true } },
    })
    expect(await linksIn('Documents')).toEqual(['They open with a code'])
    expect(asked).not.toContain('GET /patient/documents/gets')
  })
})
