import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem, type ProblemCode } from '#contract/problem'
import type { OutboxEntry } from '#workers/outbox/entry'
import type { Apis } from '#src/api/apis.ts'
import { cardPhotos } from '#src/storage/card-photos.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { bookingOf, openOutboxPage } from '#tests/support/outbox-page'
import type { BookingChange, KeptPhoto } from './booking-change.ts'
import { bookingKind } from './booking-kind.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const entryOf = (changes: Partial<BookingChange> = {}) =>
  ({ ...bookingOf('intent.1', changes).change, id: 'intent.1', idempotencyKey: 'key' }) as OutboxEntry<BookingChange>

const entryFields = {
  ...{ id: 'intent.1', idempotencyKey: 'intent.1', tenant: 'patientweb', kind: 'guest_appointment' },
  ...{ createdAt: '2026-11-23T10:00:00.000Z', attempts: 1, state: 'sending' as const },
}

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

  const file = { name: 'card.jpg', mediaType: 'image/jpeg', bytes: 3, bytesId: 'card', key: 'card-key' }
  const photos: KeptPhoto[] = [{ kind: 'insurance_front', file }]
  /** A booking that waits with a photo, of which the form has one more. */
  async function keepWithPhoto(page: ReturnType<typeof openOutboxPage>) {
    const taken = { insurance_front: 'front', insurance_letter: 'letter' } as never
    await cardPhotos('patientweb', page.storage).keep(
      'p-1',
      { addedAt: '2026-11-23T09:00:00.000Z', files: taken },
      new Date(page.state.now),
    )
    await outboxFiles('patientweb', page.storage).keep('card', new ArrayBuffer(3))
    await page.runner.submit(bookingOf('intent.1', { photos }))
  }
  const leftOf = async ({ storage, state }: ReturnType<typeof openOutboxPage>) => ({
    bytes: await outboxFiles('patientweb', storage).read('card'),
    form: (await cardPhotos('patientweb', storage).read('p-1', async () => new Date(state.now)))?.files,
  })

  it('makes its photos documents of the visit once it is booked, once', async () => {
    const page = openOutboxPage([], { isOnline: false })
    await keepWithPhoto(page)
    page.state.isOnline = true
    await page.runner.drain()
    const waiting = async () => (await page.store.list()).filter(({ kind }) => kind === 'visit_document')
    const document = {
      id: 'visit-document.a-intent.1.card-key',
      visit: { appointmentId: 'a-intent.1', practitionerName: 'Dr Amira' },
      document: { kind: 'insurance_front', isOfBooking: true },
      files: [file],
    }
    expect(await waiting()).toMatchObject([document])
    expect(await leftOf(page)).toMatchObject({ bytes: { byteLength: 3 }, form: { insurance_letter: 'letter' } })
    // A page that ended in the middle does it again: what was sent meanwhile is not sent twice.
    await page.store.keepAnswer({ id: document.id, kind: 'visit_document', answeredAt: '2026-11-23T10:00:00.000Z' })
    await page.store.remove(document.id)
    await page.store.put(
      {
        ...bookingOf('intent.1', { photos }).change,
        ...entryFields,
        fetched: { answer: { appointment: appointmentWith('a-intent.1') } },
      },
      (found) => found,
    )
    await page.runner.start()
    expect(await page.store.list()).toEqual([])
  })

  it.each(['discarded', 'taken back'] as const)('that is %s has no photo left on the device', async (how) => {
    const page = openOutboxPage([], { isOnline: false })
    await keepWithPhoto(page)
    if (how === 'discarded') await page.runner.discard('intent.1')
    else await page.runner.withdraw('intent.1')
    const form = how === 'discarded' ? { insurance_letter: 'letter' } : { insurance_front: 'front' }
    // Who takes it back goes on in its form.
    expect(await leftOf(page)).toMatchObject({ bytes: undefined, form })
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
