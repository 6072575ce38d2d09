import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { removeUnwantedFiles } from '#server/domain/documents/remove-files'
import { removeUnwantedPhotos } from '#server/domain/photos/remove-photos'
import { reconcile } from '#server/payments/reconcile'
import type { Job } from './job.ts'
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
      log.info({ erased: await eraseAccounts(db, clock()) }, 'forgot who asked for it')
    },
  },
  {
    name: 'files',
    everySeconds: 3600,
    run: async ({ db, files, clock, log }) => {
      log.info({ removed: await removeUnwantedFiles(db, files, clock()) }, 'removed files that nobody wants')
      log.info({ removed: await removeUnwantedPhotos(db, files, clock()) }, 'removed photos that nobody wants')
    },
  },
]
