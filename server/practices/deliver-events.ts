import type { Database } from '#server/db/open'
import { openSecret } from '#server/domain/practices/feed-secret'
import { pauseAfter } from '#server/domain/practices/retries'
import { settleFailed, settleTaken } from '#server/domain/practices/settle-event'
import { giveBack, nextEvent, takeFeed, type PracticeEvent, type TakenFeed } from '#server/domain/practices/take-feed'
import type { PostEvent, PostOutcome } from './post-event.ts'
import { signEvent } from './sign-event.ts'

type Options = {
  db: Database
  /** Key of the server, by which the secrets of feeds are sealed. */
  secret: Buffer
  post: PostEvent
  clock: () => Date
}

/** How many feeds are told at once, so that some that are slow keep nobody waiting. */
const atOnce = 12
/** How many events one feed is told in a turn; the others have theirs before it goes on. */
const mostInTurn = 50
/** Milliseconds after which no turn goes on, and no other is begun: other jobs wait meanwhile. */
const longestRound = 20_000

/**
 * Tells practices' own systems what waits for them. Each event is tried until it is taken, with the same id; of one appointment in order. A
 * system that is away is called again after a pause of its own, whatever waits for it.
 */
export function createEventDelivery({ db, secret, post, clock }: Options) {
  let running: Promise<number> | undefined
  let isWanted = false

  /** Tells feeds one after the other; beside the first, as long as there are more, so many `others`. */
  async function deliverInTurns(endsAt: number, others: number): Promise<number> {
    let taken = 0
    let beside: Promise<number> | undefined
    while (performance.now() < endsAt) {
      const feed = await takeFeed(db, clock())
      if (!feed) break
      if (!beside && others > 0) {
        beside = deliverInTurns(endsAt, others - 1)
        // Its failure is that of the round, unless this one fails first.
        beside.catch(() => {})
      }
      taken += await deliverOf(feed, endsAt)
    }
    return taken + ((await beside) ?? 0)
  }

  async function deliverOf(feed: TakenFeed, endsAt: number): Promise<number> {
    let taken = 0
    const known: Parameters<typeof giveBack>[2] = {}
    try {
      for (let turn = 0; turn < mostInTurn && performance.now() < endsAt; turn++) {
        const event = await nextEvent(db, feed.facilityId, clock())
        if (!event) break
        const { kind, answer } = await send(feed, event)
        const now = clock()
        Object.assign(known, { lastAnswer: answer, lastAnswerAt: now })
        if (kind === 'taken') {
          await settleTaken(db, event, answer, now)
          taken += 1
          known.failures = 0
          continue
        }
        await settleFailed(db, event, answer, now)
        if (kind === 'refused') continue
        known.failures = Math.min((known.failures ?? feed.failures) + 1, 1000)
        known.dueAt = new Date(now.getTime() + pauseAfter(known.failures, Math.random()))
        break
      }
    } finally {
      await giveBack(db, feed.facilityId, { dueAt: clock(), ...known })
    }
    return taken
  }

  async function send(feed: TakenFeed, { id, type, occurredAt, data }: PracticeEvent): Promise<PostOutcome> {
    const at = clock()
    const body = JSON.stringify({ id, type, timestamp: occurredAt.toISOString(), data })
    const former = feed.formerSecret && feed.formerUntil && feed.formerUntil > at ? [feed.formerSecret] : []
    let secrets
    try {
      secrets = [feed.secret, ...former].map((sealed) => openSecret(sealed, secret))
    } catch {
      return { kind: 'away', answer: 'the secret was sealed by another server secret' } satisfies PostOutcome
    }
    return post(feed.url, body, signEvent({ id, body, at }, secrets))
  }

  /** One round at a time; a call during a round asks for another, since that may have looked before what the caller means. Returns how many were taken. */
  async function deliver(): Promise<number> {
    isWanted = true
    running ??= (async () => {
      let taken = 0
      while (isWanted) {
        isWanted = false
        taken += await deliverInTurns(performance.now() + longestRound, atOnce - 1)
      }
      return taken
    })().finally(() => (running = undefined))
    return running
  }

  return { deliver, settled: async () => void (await running?.catch(() => {})) }
}

export type EventDelivery = ReturnType<typeof createEventDelivery>
