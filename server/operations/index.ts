import { createHash, timingSafeEqual } from 'node:crypto'
import basicAuth from '@fastify/basic-auth'
import type { FastifyPluginAsync } from 'fastify'
import { readPushFigures } from '#server/domain/devices/push-figures'
import { readCalendars } from '#server/domain/practices/calendars'
import { readFeeds } from '#server/domain/practices/feeds'
import { problem } from '#server/errors'
import { jobs } from '#server/jobs/jobs'
import { countCost } from '#server/plugins/gateway/rate-limits'
import { operationsPage, operationsPolicy } from './operations-page.ts'
import { readBacklog } from './read-backlog.ts'
import { readBusySources } from './read-busy-sources.ts'
import { readJobs } from './read-jobs.ts'

/** Points that a password costs, of an IP address's calls per minute: guessing ends after a few, and a page that reloads does not. */
const attemptCost = 30

/** How many practices are listed in a table. */
const mostFeeds = 200

/**
 * `/operations`: how the jobs of this database stand, and what waits. Asked for OPERATIONS_PASSWORD, with any user name; open in demo mode
 * without one. Register it where there is a password or a demo.
 */
export const operations: FastifyPluginAsync<{ password: string | undefined }> = async (app, { password }) => {
  if (password !== undefined) {
    await app.register(basicAuth, {
      authenticate: { realm: 'Operations' },
      validate: async (_name, given, request) => {
        // Before it is compared: a right guess counts for nothing either once the limit is reached.
        await countCost(request, attemptCost)
        if (!isSame(given, password)) throw problem('unauthenticated')
      },
    })
    app.addHook('onRequest', async (request, reply) => {
      const error = await new Promise<Error | undefined>((resolve) => app.basicAuth(request, reply, resolve))
      if (error) throw isMissing(error) ? problem('unauthenticated') : error
    })
  }
  app.get('/operations', { schema: { hide: true }, config: { tenant: 'none' } }, async (_request, reply) => {
    const now = app.clock()
    const shown = {
      jobs: await readJobs(app.database, jobs, now),
      backlog: await readBacklog(app.db, now),
      push: await readPushFigures(app.db, now),
      sources: await readBusySources(app.db, now, mostFeeds),
      feeds: await readFeeds(app.db, { limit: mostFeeds }),
      calendars: await readCalendars(app.db, { limit: mostFeeds }),
      now,
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', operationsPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(operationsPage(shown))
  })
}

/** Without a password, or with something in its place. */
const isMissing = (error: Error) =>
  'code' in error && error.code === 'FST_BASIC_AUTH_MISSING_OR_BAD_AUTHORIZATION_HEADER'

const isSame = (given: string, password: string) => timingSafeEqual(digest(given), digest(password))
const digest = (text: string) => createHash('sha256').update(text).digest()
