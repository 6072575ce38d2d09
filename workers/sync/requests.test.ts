import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { headers as names } from '#contract/headers'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { problemCodes } from '#contract/problem-codes'
import { createApis } from '#src/api/apis.ts'
import { requestHeaders } from '#src/api/request-headers.ts'
import { createClock } from '#src/api/signing/clock.ts'
import { followServer } from '#src/clock/server-time.ts'
import { outboxKinds } from '#src/outbox/kinds.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { backgroundSending, type BackgroundSending } from '#src/storage/background-sending.ts'
import { holderKey, knownHolderKey } from '#src/storage/holder-key.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { body } from '#tests/support/outbox-page'
import type { OutboxEntry } from '../outbox/entry.ts'
import { callPlatform } from './call-platform.ts'
import { workerKinds } from './requests.ts'
import { sendSignOuts } from './send-sign-outs.ts'
import type { WorkerRequest } from './worker-request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  followServer(0)
})

const tenant = 'patientweb'
const silent = { title: '', body: '' }
const environment = {
  origin: 'https://app.example',
  basePath: '/mount',
  clientKey: tenant,
  locale: locales['ar-sa']!,
  extraHeaders: { 'X-Extra': 'partner' },
  serviceUrls: { account: 'https://accounts.example/v2' },
}
/** What a page notes of itself for its worker. */
const facts: BackgroundSending = {
  home: { origin: 'https://app.example', mount: '/mount/', key: null },
  bases: {
    locale: 'https://app.example/mount/api/locale',
    account: 'https://accounts.example/v2',
    appointment: 'https://app.example/mount/api/appointment',
  },
  headers: requestHeaders(environment),
  canRenew: true,
  notices: { lang: 'ar', dir: 'rtl', words: { sent: silent, needsYou: silent, waits: silent } },
}
const start = '2026-11-24T09:00:00.000Z'
const visit = { appointmentId: 'a/1', practitionerName: 'Dr. Layla Farouk', start, timeZone: 'Asia/Dubai' }
const fee = { amount: 450, currency: 'AED' }
const letter = { name: 'letter.pdf', mediaType: 'application/pdf', bytes: 70_000, key: 'k-3' }
const arrived = { sent: { id: 'f/3', received: 70_000 }, isStored: true }
/** A change of every kind: what a booking is without an account too. */
const changes: [kind: string, change: object][] = [
  ['guest_appointment', { body, guestToken: 'guest', locale: 'id', visit }],
  ['guest_appointment', { body, guestToken: '', locale: 'en-ae', visit }],
  ['cancelled_appointment', { cancelling: { reason: 'Better', fee }, visit }],
  ['moved_appointment', { fee, visit: { ...visit, before: '2026-11-25T09:00:00.000Z' } }],
  ['earlier_wish', { isOn: true, visit }],
  ['visit_consent', { isOn: false, visit }],
  [
    'visit_feedback',
    {
      visit,
      appointmentNumber: 'A-1',
      given: { rating: 2, reasons: ['kind', 'on_time'], text: 'Too quiet.' },
      until: '2026-12-01T09:30:00.000Z',
    },
  ],
  ['message_settings', { settings: [{ topic: 'reminders', email: true }], quiet_hours: null }],
  ['profile', { was: { first_name: 'Layla', height: null }, now: { first_name: 'Leila', height: 171 } }],
  ['added_relative', { form: { first_name: 'Noor', relationship_id: 'child', birthday: '2015-04-03' } }],
  ['changed_relative', { relativeId: 'r 2', name: 'Omar', was: { email: null }, now: { email: 'omar@example.org' } }],
  ['removed_relative', { relativeId: 'r 1', name: 'Noor' }],
  [
    'changed_document',
    {
      words: { document_type: 'medical', document_title: 'Blood count', tag_id: 'lab-report', notes: 'Fasting' },
      ...{ documentId: 'd 1', files: ['f/1'], known: ['f/1', 'f/2'] },
    },
  ],
  [
    'changed_document',
    {
      words: { document_type: 'medical', document_title: 'Blood count', tag_id: 'lab-report' },
      ...{ documentId: 'd 1', files: ['f/1'], known: ['f/1', 'f/2'] },
      added: [
        { ...letter, ...arrived },
        { ...letter, bytesId: 'b-2' },
      ],
    },
  ],
  ['removed_document', { documentId: 'd 1', title: 'Blood count' }],
  [
    'visit_document',
    { visit, document: { kind: 'insurance_letter', replaces: 'd/1' }, files: [{ ...letter, ...arrived }] },
  ],
  ['visit_document', { visit, document: { kind: 'other' }, files: [{ ...letter, bytesId: 'b-2' }] }],
  [
    'added_document',
    {
      words: { document_type: 'medical', document_title: 'Blood count', tag_id: 'lab-report', notes: 'Fasting' },
      files: [
        {
          name: 'old.pdf',
          mediaType: 'application/pdf',
          bytes: 9,
          key: 'k-1',
          sent: { id: 'f/1', received: 9 },
          isStored: true,
        },
        { name: 'new.pdf', mediaType: 'application/pdf', bytes: 70_000, bytesId: 'b-2', key: 'k-2' },
      ],
    },
  ],
]

/** What is answered: of a file how much has come, of all else a visit. */
function answerTo(url: string) {
  const { pathname, searchParams } = new URL(url)
  if (!/\/documents\/files|\/files(?:\/|$)/.test(pathname)) return appointmentWith('a/1')
  const offset = searchParams.get('offset')
  if (offset === null) return { id: 'f/2', received: 0 }
  return offset === '0' ? { id: 'f/2', received: 65_536 } : { id: 'f/2', received: 70_000, file: { id: 'f/2' } }
}

/** What a call is at the edge of the network, without what is made anew for each attempt. */
async function callOf(input: RequestInfo | URL, init?: RequestInit) {
  const request = new Request(input, init)
  expect(request.headers.get(names.signature)).toMatch(/^hmac username="patientweb-/)
  const headers = Object.fromEntries(request.headers)
  // The last one is of the client outside browsers.
  for (const name of [names.date, names.signature, 'user-agent']) delete headers[name.toLowerCase()]
  const body = await request.text()
  const [, boundary] = /boundary=(\S+)$/.exec(headers['content-type'] ?? '') ?? []
  if (!boundary) return { method: request.method, url: request.url, headers, body }
  // A form has another one each time.
  headers['content-type'] = headers['content-type']!.replace(boundary, '')
  delete headers['digest']
  return { method: request.method, url: request.url, headers, body: body.replaceAll(boundary, '') }
}

it('makes of every kind of change the call that a page makes of it', async () => {
  const calls: Awaited<ReturnType<typeof callOf>>[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = await callOf(input, init)
    calls.push(call)
    return Response.json({ data: answerTo(call.url) })
  }
  vi.stubGlobal('fetch', fetch)
  const storage = openStorage(tenant)
  const now = () => new Date('2026-11-23T10:00:00.000Z')
  await sessionStore(tenant, storage).keepAppointment(appointmentWith('a/1'), 'opens', now())
  await holderKey(tenant, storage)
  await outboxFiles(tenant, storage).keep('b-2', new Uint8Array(70_000).fill(7).buffer)
  const clock = createClock(undefined, () => now().getTime())
  const apis = createApis({ ...environment, clock })
  const kinds = outboxKinds({ tenant, storage, apis: async () => apis, now })

  const counts: number[] = []
  for (const [kind, change] of changes) {
    const entry: OutboxEntry = {
      ...change,
      id: `${kind}.1`,
      idempotencyKey: `${kind}.1`,
      tenant,
      kind,
      createdAt: now().toISOString(),
      attempts: 1,
      state: 'sending',
    }
    await Object.entries(kinds)
      .find(([name]) => name === kind)![1]
      .send(entry as never)
    const byPage = calls.splice(0)
    const call = (request: WorkerRequest) => callPlatform({ facts, clock, fetch }, request)
    const here = workerKinds[kind]!
    if ('send' in here) await here.send(entry, { tenant, storage, call })
    else
      await call(
        await here.requestOf(entry, {
          appointmentToken: sessionStore(tenant, storage).appointmentToken,
          holderKey: () => knownHolderKey(tenant, storage),
        }),
      )
    expect(calls.splice(0), kind).toEqual(byPage)
    counts.push(byPage.length)
  }
  // Those with a file that has still to be sent: it is announced, and sent in two parts.
  expect(counts.flatMap((count, index) => (count === 1 ? [] : [[changes[index]![0], count]]))).toEqual([
    ['changed_document', 4],
    ['visit_document', 4],
    ['added_document', 4],
  ])
  for (const named of [workerKinds, kinds])
    expect(new Set(Object.keys(named))).toEqual(new Set(changes.map(([kind]) => kind)))
})

it('ends a session by the call that a page makes of it [C18]', async () => {
  const calls: Awaited<ReturnType<typeof callOf>>[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push(await callOf(input, init))
    return Response.json({ data: { signed_out: true } })
  }
  vi.stubGlobal('fetch', fetch)
  const clock = createClock(undefined, () => Date.parse('2026-11-23T10:00:00.000Z'))
  await createApis({ ...environment, clock }).account.signOutLater('a1')
  const storage = openStorage(tenant)
  await owedSignOuts(tenant, storage).add('a1')
  await backgroundSending(tenant, storage).keep(facts)
  await sendSignOuts(tenant, { storage, fetch })
  expect(calls).toEqual([calls[0], calls[0]])
})

it('judges every kind as a page does', () => {
  const now = () => new Date()
  const kinds = Object.entries(
    outboxKinds({ tenant, storage: openStorage(tenant), apis: () => Promise.reject(new Error()), now }),
  )
  for (const [name, kind] of kinds) {
    const here = workerKinds[name]
    if (!here) continue
    expect(here.confirmAfterMinutes, name).toBe(kind.confirmAfterMinutes)
    const asks = problemCodes.filter(
      (code) => kind.verdictOf(new Problem(code, { status: 409 })).state === 'needs_confirmation',
    )
    expect([...here.promises].sort(), name).toEqual(asks.sort())
  }
})
