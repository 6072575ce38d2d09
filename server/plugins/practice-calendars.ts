import fp from 'fastify-plugin'
import { createCalendarFetcher } from '#server/practices/calendars/fetch-calendar'
import { createCalendarPuller, type CalendarPuller } from '#server/practices/calendars/pull-calendars'
import { createCalendarReader } from '#server/practices/calendars/read-apart'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads practices' calendars. */
    practiceCalendars: CalendarPuller
  }
}

/** Gives jobs the reading of practices' calendars. */
export default fp(
  async (app) => {
    const { db, secret, clock, config } = app
    const fetch = createCalendarFetcher({ networks: config.practiceNetworks })
    const puller = createCalendarPuller({ db, secret, fetch, read: createCalendarReader(), clock })
    app.decorate('practiceCalendars', puller)
    app.addHook('onClose', () => puller.settled())
  },
  { name: 'practice-calendars', dependencies: ['platform'] },
)
