import fp from 'fastify-plugin'
import { removeOutdated } from './retention.ts'

/** Milliseconds from one run to the next. */
const every = 3_600_000

/** Runs retention when the server begins to listen and every hour after that, one run at a time. Closing waits for a run that is under way. */
export default fp(
  async (app) => {
    let running: Promise<void> | undefined
    let timer: ReturnType<typeof setInterval> | undefined

    const run = () => {
      running ??= removeOutdated(app.db, app.clock())
        .then(
          // Counts and nothing else: who was meant is nobody's business in a log.
          (removed) => app.log.info({ removed }, 'removed what is outdated'),
          (error: unknown) => app.log.error({ err: error }, 'retention failed'),
        )
        .finally(() => (running = undefined))
      return running
    }

    app.addHook('onListen', async () => {
      timer = setInterval(() => void run(), every).unref()
      // Nobody waits for it: the server answers meanwhile.
      void run()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await running
    })
  },
  { name: 'retention', dependencies: ['platform'] },
)
