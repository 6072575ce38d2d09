import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import type { ChangedFields } from '#src/outbox/changed-fields/changed-fields.ts'
import { profileForm } from '#src/outbox/changed-fields/own-forms.ts'
import { outboxKinds } from '#src/outbox/kinds.ts'
import { attemptKey } from '#src/storage/left-attempts.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import type { OutboxEntry } from '#workers/outbox/entry'
import { toTyped } from './profile-form.ts'
import { ProfilePage } from './profile-page.tsx'

const tenant = 'own-pages'
const ofLoading = { timeout: 10_000 }
const storage = tenantStorage(tenant)
const store = outboxStore(tenant)
const draft = ownDraft<{ typed: object; base: object }>(tenant, profileForm)
const before: Account = { ...account, height: 168, gender: 'female', birthday: '1990-05-02', dob_format: 'hijri' }
const saved: Account = { ...before, height: 171, birthday: '1990-05-03' }
const entry: OutboxEntry<ChangedFields> = {
  ...{
    id: 'profile.cut',
    idempotencyKey: 'profile.cut',
    tenant,
    kind: 'profile',
    attempts: 1,
    state: 'queued' as const,
  },
  createdAt: '2026-11-23T10:00:00.000Z',
  was: { height: 168, birthday: '1990-05-02', dob_format: 'hijri' },
  now: { height: 171, birthday: '1990-05-03', dob_format: 'hijri' },
}

beforeAll(fillTestDom)
afterEach(forgetOwnPages)

/** What a page leaves that ends while it saves: its draft, and what it had begun to send. */
async function cutShort(typed: object = {}) {
  await draft.keep({ typed: { ...toTyped(saved), ...typed }, base: toTyped(before) })
  await storage.set(attemptKey(tenant, entry.id), entry)
}
async function reload(data: Account) {
  let shown = data
  await showOwnPage(<ProfilePage />, {
    at: 'profile',
    answers: { 'GET /account': () => ({ data: shown }), 'GET /master/identity-types': { data: [] } },
  })
  await screen.findByRole('button', { name: 'Save' }, ofLoading)
  return () => (shown = saved)
}
/** The outbox has an answer to it. */
async function answer(kept = entry) {
  const kinds = outboxKinds({ tenant, storage, apis: () => Promise.reject(new Error()), now: () => new Date() })
  await kinds['profile']?.accept(kept, saved)
  await store.keepAnswer({ id: kept.id, kind: 'profile', answeredAt: new Date().toISOString() })
  await store.remove(kept.id)
  act(() => openOutboxChannel(tenant)?.postMessage(kept.id))
}
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const noStaleNote = () => expect(screen.queryByText('Changed elsewhere since you typed here')).toBeNull()

it.each([
  ['has arrived', saved],
  ['has not arrived yet', before],
])(
  'what was saved when its page was reloaded is no change from elsewhere, and its draft goes with the answer: %s',
  async (_, data) => {
    await cutShort()
    const arrive = await reload(data)
    noStaleNote()
    expect([fieldOf('height')?.value, screen.queryByText('Not sent yet') !== null]).toEqual(['171', true])
    arrive()
    await answer()
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull(), ofLoading)
    noStaleNote()
    expect([fieldOf('height')?.value, await draft.read()]).toEqual(['171', undefined])
  },
)

it('is none either where it was answered before its page was there again', async () => {
  await cutShort()
  await store.takeOver()
  await answer()
  await reload(saved)
  noStaleNote()
  expect(await draft.read()).toBeUndefined()
})

it('leaves what was typed after it', async () => {
  await cutShort({ weight: '61' })
  await store.takeOver()
  await answer()
  await reload(saved)
  noStaleNote()
  expect([fieldOf('height')?.value, fieldOf('weight')?.value]).toEqual(['171', '61'])
  expect(await draft.read()).toMatchObject({ base: { height: '171', weight: '' } })
})

it('leaves a draft of a field that was changed elsewhere meanwhile, and says so', async () => {
  await cutShort()
  await store.takeOver()
  await answer({ ...entry, was: { height: 160 }, now: { height: 161 } })
  await reload({ ...saved, height: 161 })
  expect((await screen.findByText('Changed elsewhere since you typed here')).closest('[role]')?.role).toBe('alert')
})
