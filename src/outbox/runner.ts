import type { OutboxEntry } from '#workers/outbox/entry'
import { acceptFetched, byAge, drainOutbox, retryDelayMs } from '#workers/outbox/drain'
import type { OutboxStore } from '#src/storage/outbox-store.ts'
import type { SeenNews } from '#src/storage/seen-news.ts'
import { isPending } from './changed-visit.ts'
import { forgetOld } from './forget-old.ts'
import type { FollowingChange, OutboxKind, OutboxKinds } from './kind.ts'
import { newsOfAnswer, newsOfEntry, unseenNews } from './news-of.ts'
import type { OutboxNews } from './news.ts'
import { ownFaults, withoutPause } from './own-faults.ts'
import { mayBeConfirmed, mayBePutAway, type PendingChange, pendingOf } from './pending/pending-of.ts'
import { settlingOf, type Submission } from './submission.ts'

export type OutboxPage = {
  tenant: string
  store: OutboxStore
  seen: SeenNews
  kinds: OutboxKinds
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  isOnline: () => boolean
  /** The server's time, as far as it is known. */
  now: () => Date
  /** The same, requested where it is not known; undefined where it cannot be requested. */
  settledNow: () => Promise<Date | undefined>
  /** Tells the other tabs that an entry changed. */
  announce: (id: string) => void
  /** Called whenever something has to wait: asks the browser not to delete what is stored here when space is short. */
  keepLasting?: () => void
  /** Reports a failure of our own code. */
  report: (error: unknown) => void
  /** Runs the work after a while; returns a function that cancels it. */
  later: (milliseconds: number, work: () => void) => () => void
}

export type OutboxRunner = ReturnType<typeof createOutboxRunner>

/** Accepts changes of any kind, sends them when that is possible, and reports their outcome. */
export function createOutboxRunner(page: OutboxPage) {
  const { tenant, store, seen, kinds, now } = page
  const faults = ownFaults(page)
  const watchedKinds = faults.watchedKinds(kinds)
  const followers = new Map<string, Set<(news: OutboxNews) => void>>()
  const watchers = new Set<(unseen: OutboxNews[]) => void>()
  let draining: Promise<void> | undefined
  let isRequestedAgain = false
  let callOff = () => {}
  /** Number of times that watchers were to be notified. */
  let turns = 0
  /** Consecutive drains that ended with something left. */
  let misses = 0
  let isWaiting = false

  /** Sends waiting entries. Called while it is running, it runs once more afterwards. */
  function drain(): Promise<void> {
    if (draining) {
      isRequestedAgain = true
      return draining
    }
    draining = drainUntilQuiet()
      // The device's storage failed, not the change: the entry is unchanged, and is tried again.
      .catch(() => drainLater(0))
      .then(() => {
        draining = undefined
        // Called after the last look, while watchers were still being notified.
        return isRequestedAgain ? drain() : undefined
      })
    return draining
  }

  async function drainUntilQuiet() {
    do {
      isRequestedAgain = false
      callOff()
      if (!page.isOnline()) return requestPersistence()
      await store.takeOver()
      const drained = await drainOutbox({
        outbox: { ...store, list: faults.due, update: updateAndTell },
        kinds: watchedKinds,
        onAccepted: accept,
        withLock: page.withLock,
        now: page.settledNow,
      })
      const pause = await faults.settle()
      if (drained.isEmpty) misses = 0
      else drainLater(drained.attempts)
      if (drained.isEmpty && pause === undefined) isWaiting = false
      else {
        if (drained.isEmpty) callOff = page.later(pause ?? 0, () => void drain())
        await requestPersistence()
        for (const { id, state } of await store.list()) if (state === 'queued') await hear(id)
      }
    } while (isRequestedAgain)
    // A postponed decision may be due again.
    await notifyWatchers()
  }

  /** Once something has to wait: until then there is nothing which the browser should not delete. */
  async function requestPersistence() {
    isWaiting = (await store.list()).some(isPending)
    if (isWaiting) page.keepLasting?.()
  }

  function drainLater(attempts: number) {
    misses += 1
    callOff = page.later(retryDelayMs(Math.max(attempts, misses), Math.random()), () => void drain())
  }

  const updateAndTell: OutboxStore['update'] = async (id, change) => {
    const entry = await store.update(id, change)
    await notify(id)
    return entry
  }

  const accept = (entry: OutboxEntry, answer: unknown) => faults.accepting(entry, () => takeOn(entry, answer))

  async function takeOn(entry: OutboxEntry, answer: unknown) {
    const { id, kind: name } = entry
    const kind = kindOf(name)
    const kept = await kind.accept(entry, answer)
    for (const next of kind.followedBy?.(entry, answer) ?? []) await addAfter(next)
    await store.keepAnswer({ ...kept, id, kind: name, answeredAt: now().toISOString() })
    await notify(id)
  }

  /** Adds what follows an accepted change, once: it is sent by the drain that is under way, or by the next. */
  async function addAfter(following: FollowingChange) {
    const { id, kind } = following
    if (await store.answer(id)) return
    const entry = { tenant, createdAt: await nextInstant() }
    await store.settle([id], settlingOf({ ...following, isConfirmed: true }, kindOf(kind), entry))
    isRequestedAgain = true
    await notify(id)
  }

  /** Takes on what a worker has sent while no page was open, then sends what waits. */
  async function resume() {
    await acceptFetched({ outbox: store, kinds, onAccepted: accept, withLock: page.withLock })
    await drain()
  }

  async function notify(id: string) {
    page.announce(id)
    await hear(id)
  }

  /** Notifies this page's followers of an entry's state, and the watchers of all. */
  async function hear(id: string) {
    const listeners = followers.get(id)
    const followed = [...followers.keys()]
    const news = listeners && (await newsOf(id))
    if (news) for (const listener of listeners) listener(news)
    await notifyWatchers(followed)
  }

  /** A change that is followed is shown on its own page: the rest of the app does not report it. */
  async function notifyWatchers(followed: readonly string[] = []) {
    if (watchers.size === 0) return
    const turn = (turns += 1)
    // A page that was left has told some.
    await seen.settle()
    const kept = { entries: await store.list(), answers: await store.answers() }
    // A later notification is already running and includes this one.
    if (turn !== turns) return
    const others = unseenNews(kept, kinds, now()).filter(({ id }) => !followers.has(id) && !followed.includes(id))
    for (const watcher of watchers) watcher(others)
  }

  async function newsOf(id: string): Promise<OutboxNews | undefined> {
    const answer = await store.answer(id)
    const answered = answer && kinds[answer.kind]
    if (answered) return newsOfAnswer(answer, answered)
    const entry = await store.get(id)
    const kind = entry && kinds[entry.kind]
    return kind && newsOfEntry(entry, kind, misses > 0 || !page.isOnline())
  }

  /** Later than everything that waits, also where the clock was put back: changes are sent in the order in which they were made. */
  async function nextInstant(): Promise<string> {
    const latest = Math.max(0, ...(await store.list()).map(({ createdAt }) => Date.parse(createdAt)))
    return new Date(Math.max(now().getTime(), latest + 2)).toISOString()
  }

  /** Removes an entry with its files if that is still allowed, and resolves to it. */
  async function takeOut(id: string, isFree: (entry: OutboxEntry) => boolean): Promise<OutboxEntry | undefined> {
    const taken = await store.take(id, isFree)
    if (taken) await kinds[taken.kind]?.forgetFiles?.(taken)
    return taken
  }

  /** Everything that waits for the connection or for the patient, oldest first. */
  const entries = async (): Promise<OutboxEntry[]> => (await store.list()).sort(byAge)

  /** The kind of a change that this page submits or has sent. */
  function kindOf(name: string): OutboxKind {
    const kind = kinds[name]
    if (!kind) throw new Error(`The outbox has no kind ${name}.`)
    return kind
  }

  return {
    drain,
    resume,
    hear,
    /** Whether something is on its way, or was found waiting: what is left behind by a page that is closed. */
    hasUnsent: (): boolean => draining !== undefined || isWaiting,
    /** Deletes old outcomes and sends what an earlier visit left. */
    async start(): Promise<void> {
      await seen.settle()
      await forgetOld(store, kinds, now())
      await resume()
    },
    /** Calls with news that the patient has not seen yet, now and whenever that changes; returns a function that stops it. */
    watch(watcher: (unseen: OutboxNews[]) => void): () => void {
      watchers.add(watcher)
      void notifyWatchers()
      return () => watchers.delete(watcher)
    },
    /** Marks news as seen, in this tab or another. */
    async acknowledge(id: string): Promise<void> {
      await seen.note(id, now().toISOString())
      await seen.settle()
      const answer = await store.answer(id)
      if (answer) await kinds[answer.kind]?.onSeen?.(answer)
      page.announce(id)
      await notifyWatchers()
    },
    /** Sends a change that had become too old or was tried in vain, after the patient's confirmation; one that waits at once. */
    async confirm(id: string): Promise<void> {
      const createdAt = now().toISOString()
      await store.update(id, (found) => {
        if (!mayBeConfirmed(found)) return withoutPause(found)
        const { seenAt: _, refusal: __, ...unseen } = found
        return { ...unseen, state: 'queued', createdAt }
      })
      await notify(id)
      await drain()
    },
    /** Discards a change that was refused, never sent or given up; false where it may have arrived. The entered answers stay. */
    async discard(id: string): Promise<boolean> {
      const taken = await takeOut(id, mayBePutAway)
      if (taken) await kinds[taken.kind]?.onDiscarded?.(taken)
      await notify(id)
      return taken !== undefined
    },
    /**
     * Submits a change; resolves when it is stored. The same id again changes nothing while it is being sent. A change that
     * waits for confirmation is sent when the patient confirms it. Without a confirmation (after a reload) only what was
     * already on its way is sent.
     */
    async submit(submission: Submission): Promise<void> {
      const { id, kind, replaces } = submission
      const others = replaces?.ids.filter((other) => other !== id) ?? []
      if (!(await store.answer(id))) {
        const entry = { tenant, createdAt: await nextInstant() }
        await store.settle([id, ...others], settlingOf(submission, kindOf(kind), entry))
      }
      for (const changed of [...others, id]) await notify(changed)
      void drain()
    },
    /** Withdraws a change that was never sent; one that may have arrived cannot be withdrawn. */
    async withdraw(id: string): Promise<'withdrawn' | 'too_late'> {
      const taken = await takeOut(id, ({ state, attempts }) => state === 'queued' && attempts === 0)
      return taken ? 'withdrawn' : 'too_late'
    },
    /** Removes a refused change, once the patient has seen the refusal. */
    async dismiss(id: string): Promise<void> {
      await takeOut(id, ({ state }) => state === 'refused' || state === 'needs_confirmation')
      await notify(id)
    },
    /** Calls with the current state and whenever it changes; returns a function that stops it. */
    follow(id: string, listener: (news: OutboxNews) => void): () => void {
      const listeners = followers.get(id) ?? new Set()
      followers.set(id, listeners.add(listener))
      void newsOf(id).then((news) => {
        if (news && listeners.has(listener)) listener(news)
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) followers.delete(id)
      }
    },
    /** The notice of a kind of change. */
    loadNotice: (kind: string) => kindOf(kind).loadNotice(),
    entries,
    /** The same, as it is listed; what a newer build stored is left out. */
    async pending(): Promise<PendingChange[]> {
      const [waiting, answers] = await Promise.all([entries(), store.answers()])
      // One that was answered is removed a moment after its answer is stored and told.
      const open = waiting.filter(({ id }) => !answers.some((answer) => answer.id === id))
      return open.flatMap((entry) => pendingOf(entry, kinds[entry.kind], now()) ?? [])
    },
  }
}
