import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createSearchEngine, type SearchEngine } from './engine.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when every index is built: a server listens before that, and searches wait. */
    searchEngine: () => Promise<SearchEngine>
  }
}

/** Begins to build the indexes, unless an engine is given. */
export default fp<{ engine?: SearchEngine }>(
  async (app, { engine }) => {
    const building = engine ? Promise.resolve(engine) : buildPatiently(app)
    // Whoever searches hears of a failure; closing only waits, so that nothing reads a closed database.
    const settled = building.then(
      () => undefined,
      () => undefined,
    )
    app.decorate('searchEngine', () => building)
    const following = followAvailability(app, building)
    app.addHook('onClose', async () => {
      await settled
      await following.stop()
    })
  },
  { name: 'search-engine', dependencies: ['platform'] },
)

const followMilliseconds = 60_000

/** Every minute what was booked, held or given back meanwhile. A failure is told and tried again with the next. */
function followAvailability(app: FastifyInstance, building: Promise<SearchEngine>) {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(async () => (await building).followAvailability())
      .catch((error: unknown) => app.log.warn({ err: error }, 'availability in the search index could not be renewed'))
  }, followMilliseconds)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** How often a build is tried before searches fail for good: the directory may be changing under its eyes. */
const mostAttempts = 5

async function buildPatiently(app: FastifyInstance): Promise<SearchEngine> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await createSearchEngine(app.database, app.clock)
    } catch (error) {
      if (attempt === mostAttempts) throw error
      app.log.warn({ err: error, attempt }, 'the search indexes could not be built; trying again')
      await wait(attempt * 400)
    }
  }
}
