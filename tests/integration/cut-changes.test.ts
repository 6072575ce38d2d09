import 'fake-indexeddb/auto'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import type { Relative } from '#contract/relative'
import { createApis, type Apis } from '#src/api/apis.ts'
import { createClock } from '#src/api/signing/clock.ts'
import { createDocumentApi } from '#src/api/document-api.ts'
import { createSettingsApi } from '#src/api/settings-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { cancelOrKeep } from '#src/features/appointment/parts/cancel-or-keep.ts'
import { moveOrKeep } from '#src/features/appointment/parts/move-or-keep.ts'
import type { ShownVisit } from '#src/features/appointment/use-appointment.ts'
import { bookingKindName } from '#src/outbox/booking/booking-change.ts'
import { outboxKinds } from '#src/outbox/kinds.ts'
import { pageOutbox } from '#src/outbox/page-outbox.ts'
import { attachVisitDocument, keepVisitDocument } from '#src/queries/appointment-documents.ts'
import { switchOrKeep } from '#src/queries/appointment-switch.ts'
import { changeMessageSettings } from '#src/queries/own-message-settings.ts'
import { addDocument, type KeptDocument } from '#src/queries/own-document-additions.ts'
import type { ChosenFile } from '#src/queries/own-kept-files.ts'
import { changeDocument, type KeptDocumentChange } from '#src/queries/own-document-changes.ts'
import { removeDocument } from '#src/queries/own-document-removals.ts'
import { saveProfile } from '#src/queries/own-profile.ts'
import { addRelative } from '#src/queries/own-relative-additions.ts'
import { saveRelative } from '#src/queries/own-relative-details.ts'
import { removeRelative } from '#src/queries/own-relatives.ts'
import { giveOrKeepFeedback } from '#src/queries/video-feedback.ts'
import { visitDocumentCalls } from '#src/queries/visit-documents.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { startCuttingProxy, type CuttingProxy } from '../support/cutting-proxy.ts'
import { pdf } from '../support/sample-files.ts'
import { signIn } from '../support/signed-in.ts'
import { bookingAt, e164, fee, monday, openWorld, type World } from './appointment-world.ts'

/** The device's own name of the tenant: its storage and its outbox are of this test alone. */
const device = 'cut-changes'
let world: World
let proxy: CuttingProxy
let apis: Apis
let calls = 0
let own: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  world = await openWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  proxy = await startCuttingProxy((world.app.server.address() as AddressInfo).port)
})
afterAll(async () => {
  await proxy.close()
  await world.close()
})

const network = { onLine: true }
const setNetwork = (isThere: boolean) => {
  network.onLine = isThere
  onlineManager.setOnline(isThere)
}
beforeEach(async () => {
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
  await world.database.execute(
    'delete from account_events; delete from document_files; delete from appointment_documents; delete from documents; delete from relatives; delete from notification_settings',
  )
  await world.reset()
  calls = 0
  own = await signIn(world.database, { phone: e164, name: 'Layla', now: monday })
  apis = createApis(means())
})
const means = () => ({
  origin: proxy.origin,
  basePath: world.app.config.basePath,
  clientKey: 'patientweb',
  locale: { language: 'en', country: 'ae' } as const,
  // No two calls are signed alike: the second would be refused as a repetition of the first.
  clock: createClock(undefined, () => monday.getTime() + (calls += 1) * 1000),
  session: { bearer: async () => own.idToken, renewed: async () => undefined },
})
afterEach(async () => {
  proxy.cut(undefined)
  setNetwork(true)
  vi.unstubAllGlobals()
  await tenantStorage(device).clear()
})

const app = {
  ...{ tenant: device, basePath: '', locale: locales['en-ae'], queryClient: new QueryClient() },
  init: { settings: { whitelabel_configs: {} } },
  apis: async () => apis,
} as unknown as AppContext
const store = outboxStore(device)
const rows = (query: string) => world.database.query<Record<string, unknown>>(query)
const noted = async (kind: string) => (await rows(`select 1 from account_events where kind = '${kind}'`)).length

const [eleven, noon] = ['2026-11-24T07:00:00.000Z', '2026-11-24T08:00:00.000Z']
const body = bookingAt(eleven)
const book = () => apis.appointment.book(body, { idempotencyKey: `booked.${crypto.randomUUID()}` })
const visit = async () => (await book()).appointment as unknown as ShownVisit
const toChanged = ({ id, practitioner, start, time_zone: timeZone }: ShownVisit) => ({
  ...{ appointmentId: id, practitionerName: practitioner.fullName, start, timeZone },
})
const salma = { first_name: 'Salma', last_name: 'Haddad', relationship_id: 'child' } as const
const relative = (): Promise<Relative> => apis.account.addPatient(salma, { idempotencyKey: crypto.randomUUID() })

/** In three parts. */
const scan = new File([new Uint8Array(pdf({ padding: 250_000 }))], 'scan.pdf', { type: 'application/pdf' })
const words = { document_type: 'medical', document_title: 'Blood count', tag_id: 'lab-result' } as const
const addScan = (files: ChosenFile[] = [{ file: scan }]) => addDocument(app, { id: 'document.1', words, files })
const documentsOfAccount = async () => [
  await rows('select title from documents'),
  await rows('select name, state, document_id is not null as is_in from document_files'),
  await noted('document_added'),
]
const oneDocument = [[{ title: 'Blood count' }], [{ name: 'scan.pdf', state: 'ready', is_in: true }], 1]

/** Sends the file of a document of a visit beforehand. */
async function sendForVisit(appointmentId: string, name = 'scan.pdf') {
  const calls = await visitDocumentCalls(app, appointmentId)
  const { id } = await calls.announceFile({ name, bytes: scan.size }, { idempotencyKey: `sent-${name}` })
  const { file } = await calls.sendFilePart({ id, offset: 0 }, await scan.arrayBuffer())
  return file!
}
const documentsOfVisit = async () => [
  await rows('select kind from appointment_documents'),
  await rows(
    "select name, state, appointment_document_id is not null as is_in from document_files where state = 'ready'",
  ),
]
const oneOfVisit = [[{ kind: 'insurance_front' }], [{ name: 'scan.pdf', state: 'ready', is_in: true }]]

type Kind = {
  name: string
  /** Its name in the registry of kinds. */
  of: string
  /** What there is before it; resolves to the press. */
  prepare: () => Promise<() => Promise<unknown>>
  effect: () => Promise<unknown>
  once: unknown
}

const kinds: Kind[] = [
  {
    name: 'booking',
    of: 'guest_appointment',
    prepare: async () => () =>
      pageOutbox(device, app.apis).submit({
        ...{ id: 'intent.1', kind: bookingKindName, isConfirmed: true },
        change: { body, guestToken: '', locale: 'en-ae' },
      }),
    effect: () => rows('select status from appointments'),
    once: [{ status: 'booked' }],
  },
  {
    name: 'booking with a photo of the insurance card',
    of: 'guest_appointment',
    async prepare() {
      await outboxFiles(device).keep('card', await scan.arrayBuffer())
      const file = {
        name: 'scan.pdf',
        mediaType: 'application/pdf',
        bytes: scan.size,
        bytesId: 'card',
        key: 'card-key',
      }
      const photos = [{ kind: 'insurance_front' as const, file }]
      return () =>
        pageOutbox(device, app.apis).submit({
          ...{ id: 'intent.1', kind: bookingKindName, isConfirmed: true },
          change: { body, guestToken: '', locale: 'en-ae', photos },
        })
    },
    effect: async () => [
      await rows('select status from appointments'),
      ...(await documentsOfVisit()),
      await tenantStorage(device).entries(storageKey(device, 'outbox-file')),
    ],
    once: [[{ status: 'booked' }], ...oneOfVisit, []],
  },
  {
    name: 'cancelling a visit',
    of: 'cancelled_appointment',
    prepare: async () => {
      const booked = await visit()
      return () => cancelOrKeep(app, booked, { reason: undefined, note: '', fee: { ...fee, amount: 0 } })
    },
    effect: () => rows('select status from appointments'),
    once: [{ status: 'cancelled' }],
  },
  {
    name: 'moving a visit',
    of: 'moved_appointment',
    prepare: async () => {
      const booked = await visit()
      return () => moveOrKeep(app, booked, { start: noon, fee })
    },
    effect: () => rows(`select moves from appointments`),
    once: [{ moves: 1 }],
  },
  {
    name: 'the wish for an earlier time',
    of: 'earlier_wish',
    prepare: async () => {
      const changed = toChanged(await visit())
      return () => switchOrKeep(app, changed, { what: 'wish', isOn: true })
    },
    effect: () => rows('select earlier_since is not null as wanted from appointments'),
    once: [{ wanted: true }],
  },
  {
    name: 'the consent',
    of: 'visit_consent',
    prepare: async () => {
      const changed = toChanged(await visit())
      return () => switchOrKeep(app, changed, { what: 'consent', isOn: false })
    },
    effect: () => rows('select fg_consent from appointments'),
    once: [{ fg_consent: false }],
  },
  {
    name: 'message settings',
    of: 'message_settings',
    prepare: async () => {
      const { settings } = await createSettingsApi(() => apis.transport('account')).notificationSettings()
      const [first] = settings
      return () => changeMessageSettings(app, { settings: [{ ...first!, email: !first!.email }] })
    },
    effect: async () => (await rows('select topic from notification_settings')).length,
    once: 1,
  },
  {
    name: 'the profile',
    of: 'profile',
    prepare: async () => {
      const saved = await apis.account.account()
      return () => saveProfile(app, saved, { ...saved, height: 171 })
    },
    effect: async () => [await rows(`select height from patients`), await noted('profile_changed')],
    once: [[{ height: 171 }], 1],
  },
  {
    name: 'adding a relative',
    of: 'added_relative',
    prepare: async () => () => addRelative(app, { id: 'addition.1', values: salma }),
    effect: async () => [await rows(`select first_name from relatives`), await noted('relative_added')],
    once: [[{ first_name: 'Salma' }], 1],
  },
  {
    name: 'the details of a relative',
    of: 'changed_relative',
    prepare: async () => {
      const added = await relative()
      return () => saveRelative(app, added, { ...salma, first_name: 'Selma' })
    },
    effect: async () => [await rows(`select first_name from relatives`), await noted('relative_changed')],
    once: [[{ first_name: 'Selma' }], 1],
  },
  {
    name: 'removing a relative',
    of: 'removed_relative',
    prepare: async () => {
      const added = await relative()
      return () => removeRelative(app, added)
    },
    effect: async () => [await rows(`select first_name from relatives`), await noted('relative_removed')],
    once: [[], 1],
  },
  {
    name: 'adding a document whose file waits too',
    of: 'added_document',
    prepare: async () => () => addScan(),
    effect: documentsOfAccount,
    once: oneDocument,
  },
  {
    name: 'adding a document whose files have come',
    of: 'added_document',
    async prepare() {
      const { id } = await sendWhole()
      const stored = { id, name: 'scan.pdf', media_type: 'application/pdf' as const, bytes: scan.size }
      return () => addScan([{ stored }])
    },
    effect: documentsOfAccount,
    once: oneDocument,
  },
  {
    name: 'changing a document',
    of: 'changed_document',
    prepare: async () => {
      const { id: known } = await sendWhole()
      const { id: documentId } = await createDocumentApi(apis.transport).add(
        { ...words, notes: 'Fasting', files: [known] },
        { idempotencyKey: 'document.before' },
      )
      const change = { words: { ...words, document_title: 'Iron' }, files: [known], known: [known], added: [] }
      return () => changeDocument(app, { documentId, ...change })
    },
    effect: async () => [
      await rows('select title, notes from documents'),
      await rows('select name, state, document_id is not null as is_in from document_files'),
    ],
    once: [[{ title: 'Iron', notes: null }], oneDocument[1]],
  },
  ...[false, true].map((hasCome): Kind => ({
    name: `changing a document whose new file ${hasCome ? 'has come' : 'waits too'}`,
    of: 'changed_document',
    async prepare() {
      const { documentId, known } = await documentWith('before.pdf')
      const stored = hasCome && { stored: await storedAs('scan.pdf') }
      const change = { words: { ...words, document_title: 'Iron' }, files: [], known: [known] }
      return () => changeDocument(app, { documentId, ...change, added: [stored || { file: scan }] })
    },
    effect: async () => [
      await rows('select title from documents'),
      await rows("select name, state, document_id is not null as is_in from document_files where state = 'ready'"),
      await tenantStorage(device).entries(storageKey(device, 'outbox-file')),
    ],
    once: [[{ title: 'Iron' }], oneDocument[1], []],
  })),
  {
    name: 'deleting a document',
    of: 'removed_document',
    prepare: async () => {
      const { id } = await sendWhole()
      const calls = createDocumentApi(apis.transport)
      const added = await calls.add({ ...words, files: [id] }, { idempotencyKey: 'document.before' })
      return () => removeDocument(app, added)
    },
    effect: async () => [await rows('select title from documents'), await noted('document_removed')],
    once: [[], 1],
  },
  {
    name: 'adding a document to a visit whose file waits too',
    of: 'visit_document',
    prepare: async () => {
      const changed = toChanged(await visit())
      const wanted = { id: 'visit-document.1', kind: 'insurance_front' } as const
      return () => keepVisitDocument(app, changed, wanted, { file: scan })
    },
    effect: documentsOfVisit,
    once: oneOfVisit,
  },
  {
    name: 'adding a document to a visit whose file has come',
    of: 'visit_document',
    prepare: async () => {
      const changed = toChanged(await visit())
      const stored = await sendForVisit(changed.appointmentId)
      const wanted = { id: 'visit-document.1', kind: 'insurance_front' } as const
      return () => attachVisitDocument(app, changed, wanted, stored)
    },
    effect: documentsOfVisit,
    once: oneOfVisit,
  },
  {
    name: 'putting another document of a visit in the place of one',
    of: 'visit_document',
    prepare: async () => {
      const changed = toChanged(await visit())
      const calls = await visitDocumentCalls(app, changed.appointmentId)
      const before = await sendForVisit(changed.appointmentId, 'before.pdf')
      const { id: replaces } = await calls.add('other', before.id, { idempotencyKey: 'visit-document.before' })
      const wanted = { id: 'visit-document.1', kind: 'insurance_front', replaces } as const
      return () => keepVisitDocument(app, changed, wanted, { file: scan })
    },
    effect: documentsOfVisit,
    once: oneOfVisit,
  },
  {
    name: 'feedback of a visit by video',
    of: 'visit_feedback',
    prepare: async () => {
      const { id, appointment_number: appointmentNumber, start: begin } = await visit()
      await world.database.execute(
        `update appointments set consultation_type = 'telemedicine', video_ended_at = '${monday.toISOString()}', video_ended_by = 'patient'`,
      )
      const rating = { rating: 2, reasons: ['kind' as const], text: 'Too quiet.' }
      return () =>
        giveOrKeepFeedback(app, {
          ...{ appointmentNumber, rating, until: '2026-12-01T07:30:00.000Z' },
          visit: { appointment_id: id, start: begin },
        })
    },
    effect: () => rows('select rating, reasons, text from video_feedback'),
    once: [{ rating: 2, reasons: ['kind'], text: 'Too quiet.' }],
  },
]

it('is shown of every kind of change', () => {
  const registry = outboxKinds({ tenant: device, storage: tenantStorage(device), apis: app.apis, now: () => monday })
  expect(new Set(kinds.map(({ of }) => of))).toEqual(new Set(Object.keys(registry)))
})

/** The connection is there again, and all that waits is sent, or was refused. */
async function mend() {
  proxy.cut(undefined)
  setNetwork(true)
  await vi.waitUntil(
    async () => {
      await pageOutbox(device, app.apis).drain()
      return (await store.list()).every(({ state }) => state === 'refused')
    },
    { timeout: 10_000 },
  )
}

/** Sends the file beforehand, as a form does while it is filled in. */
async function sendWhole(name = 'scan.pdf') {
  const calls = createDocumentApi(apis.transport)
  const { id } = await calls.announceFile({ name, bytes: scan.size }, { idempotencyKey: `sent-${name}` })
  return calls.sendFilePart({ id, offset: 0 }, await scan.arrayBuffer())
}

async function storedAs(name: string) {
  const { id } = await sendWhole(name)
  return { id, name, media_type: 'application/pdf' as const, bytes: scan.size }
}

/** A document with one file. */
async function documentWith(name: string) {
  const { id: known } = await sendWhole(name)
  const form = { ...words, files: [known] }
  const added = await createDocumentApi(apis.transport).add(form, { idempotencyKey: 'document.before' })
  return { documentId: added.id, known }
}

/** One with a key, one without, and one with a file: the others are shown where all variants are. */
const isShownSilent = ['the profile', 'cancelling a visit', 'adding a document whose file waits too']

describe.each(kinds)('$name', ({ name, prepare, effect, once }) => {
  it.each([
    ['before it is sent', 'before'],
    ['after it arrived', 'after'],
    ['during its answer', 'during'],
  ] as const)('waits and has one effect where the connection is cut twice %s', async (_, where) => {
    const press = await prepare()
    const cutNext = () => proxy.cut(where, () => setNetwork(false))
    cutNext()
    await press()
    await vi.waitUntil(
      async () => (await store.list()).some(({ state, attempts }) => state === 'queued' && attempts > 0),
      { timeout: 10_000 },
    )
    expect((await store.list()).map(({ attempts }) => attempts > 0)).toEqual([true])
    setNetwork(true)
    await pageOutbox(device, app.apis).drain()
    expect((await store.list()).map(({ state }) => state)).toEqual(['queued'])
    proxy.cut(undefined)
    setNetwork(true)
    await vi.waitUntil(
      async () => {
        await pageOutbox(device, app.apis).drain()
        return (await store.list()).length === 0
      },
      { timeout: 10_000 },
    )
    expect(await effect()).toEqual(once)
  })

  it.runIf(process.env['EVERY_VARIANT'] || isShownSilent.includes(name))(
    'is kept and has one effect where it arrives on a connection on which nothing comes any more',
    async () => {
      const press = await prepare()
      const create = axios.create.bind(axios)
      // Long before a page gives a call up, which a test has no time for.
      const impatient = vi.spyOn(axios, 'create').mockImplementation((given) => create({ ...given, timeout: 1_000 }))
      apis = createApis(means())
      proxy.cut('silent')
      await press()
      await vi.waitUntil(
        async () => (await store.list()).some(({ state, attempts }) => state === 'queued' && attempts > 0),
        { timeout: 10_000 },
      )
      expect(onlineManager.isOnline()).toBe(true)
      impatient.mockRestore()
      apis = createApis(means())
      await mend()
      expect([await store.list(), await effect()]).toEqual([[], once])
    },
  )

  it('is on the device before it is sent, and has its effect where the page ends in its first attempt', async () => {
    const storage = tenantStorage(device)
    const outbox = storageKey(device, 'outbox')
    const press = await prepare()
    let left: [key: string, value: unknown][] = []
    proxy.cut('before', async () => {
      left = await storage.entries(outbox)
      setNetwork(false)
    })
    await press()
    await vi.waitUntil(
      async () => (await store.list()).some(({ state, attempts }) => state === 'queued' && attempts > 0),
      {
        timeout: 10_000,
      },
    )
    // Nothing of what the page did afterwards has happened.
    await storage.removeAll(outbox)
    for (const [key, value] of left) await storage.set(key, value)
    await mend()
    expect(await effect()).toEqual(once)
    expect(await storage.entries(storageKey(device, 'outbox-first'))).toEqual([])
  })
})

describe('a first attempt', () => {
  const left = async () => (await tenantStorage(device).entries(storageKey(device, 'outbox'))).map(([key]) => key)

  it('is in no list while it is under way, and leaves nothing once it is answered', async () => {
    const booked = toChanged(await visit())
    const during: unknown[] = []
    const { consent } = apis.appointment
    apis.appointment.consent = async (...call) => {
      during.push(await left(), await store.list())
      return consent(...call)
    }
    expect(await switchOrKeep(app, booked, { what: 'consent', isOn: false })).toBe('stored')
    // It is loaded with the first call, so nothing is there to put back.
    Reflect.deleteProperty(apis.appointment, 'consent')
    expect(during).toEqual([[expect.stringContaining('outbox-first:consent')], []])
    expect(await left()).toEqual([])
  })

  it('that is refused says so where it was made, and leaves nothing', async () => {
    const saved = await apis.account.account()
    await expect(saveProfile(app, saved, { ...saved, height: 9 })).rejects.toMatchObject({ status: 400 })
    const booked = await visit()
    await world.database.execute(`update appointments set status = 'completed'`)
    await expect(moveOrKeep(app, booked, { start: noon, fee })).rejects.toMatchObject({ status: 409 })
    expect(await left()).toEqual([])
  })
})

describe('a document that waits with its file', () => {
  const files = () =>
    store.list().then((entries) => entries.map((entry) => (entry as KeptDocument).files[0]?.sent?.received))

  it.each(
    (['before', 'after', 'during'] as const).flatMap((where) => [1, 2, 3, 4].map((passed) => [where, passed] as const)),
  )(
    'is added once where the connection is cut %s call %i, and no byte that came is sent again',
    async (where, passed) => {
      setNetwork(false)
      expect(await addScan()).toBe('kept')
      proxy.cut(where, () => setNetwork(false), passed)
      setNetwork(true)
      await vi.waitUntil(
        async () => {
          await pageOutbox(device, app.apis).drain()
          return !onlineManager.isOnline()
        },
        { timeout: 10_000 },
      )
      await vi.waitUntil(async () => (await store.list()).every(({ state }) => state === 'queued'), { timeout: 10_000 })
      expect((await files())[0]).toBe([0, 65_536, 196_608, scan.size][passed - 1])
      await mend()
      expect(await documentsOfAccount()).toEqual(oneDocument)
      expect(await tenantStorage(device).entries(storageKey(device, 'outbox-file'))).toEqual([])
    },
  )

  it('is sent anew where what had come of it was removed meanwhile', async () => {
    setNetwork(false)
    await addScan()
    proxy.cut('before', () => setNetwork(false), 4)
    setNetwork(true)
    await vi.waitUntil(async () => (await files())[0] === scan.size && !onlineManager.isOnline(), { timeout: 10_000 })
    await world.database.execute('delete from document_files')
    await mend()
    expect(await documentsOfAccount()).toEqual(oneDocument)
  })
})

describe('a document that is changed again while it is not known whether the first change arrived', () => {
  const titles = () => rows('select title from documents')
  const files = async () =>
    (await rows('select name from document_files where document_id is not null order by name')).map(({ name }) => name)
  /** Two changes of which the first is cut, and what the document is then. */
  async function twice(
    where: 'before' | 'after',
    changes: (before: { documentId: string; known: string }) => Promise<Parameters<typeof changeDocument>[1][]>,
  ) {
    const [first, second] = await changes(await documentWith('before.pdf'))
    proxy.cut(where, () => setNetwork(false))
    expect(await changeDocument(app, first!)).toBe('kept')
    expect(await changeDocument(app, second!)).toBe('kept')
    expect(await store.list()).toHaveLength(2)
    await mend()
    return { left: (await store.list()).map(({ refusal }) => refusal), titles: await titles(), files: await files() }
  }

  it.each(['before', 'after'] as const)('files that were taken out stay out, cut %s', async (where) => {
    const shown = await twice(where, async ({ documentId, known }) => {
      const stored = await storedAs('scan.pdf')
      const files = [known, stored.id]
      await createDocumentApi(apis.transport).update(documentId, { ...words, document_file_ids: files })
      const [left] = files as [string]
      const change = { documentId, added: [], files: [left] }
      return [
        { ...change, words, known: files },
        // The form has what is left alone.
        { ...change, words: { ...words, document_title: 'Iron' }, known: [left] },
      ]
    })
    expect(shown).toEqual({ left: [], titles: [{ title: 'Iron' }], files: ['before.pdf'] })
  })

  it.each(
    (['before', 'after'] as const).flatMap((where) =>
      (['stays', 'goes'] as const).map((what) => [what, where] as const),
    ),
  )('a new file %s as it was meant last, cut %s', async (what, where) => {
    const shown = await twice(where, async ({ documentId, known }) => {
      const added = [{ stored: await storedAs('scan.pdf') }]
      const change = { documentId, files: [known], known: [known] }
      return [
        { ...change, words, added },
        { ...change, words: { ...words, document_title: 'Iron' }, added: what === 'stays' ? added : [] },
      ]
    })
    const files = what === 'stays' ? ['before.pdf', 'scan.pdf'] : ['before.pdf']
    expect(shown).toEqual({ left: [], titles: [{ title: 'Iron' }], files })
  })

  it('waits for its new files that are being sent, and takes the place of a change that never left', async () => {
    const { documentId, known } = await documentWith('before.pdf')
    const change = { documentId, words, files: [known], known: [known] }
    setNetwork(false)
    await changeDocument(app, { ...change, added: [{ file: scan }] })
    const [waiting] = (await store.list()) as KeptDocumentChange[]
    const again = { ...change, words: { ...words, document_title: 'Iron' }, added: [{ kept: waiting!.added![0]! }] }
    await changeDocument(app, again)
    const [corrected, ...others] = await store.list()
    expect(others).toEqual([])
    await store.update(corrected!.id, (entry) => ({ ...entry, attempts: 1 }))
    await expect(changeDocument(app, { ...again, added: [] })).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    })
    await mend()
    // The form was opened before: the file that it has waits no more.
    await expect(changeDocument(app, again)).rejects.toMatchObject({ code: 'idempotency_in_progress' })
    expect([await titles(), await files(), await store.list()]).toEqual([
      [{ title: 'Iron' }],
      ['before.pdf', 'scan.pdf'],
      [],
    ])
  })
})

describe('a form that is saved again while it is not known whether the first arrived', () => {
  const settle = async () => {
    await mend()
    return (await store.list()).map(({ refusal }) => refusal)
  }

  it.each([
    ['before it is sent', 'before'],
    ['after it arrived', 'after'],
  ] as const)('profile, cut %s: both take effect in their order, and none was changed elsewhere', async (_, where) => {
    const saved = await apis.account.account()
    proxy.cut(where, () => setNetwork(false))
    expect(await saveProfile(app, saved, { ...saved, height: 171 })).toBe('kept')
    expect(await saveProfile(app, saved, { ...saved, height: 172, weight: 61 })).toBe('kept')
    expect(await saveProfile(app, saved, { ...saved, height: 173, weight: 61 })).toBe('kept')
    expect(await store.list()).toHaveLength(2)
    expect(await settle()).toEqual([])
    expect(await rows('select height, weight from patients')).toEqual([{ height: 173, weight: 61 }])
  })

  it('relative: the word that was asked for is this press, and what may have arrived goes first', async () => {
    const saved = await relative()
    proxy.cut('after', () => setNetwork(false))
    await saveRelative(app, saved, { ...salma, first_name: 'Selma' })
    for (const { id } of await store.list())
      await store.update(id, (entry) => ({ ...entry, state: 'needs_confirmation' }))
    await saveRelative(app, saved, { ...salma, first_name: 'Salwa' })
    expect(await settle()).toEqual([])
    expect(await rows('select first_name from relatives')).toEqual([{ first_name: 'Salwa' }])
  })
})
