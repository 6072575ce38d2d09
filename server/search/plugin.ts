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
    const building = engine ? Promise.resolve(engine) : createSearchEngine(app.database, app.clock)
    // Whoever searches hears of a failure; closing only waits, so that nothing reads a closed database.
    const settled = building.then(
      () => undefined,
      () => undefined,
    )
    app.decorate('searchEngine', () => building)
    app.addHook('onClose', () => settled)
  },
  { name: 'search-engine', dependencies: ['platform'] },
)
