import { setTimeout as wait } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import type { OpenDatabase } from '#server/db/open'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { Job, JobTools } from './job.ts'
import { startBoss } from './start-boss.ts'

type Options = Omit<JobTools, 'db'> & {
  database: OpenDatabase
  jobs: readonly Job[]
  /** Milliseconds from one look at what is due to the next. */
  pause?: number
  /** Seconds until a job that failed is tried again; then twice as long, and so on. */
  retryDelay?: number
}

/** In seconds. A job that has not ended by then was cut off with its server, and is tried again. */
const longestRun = 900
const retries = 3

/**
 * Runs jobs when they are due, one at a time. Servers on one database share the work: who takes a job first does it. While the database
 * is away nothing is done, which is logged once, and it goes on by itself.
 */
export function createJobRunner({
  database,
  files,
  announcer,
  passOnOffers,
  remind,
  tellPractices,
  pullCalendars,
  collector,
  jobs,
  clock,
  log,
  pause = 30_000,
  retryDelay = 60,
}: Options) {
  const stopping = new AbortController()
  const calls = { passOnOffers, remind, tellPractices, pullCalendars }
  const tools = { db: database.db, files, announcer, ...calls, collector, clock, log }
  let boss: PgBoss | undefined
  let isStuck = false

  const onError = (failure: unknown) => {
    if (!isStuck) log.error({ failure: describeFailure(failure) }, 'jobs cannot be run; this is tried again')
    isStuck = true
  }

  async function openQueues(): Promise<PgBoss> {
    const started = await startBoss(database, onError)
    // No two runs of a job at once, though one is late and the next is due.
    for (const { name } of jobs) await started.createQueue(name, { name, policy: 'singleton' })
    return started
  }

  /** Runs what is due and not taken by another server. */
  async function runDue(): Promise<void> {
    // Servers that start together would make the schema together, which fails for all but one.
    boss ??= await database.alone(openQueues)
    await boss.maintain()
    for (const job of jobs) {
      if (stopping.signal.aborted) return
      await boss.send(job.name, {}, { ...termsOf(job), retryDelay })
      const [taken] = await boss.fetch(job.name)
      if (taken) await run(boss, job, taken.id)
    }
  }

  async function run(queue: PgBoss, job: Job, id: string): Promise<void> {
    try {
      await job.run(tools)
    } catch (error) {
      const failure = describeFailure(error)
      log.error({ job: job.name, failure }, 'a job failed')
      await queue.fail(job.name, id, failure)
      return
    }
    await queue.complete(job.name, id)
  }

  async function runUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runDue().then(() => (isStuck = false), onError)
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  let running: Promise<void> | undefined
  return {
    runDue,
    start: () => void (running ??= runUntilStopped()),
    /** Waits for a job that is under way, and begins no other. */
    stop: async () => {
      stopping.abort()
      await running
      await boss?.stop({ graceful: false })
    },
  }
}

const termsOf = ({ everySeconds }: Job) => ({
  singletonSeconds: everySeconds,
  retryLimit: retries,
  retryBackoff: true,
  expireInSeconds: longestRun,
})
