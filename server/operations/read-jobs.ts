import type { OpenDatabase } from '#server/db/open'
import type { Job } from '#server/jobs/job'

/** How a job can stand. `late`: it was not done for three of its periods; `failed`: its last run was given up. */
export const jobStates = ['ok', 'running', 'waiting', 'late', 'failed'] as const
export type JobState = (typeof jobStates)[number]

/** A job, when it was last done, and how often it failed and was given up within a day. */
export type JobReport = {
  name: string
  everySeconds: number
  state: JobState
  doneAt: Date | undefined
  runningSince: Date | undefined
  givenUp: number
  /** Name of the last failure within a day: never what people sent. */
  lastFailure: string | undefined
}

/** How many periods may pass without a job. */
const periodsUntilLate = 3
/** Seconds in which servers look for what is due, and begin anew what failed. */
const slack = 300

/** How the jobs of a database stand, whichever servers run them. All are `waiting` where no server has run one yet. */
export async function readJobs(
  { query }: Pick<OpenDatabase, 'query'>,
  jobs: readonly Job[],
  now: Date,
): Promise<JobReport[]> {
  const [schema] = await query<{ exists: boolean }>(`select to_regclass('pgboss.job') is not null as exists`)
  const rows = schema?.exists ? await query<Row>(ofJobs, [now.toISOString()]) : []
  return jobs.map((job) =>
    toReport(
      job,
      rows.find(({ name }) => name === job.name),
      now,
    ),
  )
}

type Row = {
  name: string
  first_at: Date | string
  done_at: Date | string | null
  running_since: Date | string | null
  given_up: number
  last_given_up_at: Date | string | null
  last_failure: string | null
}

// What was done stays in its table for two days, longer than any period.
const ofJobs = `
  select name,
    min(created_on) as first_at,
    max(completed_on) filter (where state = 'completed') as done_at,
    min(started_on) filter (where state = 'active') as running_since,
    (count(*) filter (where state = 'failed' and completed_on > $1::timestamptz - interval '1 day'))::int as given_up,
    max(completed_on) filter (where state = 'failed') as last_given_up_at,
    (array_agg(output ->> 'name' order by coalesce(completed_on, started_on) desc)
      filter (where output ->> 'name' is not null and created_on > $1::timestamptz - interval '1 day'))[1] as last_failure
  from pgboss.job group by name`

function toReport({ name, everySeconds }: Job, row: Row | undefined, now: Date): JobReport {
  const doneAt = toDate(row?.done_at)
  const runningSince = toDate(row?.running_since)
  const report = {
    ...{ name, everySeconds, doneAt, runningSince },
    givenUp: row?.given_up ?? 0,
    lastFailure: row?.last_failure ?? undefined,
  }
  return { ...report, state: stateOf({ row, doneAt, runningSince, everySeconds, now }) }
}

type Facts = Pick<JobReport, 'doneAt' | 'runningSince' | 'everySeconds'> & { row: Row | undefined; now: Date }

function stateOf({ row, doneAt, runningSince, everySeconds, now }: Facts): JobState {
  const givenUpAt = toDate(row?.last_given_up_at)
  if (givenUpAt && (!doneAt || givenUpAt > doneAt)) return 'failed'
  if (runningSince) return 'running'
  const since = doneAt ?? toDate(row?.first_at)
  if (!since) return 'waiting'
  const isLate = now.getTime() - since.getTime() > (periodsUntilLate * everySeconds + slack) * 1000
  if (isLate) return 'late'
  return doneAt ? 'ok' : 'waiting'
}

const toDate = (value: Date | string | null | undefined) => (value ? new Date(value) : undefined)
