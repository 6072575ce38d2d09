import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/open'
import type { FileStore } from '#server/files/file-store'
import type { Announcer } from '#server/messages/announcer'
import type { Collector } from '#server/payments/collector'

/** What a job is given to work with. */
export type JobTools = {
  db: Database
  files: FileStore
  announcer: Announcer
  /** Offers freed times to those who wait for an earlier one. */
  passOnOffers: () => Promise<number>
  /** Reminds of the visits for which it is time. */
  remind: () => Promise<number>
  /** Tells practices' own systems what waits for them; returns how many events were taken. */
  tellPractices: () => Promise<number>
  /** Reads practices' calendars that are due; returns how many could be read. */
  pullCalendars: () => Promise<number>
  /** Undefined where nobody takes payments. */
  collector?: Collector | undefined
  clock: () => Date
  log: FastifyBaseLogger
}

/** Work that is done again and again, by one of the servers of a database for all of them. */
export type Job = {
  /** Letters, digits and hyphens. What is under way stands in the database by it. */
  name: string
  /** It is done once in each window of so many seconds, counted from 1970; a day at most. */
  everySeconds: number
  /** What it throws is logged without what people sent, and it is tried again. One that was cut off is done once more, from its beginning. */
  run(tools: JobTools): Promise<void>
}
