import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import type { ChangedFields } from '#src/outbox/changed-fields/changed-fields.ts'
import { profileForm } from '#src/outbox/changed-fields/own-forms.ts'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { toAccountCopy } from '#src/session/to-own-copies.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answers } from '#tests/support/own-page'
import type { OutboxEntry } from '#workers/outbox/entry'
import { toTyped } from './profile-form.ts'
import { ProfilePage } from './profile-page.tsx'

const ofLoading = { timeout: 10_000 }
const store = outboxStore('own-pages')
const layla: Account = {
  ...account,
  ...{ height: 168, gender: 'female', birthday: '1990-05-02', dob_format: 'hijri', marital_status: 'married' },
  ...{ identity_type_id: 'passport', identity: 'ZQ4471902', blood_type: 'B-', email: 'layla@example.org' },
  ...{ emergency_contact_name: 'Quthaybah', emergency_contact_phone: '+971507654321' },
}

beforeAll(fillTestDom)
beforeEach(async () => {
  await sessionStore('own-pages').keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  await ownCopies('own-pages').keep('account', { patientId: 'p-1', value: toAccountCopy(layla) })
  onlineManager.setOnline(false)
})
afterEach(async () => {
  await forgetOwnPages()
  onlineManager.setOnline(true)
})

/** The profile in a browser that was started without a network. `back` brings the network back: a platform where `saved` is what is saved. */
async function startCold() {
  let saved: Account | undefined
  const sent: unknown[] = []
  const { app, asked } = await showOwnPage(<ProfilePage />, {
    at: 'profile',
    answers: {
      'GET /account': () => (saved ? { data: saved } : 'offline'),
      'GET /master/identity-types': { data: [] },
      'PUT /account': 'offline',
      'PUT /account/changes': ({ body }) => {
        if (!saved) return 'offline'
        const change = JSON.parse(body ?? '') as ChangedFields
        sent.push(change)
        saved = { ...saved, ...change.now }
        return { data: saved }
      },
    } satisfies Answers,
  })
  await screen.findByRole('button', { name: 'Save' }, ofLoading)
  const back = async (now: Account = layla) => {
    saved = now
    act(() => onlineManager.setOnline(true))
    await screen.findByText('What you agreed to', undefined, ofLoading)
  }
  return { app, asked, sent, back }
}
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const type = (name: string, value: string) => fireEvent.change(fieldOf(name)!, { target: { value } })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name }, ofLoading)
  await act(async () => button.click())
}
const isKept = () => screen.findByText(/^Kept on this device\. It is sent/, undefined, ofLoading)
const keptChanges = async () =>
  (await store.list()).map((entry) => {
    const { was, now } = entry as OutboxEntry<ChangedFields>
    return { was, now }
  })
const draft = () => ownDraft<{ typed: object; base: object }>('own-pages', profileForm)

it('is a form of what the device has kept, with what waits; the rest says that it needs a network', async () => {
  await store.put(
    {
      ...{ id: 'profile.1', idempotencyKey: 'profile.1', tenant: 'own-pages', kind: 'profile', attempts: 0 },
      ...{ createdAt: '2026-11-23T10:00:00.000Z', state: 'queued', was: { height: 168 }, now: { height: 170 } },
    },
    (found) => found,
  )
  await startCold()
  const heading = screen.getByRole('heading', { level: 1 })
  const follows = heading.compareDocumentPosition(screen.getByText('Not sent yet'))
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const fields = ['first_name', 'last_name', 'gender', 'blood_type', 'height', 'weight', 'emergency_contact_name']
  expect([...fields, 'emergency_contact_phone'].map((name) => fieldOf(name)?.value)).toEqual([
    ...['Layla', 'Farouk', 'female', 'B-', '170', '', 'Quthaybah', '+971507654321'],
  ])
  const others = ['birthday-day', 'dob_format', 'marital_status', 'identity_type_id', 'identity']
  expect(others.map(fieldOf)).toEqual([null, null, null, null, null])
  const facts = [...document.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Mobile phone', expect.stringContaining('Needs a connection')],
    ['Email', 'layla@example.orgNeeds a connection'],
    ['Date of birth', '2 May 1990Needs a connection'],
    ['Marital status', 'Needs a connection'],
    [expect.any(String), 'Ends in 902Needs a connection'],
  ])
})

it('keeps what was changed by the fields that were shown alone, and writes the whole by no call', async () => {
  const { asked, back } = await startCold()
  type('height', '171')
  type('blood_type', '')
  await press('Save')
  await isKept()
  expect(screen.getByText('Not sent yet')).toBeDefined()
  const change = { was: { height: 168, blood_type: 'B-' }, now: { height: 171, blood_type: null } }
  expect(await keptChanges()).toEqual([change])
  type('weight', '61')
  await press('Save')
  const both = {
    was: { height: 168, blood_type: 'B-', weight: null },
    now: { height: 171, blood_type: null, weight: 61 },
  }
  await waitFor(async () => expect(await keptChanges()).toEqual([both]), ofLoading)
  await back()
  const shown = ['height', 'blood_type', 'weight', 'marital_status', 'identity_type_id'].map(
    (name) => fieldOf(name)?.value,
  )
  expect(shown).toEqual(['171', '', '61', 'married', ''])
  expect([screen.queryByText('Not sent yet') !== null, asked.includes('PUT /account')]).toEqual([true, false])
})

it('saves by the fields that were shown alone where the network is back before its page is whole', async () => {
  const { asked, sent, back } = await startCold()
  type('weight', '61')
  const button = screen.getByRole('button', { name: 'Save' })
  const isBack = back()
  await act(async () => button.click())
  await isBack
  await waitFor(() => expect(sent.length + asked.filter((call) => call === 'PUT /account').length).toBe(1), ofLoading)
  expect(sent).toEqual([{ was: { weight: null }, now: { weight: 61 } }])
})

it('becomes whole with the network, in place: what was typed stays, and so does the focus', async () => {
  const { back } = await startCold()
  const field = fieldOf('weight')!
  act(() => field.focus())
  type('weight', '61')
  await back({ ...layla, height: 169 })
  expect([field.value, document.activeElement]).toEqual(['61', field])
  expect([fieldOf('height')?.value, fieldOf('marital_status')?.value]).toEqual(['169', 'married'])
  expect(screen.queryByText('Changed elsewhere since you typed here')).toBeNull()
})

it('lets the patient decide where something else was saved than the copy had', async () => {
  const { back } = await startCold()
  type('height', '171')
  await back({ ...layla, height: 169 })
  const note = (await screen.findByText('Changed elsewhere since you typed here')).closest('[role]')
  expect([note?.getAttribute('role'), fieldOf('height')?.value]).toEqual(['alert', '171'])
  await press('What is saved')
  expect([fieldOf('height')?.value, fieldOf('marital_status')?.value]).toEqual(['169', 'married'])
})

it('leaves what was typed into other fields to the whole form', async () => {
  await draft().keep({
    typed: { ...toTyped(layla), marital_status: 'widowed', weight: '60' },
    base: toTyped(layla),
  })
  await startCold()
  expect(fieldOf('weight')?.value).toBe('60')
  type('weight', '61')
  await press('Save')
  await isKept()
  expect(await keptChanges()).toEqual([{ was: { weight: null }, now: { weight: 61 } }])
  cleanup()
  onlineManager.setOnline(false)
  const again = await startCold()
  await again.back()
  expect([fieldOf('marital_status')?.value, fieldOf('weight')?.value]).toEqual(['widowed', '61'])
  expect(screen.queryByText('Changed elsewhere since you typed here')).toBeNull()
})

it('keeps what was typed for a start with a network', async () => {
  await startCold()
  type('weight', '61')
  await waitFor(async () => expect(await draft().read()).toMatchObject({ typed: { weight: '61' } }))
  cleanup()
  onlineManager.setOnline(true)
  await showOwnPage(<ProfilePage />, {
    at: 'profile',
    answers: { 'GET /account': { data: layla }, 'GET /master/identity-types': { data: [] } },
  })
  await screen.findByText('What you agreed to', undefined, ofLoading)
  expect([fieldOf('weight')?.value, fieldOf('marital_status')?.value]).toEqual(['61', 'married'])
  expect(screen.queryByText('Changed elsewhere since you typed here')).toBeNull()
})

it('says what is wrong at a field, and keeps nothing', async () => {
  await startCold()
  type('height', '1')
  await press('Save')
  await waitFor(() => expect(fieldOf('height')?.getAttribute('aria-invalid')).toBe('true'), ofLoading)
  expect(await store.list()).toEqual([])
})
