import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { removeUnwantedFiles } from '#server/domain/documents/remove-files'
import { removeUnwantedPhotos } from '#server/domain/photos/remove-photos'
import { settleVideoVisits } from '#server/domain/video/settle-visits'
import type { OnFailure } from '#server/domain/work-through'
import { reconcile } from '#server/payments/reconcile'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { Job, JobTools } from './job.ts'
import { removeOutdated } from './retention.ts'

/** Everything that runs by the clock. */
export const jobs: readonly Job[] = [
  {
    // Before the messages: they tell of what this offers.
    name: 'earlier-offers',
    everySeconds: 60,
    run: async ({ passOnOffers, log }) => {
      const offered = await passOnOffers()
      if (offered > 0) log.info({ offered }, 'offered earlier times')
    },
  },
  {
    // Before the messages, too.
    name: 'reminders',
    everySeconds: 60,
    run: async ({ remind, log }) => {
      const reminded = await remind()
      if (reminded > 0) log.info({ reminded }, 'reminded of visits')
    },
  },
  {
    name: 'messages',
    everySeconds: 60,
    run: async ({ announcer, log }) => {
      const sent = await announcer.deliver()
      if (sent > 0) log.info({ sent }, 'sent messages that had waited')
    },
  },
  {
    name: 'reconcile-payments',
    everySeconds: 60,
    run: async ({ collector, log }) => {
      if (!collector) return
      const done = await reconcile(collector)
      if (Object.values(done).some((count) => count > 0)) log.info(done, 'brought payments and visits to agree')
    },
  },
  {
    name: 'practice-feeds',
    everySeconds: 60,
    run: async ({ tellPractices, log }) => {
      const told = await tellPractices()
      if (told > 0) log.info({ told }, 'told practices of their appointments')
    },
  },
  {
    name: 'practice-calendars',
    everySeconds: 60,
    run: async ({ pullCalendars, log }) => {
      const read = await pullCalendars()
      if (read > 0) log.info({ read }, 'read calendars of practices')
    },
  },
  {
    name: 'video-visits',
    everySeconds: 300,
    run: async ({ db, clock, log }) => {
      const settled = await settleVideoVisits(db, clock())
      if (settled > 0) log.info({ settled }, 'wrote what became of visits by video')
    },
  },
  {
    name: 'retention',
    everySeconds: 3600,
    run: async ({ db, clock, log }) => {
      // Counts and nothing else: who was meant is nobody's business in a log.
      log.info({ removed: await removeOutdated(db, clock()) }, 'removed what is outdated')
    },
  },
  {
    name: 'erase-accounts',
    everySeconds: 3600,
    run: async ({ db, clock, log }) => {
      const erased = await eraseAccounts(db, clock(), failureLogger(log, 'a person could not be forgotten'))
      log.info({ erased }, 'forgot who asked for it')
    },
  },
  {
    name: 'files',
    everySeconds: 3600,
    run: async ({ db, files, clock, log }) => {
      const removed = await removeUnwantedFiles(db, files, clock(), failureLogger(log, 'a file could not be removed'))
      log.info({ removed }, 'removed files that nobody wants')
    },
  },
  {
    name: 'photos',
    everySeconds: 3600,
    run: async ({ db, files, clock, log }) => {
      const removed = await removeUnwantedPhotos(db, files, clock(), failureLogger(log, 'a photo could not be removed'))
      log.info({ removed }, 'removed photos that nobody wants')
    },
  },
]

/** Logs that one of many failed, and not who or what was meant. */
function failureLogger(log: JobTools['log'], what: string): OnFailure {
  return (failure) => log.error({ failure: describeFailure(failure) }, what)
}
