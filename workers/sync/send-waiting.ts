import { Problem } from '#contract/problem'
import { now } from '#src/clock/server-time.ts'
import { backgroundSending, type BackgroundSending } from '#src/storage/background-sending.ts'
import { knownHolderKey } from '#src/storage/holder-key.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import { notifyPages } from '#src/storage/outbox-channel.ts'
import { outboxEntries } from '#src/storage/outbox-entries.ts'
import { sessionTokens } from '#src/storage/session-tokens.ts'
import type { TenantStorage } from '#src/storage/tenant-storage.ts'
import { drainOutbox, type OutboxPort } from '../outbox/drain.ts'
import type { OutboxEntry, SentKind } from '../outbox/entry.ts'
import { verdictOf } from '../outbox/verdict.ts'
import { addPhotosOf } from './booked-photos.ts'
import { callPlatform, settleClock, workerClock } from './call-platform.ts'
import { type LongWorkerKind, type WorkerKind, workerKinds } from './requests.ts'
import type { WorkerRequest } from './worker-request.ts'
import { asPatient, type Cookies, isOpenSession, SessionOver } from './session-bearer.ts'

/** What a worker brings. */
export type SyncWorker = {
  storage: TenantStorage
  fetch: (address: string, request: RequestInit) => Promise<Response>
  /** Absent where workers cannot read any. */
  cookies?: Cookies | undefined
  /** Whether a page of this tenant is before somebody's eyes: it sends by itself, and tells. */
  isLookedAt: (facts: BackgroundSending) => Promise<boolean>
}

/** What became of what waited. `left`: `later` for want of an answer, `parked` until a page takes it on. */
export type SyncOutcome = { accepted: number; refused: number; left: 'nothing' | 'later' | 'parked' }

const nothing: SyncOutcome = { accepted: 0, refused: 0, left: 'nothing' }

/**
 * Sends what waits of a tenant while no page does, under the lock of its pages. What an answer brings is kept with the entry, and the next
 * page does what it asks for: a worker that is killed in between has sent nothing twice, since the key is that of the intent.
 */
export async function sendWaiting(tenant: string, worker: SyncWorker): Promise<SyncOutcome> {
  const { storage } = worker
  const facts = await backgroundSending(tenant, storage).read()
  if (!facts || (await worker.isLookedAt(facts))) return nothing
  const tokens = sessionTokens(tenant, storage)
  if (!(await isOpenSession(tenant, (await tokens.read()).patient, worker.cookies))) return nothing

  const calling = { facts, clock: workerClock(tenant, storage), fetch: worker.fetch }
  const call = (request: WorkerRequest, bearer?: string) => callPlatform(calling, request, bearer)
  const session = { tenant, tokens, canRenew: facts.canRenew, call }
  const device = { appointmentToken: tokens.appointmentToken, holderKey: () => knownHolderKey(tenant, storage) }
  const outcome: SyncOutcome = { ...nothing }
  const store = outboxEntries(tenant, storage)
  await store.takeOver()

  /** How an entry of this kind is sent here. */
  const sent = (kind: WorkerKind | LongWorkerKind): SentKind => ({
    confirmAfterMinutes: kind.confirmAfterMinutes,
    async send(entry) {
      if ('send' in kind)
        return kind.send(entry, {
          tenant,
          storage,
          call: (request) => asPatient(session, (bearer) => call(request, bearer)),
        })
      const request = await kind.requestOf(entry, device)
      try {
        return await asPatient(session, (bearer) => call(request, bearer))
      } catch (failure) {
        if (failure instanceof Problem && failure.code === kind.doneBy) return undefined
        throw failure
      }
    },
    verdictOf(failure) {
      if (failure instanceof SessionOver) {
        outcome.left = 'parked'
        return { state: 'queued' }
      }
      const verdict = verdictOf(failure, kind.promises)
      if (verdict.state !== 'queued') outcome.refused += 1
      return verdict
    },
  })

  let isFollowed = false
  const drain = () =>
    drainOutbox({
      outbox: { list: () => known(store), update: (id, change) => store.update(id, change), remove: async () => {} },
      kinds: Object.fromEntries(Object.entries(workerKinds).map(([name, kind]) => [name, sent(kind)])),
      async onAccepted(entry, answer) {
        await store.update(entry.id, (found) => ({ ...found, fetched: { answer } }))
        isFollowed = (await addPhotosOf(store, entry, { answer, now: new Date(now()) })) || isFollowed
        outcome.accepted += 1
      },
      withLock: (work) => inOneTab(`outbox:${tenant}`, work),
      now: async () => ((await settleClock(calling)) ? new Date(now()) : undefined),
    })
  let drained = await drain()
  if (drained.isEmpty && isFollowed) drained = await drain()
  if (!drained.isEmpty && outcome.left === 'nothing') outcome.left = 'later'
  notifyPages(tenant)
  return outcome
}

/** What comes before the first change of which this worker knows nothing: those behind it may need it to go first. */
async function known(store: OutboxPort): Promise<OutboxEntry[]> {
  const entries = (await store.list()).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  const stranger = entries.findIndex(({ kind }) => !(kind in workerKinds))
  return stranger < 0 ? entries : entries.slice(0, stranger)
}
