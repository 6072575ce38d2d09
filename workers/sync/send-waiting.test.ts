import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followServer } from '#src/clock/server-time.ts'
import { attemptKey } from '#src/storage/left-attempts.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { appointmentWith } from '#tests/support/booking'
import { bookingOf, openOutboxPage } from '#tests/support/outbox-page'
import { consent, json, openWorker, patient, refusedBearer, tenant, visit } from '#tests/support/sync-worker'
import type { OutboxEntry } from '../outbox/entry.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => followServer(0))

const none = () => Promise.reject(new TypeError('no network'))

describe('what waits while no page is open', () => {
  it('is sent once, with the session and the key of the intent, and what it brings is told by the next page', async () => {
    const worker = await openWorker()
    await worker.put(consent('one'))
    expect(await worker.run()).toEqual({ accepted: 1, refused: 0, left: 'nothing' })
    expect(worker.calls).toEqual([
      {
        path: '/p/patientapp/appointments/a-1/consent',
        bearer: 'Bearer bearer 1',
        key: '"one"',
        sentAt: expect.any(String),
      },
    ])
    await worker.run()
    expect(worker.calls).toHaveLength(1)

    const page = openOutboxPage([], { isOnline: false })
    page.watch()
    await page.runner.start()
    await expect
      .poll(() => page.heard.at(-1))
      .toEqual([
        {
          id: 'one',
          kind: 'visit_consent',
          subject: { ...visit, isOn: true },
          state: 'accepted',
          answer: expect.anything(),
        },
      ])
    expect(await page.runner.entries()).toEqual([])
  })

  it('is what a page left in the middle of its first attempt too', async () => {
    const worker = await openWorker()
    await worker.storage.set(attemptKey(tenant, 'one'), consent('one', { attempts: 1 }))
    expect(await worker.run()).toEqual({ accepted: 1, refused: 0, left: 'nothing' })
    expect(worker.calls.map(({ key }) => key)).toEqual(['"one"'])
  })

  it('is a guest’s booking too, which the next page keeps with what opens it', async () => {
    const appointment = appointmentWith('a-9')
    const worker = await openWorker({
      signedIn: null,
      answers: [() => json(200, { data: { appointment, appointment_token: 'opens 9' } })],
    })
    const { change, ...rest } = bookingOf('intent.1')
    await worker.put({ ...consent('intent.1'), ...rest, ...change })
    await worker.run()
    expect(worker.calls).toEqual([
      { path: '/p/patient/appointment', bearer: null, key: '"intent.1"', sentAt: expect.any(String) },
    ])
    const page = openOutboxPage()
    await page.runner.start()
    expect(await page.session.appointmentToken('a-9')).toBe('opens 9')
    expect(page.sent).toEqual([])
  })

  it('is a booking with photos of a card, which become documents of the visit, each once, by what opens it', async () => {
    const announced = { id: 'f-1', received: 0 }
    const worker = await openWorker({
      signedIn: null,
      answers: [
        () => json(200, { data: { appointment: appointmentWith('a-9'), appointment_token: 'opens a-9' } }),
        () => json(200, { data: announced }),
        () => Promise.reject(new TypeError('the network is gone')),
        () => json(200, { data: { id: 'f-1', received: 3, file: { id: 'f-1' } } }),
        () => json(200, { data: { id: 'd-1' } }),
      ],
    })
    const file = { name: 'card.jpg', mediaType: 'image/jpeg', bytes: 3, bytesId: 'card', key: 'card-key' }
    await outboxFiles(tenant, worker.storage).keep('card', new ArrayBuffer(3))
    const booking = bookingOf('intent.1', { photos: [{ kind: 'insurance_front', file }] })
    await worker.put(consent('intent.1', { ...booking.change, kind: booking.kind }))
    expect(await worker.run()).toEqual({ accepted: 1, refused: 0, left: 'later' })
    // The sync event comes again; the booking is not sent twice.
    expect(await worker.run()).toEqual({ accepted: 1, refused: 0, left: 'nothing' })
    expect(worker.calls.map(({ path, opening }) => [path, opening])).toEqual([
      ['/p/patient/appointment', null],
      ['/a/patient/appointments/a-9/files', 'opens a-9'],
      ['/a/patient/appointments/a-9/files/f-1', 'opens a-9'],
      ['/a/patient/appointments/a-9/files/f-1', 'opens a-9'],
      ['/a/patient/appointment/documents', 'opens a-9'],
    ])
    // The page that takes it on makes nothing twice, and leaves nothing of the photo on the device.
    const page = openOutboxPage([])
    await page.runner.start()
    expect(page.sent).toEqual([])
    expect(await worker.store.list()).toEqual([])
    expect(await worker.tokens.appointmentToken('a-9')).toBe('opens a-9')
    expect(await outboxFiles(tenant, worker.storage).read('card')).toBeUndefined()
  })

  it('stays in its order where one gets no answer, and is sent again with its key', async () => {
    const worker = await openWorker({ answers: [none] })
    await worker.put(consent('one', { createdAt: new Date(Date.now() - 2_000).toISOString() }))
    await worker.put(consent('two'))
    expect(await worker.run()).toEqual({ accepted: 0, refused: 0, left: 'later' })
    expect(worker.calls.map(({ key }) => key)).toEqual(['"one"'])
    expect(await worker.run()).toEqual({ accepted: 2, refused: 0, left: 'nothing' })
    expect(worker.calls.map(({ key }) => key)).toEqual(['"one"', '"one"', '"two"'])
  })

  it('that was sent when its worker was killed goes again with its key, and one that was answered then does not', async () => {
    const worker = await openWorker()
    await worker.put(consent('sent', { state: 'sending', attempts: 1 }))
    await worker.put(
      consent('answered', { state: 'sending', attempts: 1, fetched: { answer: appointmentWith('a-1') } }),
    )
    await worker.run()
    expect(worker.calls.map(({ key }) => key)).toEqual(['"sent"'])
  })

  it('that is refused or too old waits for the patient, and holds nothing up', async () => {
    const worker = await openWorker({ answers: [() => json(409, { code: 'appointment_begun', message: '' })] })
    await worker.put(consent('old', { createdAt: new Date(Date.now() - 13 * 3_600_000).toISOString() }))
    await worker.put(consent('late', { createdAt: new Date(Date.now() - 1_000).toISOString() }))
    await worker.put(consent('good'))
    expect(await worker.run()).toEqual({ accepted: 1, refused: 1, left: 'nothing' })
    expect((await worker.store.get('old'))?.state).toBe('needs_confirmation')
    expect(await worker.store.get('late')).toMatchObject({ state: 'refused', refusal: { code: 'appointment_begun' } })
  })

  it('is done where another device has done it', async () => {
    const worker = await openWorker({ answers: [() => json(404, { code: 'not_found', message: '' })] })
    await worker.put({ ...consent('gone'), kind: 'removed_relative', relativeId: 'r-1', name: 'Noor' } as OutboxEntry)
    expect(await worker.run()).toEqual({ accepted: 1, refused: 0, left: 'nothing' })
    expect(await worker.store.get('gone')).toMatchObject({ fetched: {} })
  })

  it('goes with the server’s time where the date of the device is stale', async () => {
    const worker = await openWorker({ answers: [() => json(406, { message: 'Unauthorised' })] })
    await worker.put(consent('one'))
    expect(await worker.run()).toMatchObject({ accepted: 1 })
    expect(worker.calls).toHaveLength(2)
  })

  it('decides nothing by the page of a network', async () => {
    const worker = await openWorker({
      answers: [() => new Response('<p>Sign in to our Wi-Fi', { headers: { 'content-type': 'text/html' } })],
    })
    await worker.put(consent('one'))
    expect(await worker.run()).toMatchObject({ left: 'later' })
    expect((await worker.store.get('one'))?.state).toBe('queued')
  })

  it('is left to a page that is looked at, and to the next one from the first change on that only pages know', async () => {
    const seen = await openWorker({ isLookedAt: async () => true })
    await seen.put(consent('one', { createdAt: new Date(Date.now() - 3_000).toISOString() }))
    await seen.run()
    expect(seen.calls).toEqual([])
    const worker = await openWorker()
    await worker.put(consent('strange', { kind: 'of_tomorrow', createdAt: new Date(Date.now() - 2_000).toISOString() }))
    await worker.put(consent('three'))
    await worker.run()
    expect(worker.calls.map(({ key }) => key)).toEqual(['"one"'])
  })
})

describe('the session', () => {
  it('is refreshed where its bearer has expired or is refused, and kept for the pages', async () => {
    const old = { ...patient, expiresAt: '2026-01-01T00:00:00.000Z' }
    for (const [signedIn, bearers] of [
      [old, [null, 'Bearer bearer 2']],
      [patient, ['Bearer bearer 1', null, 'Bearer bearer 2']],
    ] as const) {
      const worker = await openWorker({ signedIn, answers: signedIn === old ? [] : [refusedBearer] })
      await worker.put(consent('one'))
      expect(await worker.run()).toMatchObject({ accepted: 1 })
      expect(worker.calls.map(({ bearer }) => bearer)).toEqual(bearers)
      expect((await worker.tokens.read()).patient).toMatchObject({
        id: 'layla',
        idToken: 'bearer 2',
        refreshToken: 'refresh 2',
      })
      await worker.store.remove('one')
    }
  })

  it('is taken as a page has renewed it meanwhile', async () => {
    const worker = await openWorker({
      answers: [
        async () => {
          await worker.tokens.renew(patient, { ...patient, idToken: 'bearer 9', refreshToken: 'refresh 9' })
          return refusedBearer()
        },
      ],
    })
    await worker.put(consent('one'))
    expect(await worker.run()).toMatchObject({ accepted: 1 })
    expect(worker.calls.map(({ bearer }) => bearer)).toEqual(['Bearer bearer 1', 'Bearer bearer 9'])
  })

  it('that is over parks everything until a page has somebody sign in', async () => {
    const worker = await openWorker({ answers: [refusedBearer], refresh: refusedBearer })
    await worker.put(consent('one', { createdAt: new Date(Date.now() - 2_000).toISOString() }))
    await worker.put(consent('two'))
    expect(await worker.run()).toEqual({ accepted: 0, refused: 0, left: 'parked' })
    expect((await worker.store.list()).map(({ state, refusal }) => [state, refusal])).toEqual([
      ['queued', undefined],
      ['queued', undefined],
    ])
    expect(worker.calls).toHaveLength(2)
  })

  it('that lasts until the browser is closed is not used where that may have been', async () => {
    const signedIn = { ...patient, isBrief: true as const }
    const asked: string[] = []
    for (const cookies of [undefined, { get: async (name: string) => (asked.push(name), null) }]) {
      const worker = await openWorker({ signedIn, cookies })
      await worker.put(consent('one'))
      await worker.run()
      expect(worker.calls).toEqual([])
    }
    expect(asked).toEqual(['open-browser-patientweb'])
    const open = await openWorker({ signedIn, cookies: { get: async () => ({}) } })
    expect(await open.run()).toMatchObject({ accepted: 1 })
  })
})
