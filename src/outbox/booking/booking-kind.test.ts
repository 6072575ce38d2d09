import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem, type ProblemCode } from '#contract/problem'
import type { OutboxEntry } from '#workers/outbox/entry'
import type { Apis } from '#src/api/apis.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { bookingOf, openOutboxPage } from '#tests/support/outbox-page'
import type { BookingChange } from './booking-change.ts'
import { bookingKind } from './booking-kind.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const entryOf = (changes: Partial<BookingChange> = {}) =>
  ({ ...bookingOf('intent.1', changes).change, id: 'intent.1', idempotencyKey: 'key' }) as OutboxEntry<BookingChange>

/** The kind, and what it asks the server. */
function openKind() {
  const asked: unknown[] = []
  const book = async (...question: unknown[]) => void asked.push(question)
  const kind = bookingKind({
    tenant: 'patientweb',
    storage: openStorage('patientweb'),
    apis: async () => ({ appointment: { book } }) as unknown as Apis,
    now: () => new Date('2026-11-23T10:00:00.000Z'),
  })
  return { kind, asked }
}

describe('a guest’s booking, as a kind of change', () => {
  it('is sent in the language it was made in, and without one that this build does not know', async () => {
    const { kind, asked } = openKind()
    await kind.send(entryOf({ locale: 'ar-ae' }))
    await kind.send(entryOf({ locale: 'xx-yy' }))
    const { body, guestToken } = entryOf()
    const proof = { idempotencyKey: 'key', guestToken }
    expect(asked).toEqual([
      [body, { ...proof, language: 'ar' }],
      [body, proof],
    ])
  })

  it.each<[ProblemCode, string]>([
    ['price_changed', 'needs_confirmation'],
    ['consent_required', 'needs_confirmation'],
    ['guest_token_invalid', 'needs_confirmation'],
    ['unauthenticated', 'needs_confirmation'],
    ['slot_taken', 'refused'],
  ])('after %s is in the state %s', (code, state) => {
    const { kind } = openKind()
    expect(kind.verdictOf(new Problem(code, { status: 409 }))).toEqual({ state, refusal: { code } })
  })

  it('takes a newer proof of the phone while it waits, and keeps its own where there is none', () => {
    const { kind } = openKind()
    const [kept, newer, none] = [entryOf(), entryOf({ guestToken: 'newer' }), entryOf({ guestToken: '' })]
    expect(kind.renewed?.(kept, newer)).toEqual({ guestToken: 'newer' })
    expect(kind.renewed?.(kept, none)).toEqual({ guestToken: 'guest' })
  })

  it('has a view that tells of it', async () => {
    const { Notice } = await openKind().kind.loadNotice()
    expect(Notice.name).toBe('BookingNotice')
  })

  it('that was given up leaves its draft, and one that was told of does not', async () => {
    const page = openOutboxPage()
    const { kind } = openKind()
    await page.keepDraft()
    const answer = { id: 'intent.1', kind: 'guest_appointment', appointmentId: 'a', answeredAt: '' }
    await kind.onSeen?.(answer)
    expect(await page.draft()).toMatchObject({ at: 'submitting' })
    await kind.onDiscarded?.(entryOf())
    expect(await page.draft()).toMatchObject({ at: 'filling' })
    await page.keepDraft()
    await kind.onSeen?.({ ...answer, practitionerId: 'p-1' })
    expect(await page.draft()).toBeUndefined()
  })
})
