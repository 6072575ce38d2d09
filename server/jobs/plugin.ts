import fp from 'fastify-plugin'
import { jobs } from './jobs.ts'
import { createJobRunner } from './runner.ts'

/** Runs the jobs from the moment the server listens. Closing waits for one that is under way. */
export default fp(
  async (app) => {
    const { database, files, announcer, collector, clock, log } = app
    const passOnOffers = () => app.earlierOffers.passOn()
    const remind = () => app.remind()
    const tellPractices = () => app.practiceFeeds.deliver()
    const pullCalendars = () => app.practiceCalendars.pullDue()
    const calls = { passOnOffers, remind, tellPractices, pullCalendars }
    const runner = createJobRunner({ database, files, announcer, ...calls, collector, clock, log, jobs })
    app.addHook('onListen', async () => runner.start())
    app.addHook('onClose', () => runner.stop())
  },
  { name: 'jobs', dependencies: ['platform', 'announcements', 'payments', 'practice-feeds', 'practice-calendars'] },
)
