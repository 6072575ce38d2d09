import { headers as names } from '#contract/headers'
import { backgroundSending, type BackgroundSending } from '#src/storage/background-sending.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { type PatientSession, sessionTokens } from '#src/storage/session-tokens.ts'
import { openStorage, storageKey } from '#src/storage/tenant-storage.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { sendWaiting, type SyncWorker } from '#workers/sync/send-waiting'
import { appointmentWith } from './booking.ts'

export const tenant = 'patientweb'
export const visit = {
  appointmentId: 'a-1',
  practitionerName: 'Dr. Layla Farouk',
  start: '2036-11-24T09:00:00.000Z',
  timeZone: 'Asia/Dubai',
}

/** A consent to one visit, as it waits in the outbox under this id. */
export const consent = (id: string, more: Partial<OutboxEntry> = {}) =>
  ({
    ...{ id, tenant, kind: 'visit_consent', idempotencyKey: id, createdAt: new Date().toISOString(), attempts: 0 },
    ...{ state: 'queued', isOn: true, visit },
    ...more,
  }) as OutboxEntry

export const patient: PatientSession = {
  id: 'layla',
  idToken: 'bearer 1',
  refreshToken: 'refresh 1',
  expiresAt: '2036-01-01T00:00:00.000Z',
}

/** What a page has noted for the worker, of one whose patient reads Arabic. */
export const facts: BackgroundSending = {
  home: { origin: 'https://app.example', mount: '/m/', key: tenant },
  bases: { locale: 'https://app.example/l', account: 'https://app.example/a', appointment: 'https://app.example/p' },
  headers: { 'Accept-Language': 'ar' },
  canRenew: true,
  notices: {
    lang: 'ar',
    dir: 'rtl',
    words: {
      sent: { title: 'sent', body: 'all' },
      needsYou: { title: 'look', body: 'why' },
      waits: { title: 'waits', body: 'open' },
    },
  },
}

type Call = { path: string; bearer: string | null; key: string | null; sentAt: string | null; opening?: string | null }
type Answer = (call: Call) => Response | Promise<Response>
export const json = (status: number, body: object) => Response.json(body, { status })
const taken = () => json(200, { data: appointmentWith('a-1') })
export const refusedBearer = () => json(401, { code: 'unauthenticated', message: 'Sign in first.' })

/** A worker on this device; a call of an entry is answered by `answers` in turn, and afterwards taken. */
export async function openWorker({
  answers = [],
  signedIn = patient,
  refresh = () => json(200, { data: { idToken: 'bearer 2', refreshToken: 'refresh 2', expiresIn: 900 } }),
  ...more
}: Partial<SyncWorker> & { answers?: Answer[]; signedIn?: PatientSession | null; refresh?: Answer } = {}) {
  const storage = openStorage(tenant)
  await backgroundSending(tenant, storage).keep(facts)
  await storage.set(storageKey(tenant, 'session'), {
    appointmentTokens: { 'a-1': 'opens' },
    ...(signedIn && { patient: signedIn }),
  })
  const calls: Call[] = []
  const store = outboxStore(tenant, storage)
  const run = () =>
    sendWaiting(tenant, {
      storage,
      isLookedAt: async () => false,
      async fetch(address, request) {
        const headers = new Headers(request.headers)
        const path = new URL(address).pathname
        const call = {
          path,
          bearer: headers.get('Authorization'),
          key: headers.get(names.idempotencyKey),
          sentAt: headers.get(names.date),
        }
        if (path === '/l/appservice/time') return json(200, { data: { time: new Date().toISOString() } })
        calls.push(call)
        Object.defineProperty(call, 'opening', { value: headers.get(names.appointmentToken), enumerable: false })
        return path === '/a/auth/refresh' ? refresh(call) : (answers.shift() ?? taken)(call)
      },
      ...more,
    })
  const put = (entry: OutboxEntry) => store.put(entry, () => entry)
  return { storage, store, run, put, calls, tokens: sessionTokens(tenant, storage) }
}
