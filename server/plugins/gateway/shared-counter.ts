import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '#server/db/open'
import type { RateCounter, Used } from './rate-counter.ts'

type Waiter = { points: number; resolve: (used: Used) => void; reject: (cause: unknown) => void }
/** Points to be added to a key, with the calls that wait for the result, in order. */
type Entry = { points: number; windowMilliseconds: number; waiters: Waiter[] }
type Row = { key: string; points: number; resets_in: number }

/** A database that takes longer than this counts as unreachable, in milliseconds. */
const longestWait = 1_000
/** After a failure it is tried again after this many milliseconds. */
const pause = 5_000
const cleanEvery = 60_000
/** Exhausted keys that are remembered: some two megabytes. */
const mostSpent = 10_000

type Parts = {
  database: Pick<OpenDatabase, 'query'>
  /** Used while the database is unreachable. */
  otherwise: RateCounter
  /** Key of the hashes that stand for callers, whose addresses are not stored. The same on all servers. */
  secret: Buffer
  onAway?: (cause: unknown) => void
}

/**
 * Counts in the database, for all servers that share it. Points that arrive while a statement runs are combined into the next
 * one, so that many concurrent calls cost few statements. Each call gets the total at its own points, so that a limit holds
 * exactly. A key past its limit is refused without the database until its window ends: a flood causes no queries.
 */
export function createSharedCounter({ database, otherwise, secret, onAway }: Parts): RateCounter {
  let next = new Map<string, Entry>()
  let isRunning = false
  let awayUntil = 0
  let cleanedAt = 0
  /** By key: when the exhausted window ends. */
  const spent = new LRUCache<string, { points: number; endsAt: number }>({ max: mostSpent })

  const shared = (name: string, points: number, windowMilliseconds: number) =>
    new Promise<Used>((resolve, reject) => {
      const key = createHmac('sha256', secret).update(name).digest('base64url')
      const entry = next.get(key) ?? { points: 0, windowMilliseconds, waiters: [] }
      entry.points += points
      entry.waiters.push({ points, resolve, reject })
      next.set(key, entry)
      if (!isRunning) void run()
    })

  async function run(): Promise<void> {
    isRunning = true
    while (next.size > 0) {
      const batch = next
      next = new Map()
      await count(batch).catch((cause: unknown) => {
        awayUntil = Date.now() + pause
        onAway?.(cause)
        for (const { waiters } of batch.values()) for (const { reject } of waiters) reject(cause)
      })
    }
    isRunning = false
  }

  async function count(batch: Map<string, Entry>): Promise<void> {
    const entries = [...batch]
    const rows = await inTime(
      database.query<Row>(addSql, [
        entries.map(([key]) => key),
        entries.map(([, { points }]) => points),
        entries.map(([, { windowMilliseconds }]) => windowMilliseconds),
      ]),
    )
    for (const { key, points, resets_in } of rows) tell(batch.get(key)!, points, Number(resets_in))
    if (Date.now() - cleanedAt < cleanEvery) return
    cleanedAt = Date.now()
    await inTime(database.query('delete from rate_counts where ends_at <= now()'))
  }

  return {
    async add(key, points, windowMilliseconds, most = Infinity) {
      const known = spent.get(key)
      const left = (known?.endsAt ?? 0) - Date.now()
      if (known && left > 0) return { points: known.points, resetsIn: left }
      // Also counted in memory: if the database becomes unreachable, this process still knows its own part.
      const own = await otherwise.add(key, points, windowMilliseconds)
      if (Date.now() < awayUntil) return own
      const used = await shared(key, points, windowMilliseconds).catch(() => own)
      if (used.points > most) spent.set(key, { points: used.points, endsAt: Date.now() + used.resetsIn })
      return used
    },
  }
}

/** Each call gets the total at the time its own points were added. */
function tell({ points, waiters }: Entry, total: number, resetsIn: number): void {
  let used = total - points
  for (const waiter of waiters) waiter.resolve({ points: (used += waiter.points), resetsIn: Math.max(0, resetsIn) })
}

/** Sorted by key, so that two servers wait for each other in one order and cannot deadlock. */
const addSql = `insert into rate_counts as known (key, points, ends_at)
  select key, points, now() + milliseconds * interval '1 millisecond'
  from unnest($1::text[], $2::int[], $3::float8[]) as given(key, points, milliseconds) order by key
  on conflict (key) do update set
    points = case when known.ends_at <= now() then excluded.points
      else least(known.points::bigint + excluded.points, 2000000000)::int end,
    ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
  returning key, points, extract(epoch from ends_at - now())::float8 * 1000 as resets_in`

function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('limits were not counted in time')), longestWait)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
