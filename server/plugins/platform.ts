import fp from 'fastify-plugin'
import type { Config } from '#server/config'
import type { Database, OpenDatabase } from '#server/db/open'
import type { SmsGateway } from '#server/messages/sms/sms-gateway'

/** The parts that the application is built on and every plugin may use. */
export type Platform = {
  config: Config
  database: OpenDatabase
  clock: () => Date
  sms: SmsGateway
  secret: Buffer
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    database: OpenDatabase
    db: Database
    /** The current time; tests supply their own. */
    clock: () => Date
    sms: SmsGateway
    /** Key for hashes that must not be computable by others. */
    secret: Buffer
  }
}

export default fp<Platform>(
  async (app, { config, database, clock, sms, secret }) => {
    app.decorate('config', config)
    app.decorate('database', database)
    app.decorate('db', database.db)
    app.decorate('clock', clock)
    app.decorate('sms', sms)
    app.decorate('secret', secret)
  },
  { name: 'platform' },
)
