import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { outageOf } from '#server/db/outage'
import { directoryChannel } from '#server/directory/last-run'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { createTurns, type Turns } from './turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when every index is built: a server listens before that, and searches wait. */
    searchEngine: () => Promise<SearchEngine>
    /** The queue in which queries are answered. */
    searchTurns: Turns
  }
}

/** Starts building the indexes, unless an engine is given. */
export default fp<{ engine?: SearchEngine }>(
  async (app, { engine }) => {
    const turns = createTurns()
    app.decorate('searchTurns', turns)
    const building = engine
      ? { current: () => Promise.resolve(engine), stop: async () => {} }
      : keepBuilding(app, turns)
    app.decorate('searchEngine', building.current)
    const following = follow(app)
    let stopListening = async () => {}
    app.addHook('onReady', async () => {
      stopListening = await app.database.listen(directoryChannel, following.now)
    })
    app.addHook('onClose', async () => {
      await stopListening()
      await building.stop()
      await following.stop()
    })
  },
  { name: 'search-engine', dependencies: ['platform'] },
)

/** Milliseconds until a failed build is repeated. */
const pause = 2_000

/**
 * Repeats the build until it succeeds, however long the database is unreachable. Searches before that fail with the reason of
 * the last failed build.
 */
function keepBuilding(app: FastifyInstance, turns: Turns) {
  let current: Promise<SearchEngine>
  let settled: Promise<void>
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const build = () => {
    current = buildPatiently(app, turns)
    settled = current.then(
      () => undefined,
      (error: unknown) => {
        if (isStopped) return
        app.log.error({ err: error }, 'the search indexes could not be built; this is begun again')
        timer = setTimeout(build, pause).unref()
      },
    )
  }
  build()
  return {
    current: () => current,
    // Nothing may read a closed database.
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await settled
    },
  }
}

const followMilliseconds = 60_000

/**
 * Every minute, reads imports, bookings, holds and releases since the last time. A failure is logged and repeated with the next. Imports are
 * also heard of at once, where no notification is lost.
 */
function follow(app: FastifyInstance) {
  let running = Promise.resolve()
  let isClosing = false
  const run = (work: (engine: SearchEngine) => Promise<void>) => {
    running = running
      .then(async () => (isClosing ? undefined : work(await app.searchEngine())))
      .catch((error: unknown) => app.log.warn({ err: error }, 'the search index could not be brought up to date'))
  }
  const timer = setInterval(() => {
    run((engine) => engine.followDirectory())
    run((engine) => engine.followAvailability())
  }, followMilliseconds)
  timer.unref()
  return {
    now: () => run((engine) => engine.followDirectory()),
    stop: async () => {
      isClosing = true
      clearInterval(timer)
      await running
    },
  }
}

/** How often a build is tried in a row: the directory may change while it is read. */
const mostAttempts = 5

async function buildPatiently(app: FastifyInstance, turns: Turns): Promise<SearchEngine> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await createSearchEngine(app.database, app.clock, turns)
    } catch (error) {
      if (attempt === mostAttempts || outageOf(error)) throw error
      app.log.warn({ err: error, attempt }, 'the search indexes could not be built; trying again')
      await wait(attempt * 400)
    }
  }
}
