import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { bookingOf, openOutboxPage as openPage } from '#tests/support/outbox-page'
import { plainKind, plainOf } from '#tests/support/plain-kind'
import type { OutboxKind } from './kind.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const lost = () => new Problem('offline')
const taken = () => new Problem('slot_taken', { status: 409 })

describe('sending', () => {
  it('asked for while it is running goes on with what came meanwhile', async () => {
    const { kinds, going } = plainKind()
    const page = openPage([], {}, kinds)
    await page.runner.submit(plainOf('one'))
    await expect.poll(() => going.length).toBe(1)
    await page.runner.submit(plainOf('two'))
    going[0]!()
    await expect.poll(() => going.length).toBe(2)
    going[1]!()
    await expect.poll(() => page.runner.entries()).toEqual([])
  })

  it('asked for when all has gone, while that is still being told, is done all the same', async () => {
    const page = openPage()
    page.watch()
    await expect.poll(() => page.heard.length).toBe(1)
    vi.spyOn(page.store, 'answers').mockImplementationOnce(async () => {
      await page.runner.submit(bookingOf())
      return []
    })
    await page.runner.drain()
    expect(page.sent).toHaveLength(1)
  })

  it('is tried again when the device could not be read', async () => {
    const page = openPage()
    page.store.list = () => Promise.reject(new Error('storage is gone'))
    await page.runner.drain()
    expect(page.waiting).toHaveLength(1)
  })

  it('later is called off by what is sent before', async () => {
    const page = openPage([lost()])
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.waiting.length).toBe(1)
    await page.runner.drain()
    expect(page.waiting).toEqual([])
    expect(page.sent).toHaveLength(2)
  })

  it('that got through once is hopeful again: what comes next is on its way, not kept', async () => {
    const page = openPage([lost()])
    await page.runner.submit(bookingOf('one.1'))
    await expect.poll(() => page.waiting.length).toBe(1)
    page.waiting.shift()!()
    await expect.poll(() => page.runner.entries()).toEqual([])
    await page.runner.drain()
    page.follow('two.1')
    await page.runner.submit(bookingOf('two.1'))
    await expect.poll(() => page.news.at(-1)?.state).toBe('accepted')
    expect(page.news.map(({ state }) => state)).not.toContain('kept')
  })
})

describe('a change handed over again', () => {
  it('while it waits is as it was, but for a newer proof', async () => {
    const page = openPage([], { isOnline: false })
    await page.runner.submit(bookingOf())
    page.state.now += 60_000
    await page.runner.submit(bookingOf('intent.1', { guestToken: 'fresh', locale: 'ar-ae' }))
    expect(await page.runner.entries()).toMatchObject([
      { guestToken: 'fresh', locale: 'en-ae', createdAt: '2026-11-23T10:00:00.000Z', state: 'queued' },
    ])
  })

  it('while it is being sent stays on its way, and of a kind with nothing to renew as it was', async () => {
    const { kinds, going } = plainKind()
    const page = openPage([], {}, kinds)
    await page.runner.submit(plainOf('one', { text: 'first' }))
    await expect.poll(() => going.length).toBe(1)
    await page.runner.submit(plainOf('one', { text: 'second' }))
    expect(await page.store.get('one')).toMatchObject({ text: 'first', state: 'sending', attempts: 1 })
    going[0]!()
  })

  it('after it was refused goes anew with the patient’s word alone, and says how often it was tried', async () => {
    const page = openPage([taken(), lost()])
    await page.runner.submit(bookingOf())
    await expect.poll(async () => (await page.store.get('intent.1'))?.state).toBe('refused')
    await page.runner.submit(bookingOf('intent.1', { isConfirmed: false }))
    expect(page.sent).toHaveLength(1)
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.sent.length).toBe(2)
    await expect.poll(async () => (await page.store.get('intent.1'))?.attempts).toBe(2)
  })

  it('that has its answer is not sent again', async () => {
    const page = openPage()
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.store.answer('intent.1')).toBeDefined()
    await page.runner.submit(bookingOf())
    expect([page.sent.length, await page.runner.entries()]).toEqual([1, []])
  })

  it('without the patient’s word, and never seen before, waits for it', async () => {
    const page = openPage()
    await page.runner.submit(bookingOf('intent.1', { isConfirmed: false }))
    expect(await page.runner.entries()).toMatchObject([{ state: 'needs_confirmation' }])
    expect(page.sent).toEqual([])
  })

  it('of a kind nobody knows is refused at once, by its name', async () => {
    const page = openPage()
    await expect(page.runner.submit(plainOf('one'))).rejects.toThrow('plain')
  })
})

describe('the patient’s word', () => {
  it('confirms only what waits for it', async () => {
    const page = openPage([taken(), new Problem('price_changed', { status: 409 }), lost()])
    for (const id of ['refused.1', 'changed.1', 'queued.1']) {
      await page.runner.submit(bookingOf(id))
      await expect.poll(async () => (await page.store.get(id))?.attempts).toBe(1)
    }
    await expect.poll(async () => (await page.store.get('queued.1'))?.state).toBe('queued')
    page.state.isOnline = false
    page.state.now += 60_000
    for (const id of ['refused.1', 'changed.1', 'queued.1']) await page.runner.confirm(id)
    expect((await page.runner.entries()).map(({ id, state, createdAt }) => [id, state, createdAt])).toEqual([
      ['refused.1', 'refused', '2026-11-23T10:00:00.000Z'],
      ['changed.1', 'needs_confirmation', '2026-11-23T10:00:00.002Z'],
      ['queued.1', 'queued', '2026-11-23T10:00:00.004Z'],
    ])
  })

  it('takes away neither what was sent nor what still goes', async () => {
    const page = openPage([taken()], {})
    await page.runner.submit(bookingOf('refused.1'))
    await expect.poll(async () => (await page.store.get('refused.1'))?.state).toBe('refused')
    page.state.isOnline = false
    await page.runner.submit(bookingOf('queued.1'))
    expect(await page.runner.withdraw('refused.1')).toBe('too_late')
    await page.runner.dismiss('queued.1')
    expect((await page.runner.entries()).map(({ id }) => id).sort()).toEqual(['queued.1', 'refused.1'])
    await page.runner.dismiss('refused.1')
    expect((await page.runner.entries()).map(({ id }) => id)).toEqual(['queued.1'])
  })

  it('gives up what was refused or never sent, and undoes that on the device, and nothing that may have arrived', async () => {
    const { kinds } = plainKind()
    const givenUp: string[] = []
    const onDiscarded: OutboxKind['onDiscarded'] = async ({ id }) => void givenUp.push(id)
    const page = openPage([], { isOnline: false }, { plain: { ...kinds['plain'], onDiscarded } })
    for (const id of ['queued', 'refused', 'under way']) await page.runner.submit(plainOf(id))
    await page.runner.submit(plainOf('asked', {}, false))
    await page.store.update('refused', (found) => ({ ...found, attempts: 1, refusal: { code: 'slot_taken' } }))
    await page.store.update('under way', (found) => ({ ...found, attempts: 1 }))
    for (const id of ['queued', 'refused', 'asked']) expect(await page.runner.discard(id)).toBe(true)
    expect(await page.runner.discard('under way')).toBe(false)
    expect(givenUp).toEqual(['queued', 'refused', 'asked'])
  })

  it('sends again what was refused only because nobody was signed in', async () => {
    const page = openPage([new Problem('unauthenticated', { status: 401 })], {})
    await page.runner.submit(bookingOf('parked.1'))
    await expect.poll(async () => (await page.store.get('parked.1'))?.state).toBe('needs_confirmation')
    await page.runner.confirm('parked.1')
    expect([page.sent.length, await page.runner.entries()]).toEqual([2, []])
  })

  it('sees a question off without an answer to it', async () => {
    const page = openPage()
    await page.runner.submit(bookingOf('intent.1', { isConfirmed: false }))
    expect(await page.runner.withdraw('intent.1')).toBe('too_late')
    await page.runner.dismiss('intent.1')
    expect(await page.runner.entries()).toEqual([])
  })

  it('gives up what has nothing to do on the device, and what is of a newer build', async () => {
    const { kinds } = plainKind()
    const page = openPage([], {}, kinds)
    await page.runner.submit(plainOf('one', {}, false))
    expect(await page.runner.discard('one')).toBe(true)
    await page.runner.submit(plainOf('two', {}, false))
    const older = openPage()
    expect(await older.runner.discard('two')).toBe(true)
    expect(await older.runner.entries()).toEqual([])
  })

  it('is heard of a change that has nothing to do on the device, and of one of a newer build', async () => {
    const { kinds, going } = plainKind()
    const page = openPage([], {}, kinds)
    await page.runner.submit(plainOf('one'))
    await expect.poll(() => going.length).toBe(1)
    going[0]!()
    await expect.poll(() => page.store.answer('one')).toBeDefined()
    await page.runner.acknowledge('one')
    await openPage().runner.acknowledge('one')
    expect((await page.store.answer('one'))?.seenAt).toBeDefined()
  })
})

describe('who listens', () => {
  it('is not told again of what was dismissed on a page that was left in that moment', async () => {
    const page = openPage()
    page.watch()
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.heard.at(-1)?.map(({ state }) => state)).toEqual(['accepted'])
    // Of a page that has gone nothing goes on: what it reads never comes.
    vi.spyOn(page.storage, 'updateTogether').mockReturnValue(new Promise(() => {}))
    void page.runner.acknowledge('intent.1')
    const next = openPage()
    next.watch()
    await next.runner.start()
    expect(next.heard.flat()).toEqual([])
    expect((await next.store.answer('intent.1'))?.seenAt).toBeDefined()
    expect(await next.storage.entries('patientweb:patientweb:outbox-seen')).toEqual([])
  })

  it('is not told again of what they have seen, where its page ended before it removed the change', async () => {
    const page = openPage()
    page.watch()
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.heard.at(-1)?.map(({ state }) => state)).toEqual(['accepted'])
    await page.runner.acknowledge('intent.1')
    await page.store.put(
      {
        ...bookingOf().change,
        ...{ id: 'intent.1', tenant: 'patientweb', kind: 'guest_appointment', idempotencyKey: 'intent.1' },
        ...{ createdAt: new Date(page.state.now).toISOString(), attempts: 1, state: 'sending' },
      },
      (found) => found,
    )
    const next = openPage()
    next.watch()
    await next.runner.start()
    expect(next.sent).toHaveLength(1)
    expect(next.heard.flat()).toEqual([])
  })

  it('is told of others, and not of what is followed on the page itself', async () => {
    const page = openPage([taken(), taken()])
    page.follow('one.1')
    page.watch()
    for (const id of ['one.1', 'two.1']) {
      await page.runner.submit(bookingOf(id))
      await expect.poll(async () => (await page.store.get(id))?.state).toBe('refused')
    }
    await expect.poll(() => page.heard.at(-1)?.map(({ id }) => id)).toEqual(['two.1'])
    expect(page.heard.flat().map(({ id }) => id)).not.toContain('one.1')
  })

  it('is told no more once they have gone, and the other follower is', async () => {
    const page = openPage([], { isOnline: false })
    const stopWatching = page.watch()
    const stop = page.follow()
    const other: string[] = []
    const stopOther = page.runner.follow('intent.1', ({ state }) => other.push(state))
    stop()
    stopWatching()
    const before = page.heard.length
    await page.runner.submit(bookingOf())
    await expect.poll(() => other.at(-1)).toBe('kept')
    expect([page.news, page.heard.slice(before).flat()]).toEqual([[], []])
    stopOther()
    page.watch()
    page.state.isOnline = true
    await page.runner.drain()
    await expect.poll(() => page.heard.at(-1)?.map(({ state }) => state)).toEqual(['accepted'])
  })

  it('finds what waits oldest first', async () => {
    const page = openPage([], { isOnline: false })
    for (const id of ['c.1', 'a.1', 'b.1']) {
      await page.runner.submit(bookingOf(id))
      page.state.now += 1_000
    }
    expect((await page.runner.entries()).map(({ id }) => id)).toEqual(['c.1', 'a.1', 'b.1'])
  })

  it('reads of a kind what that kind has to say', async () => {
    const { kinds } = plainKind()
    const { Notice } = await openPage([], {}, kinds).runner.loadNotice('plain')
    expect((Notice as () => string)()).toBe('a notice')
  })
})
