import fp from 'fastify-plugin'
import type { Config } from '#server/config'
import type { Database, OpenDatabase } from '#server/db/open'
import type { Captcha } from '#server/domain/captcha/captcha'
import type { Scan } from '#server/domain/documents/inspection/inspect-file'
import type { FileStore } from '#server/files/file-store'
import type { MailGateway } from '#server/messages/mail/mail-gateway'
import type { SecondGateway, SmsGateway } from '#server/messages/sms/sms-gateway'
import { createSocialSites, type SocialSites } from '#server/social/sites'

/** The parts that the application is built on and every plugin may use. */
export type Platform = {
  config: Config
  database: OpenDatabase
  clock: () => Date
  sms: SmsGateway
  second: SecondGateway | undefined
  files: FileStore
  scan: Scan | undefined
  mail: MailGateway | undefined
  captcha: Captcha
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
    /** The other way for codes; undefined where there is none. */
    second: SecondGateway | undefined
    /** Where files of patients are kept. */
    files: FileStore
    /** Looks for viruses in them; undefined where the server has no scanner. */
    scan: Scan | undefined
    /** Undefined where no mails can be sent: emails are no way in then. */
    mail: MailGateway | undefined
    /** Tells people from programs. */
    captcha: Captcha
    /** Key for hashes that must not be computable by others. */
    secret: Buffer
    /** Other sites whose accounts are a way in, by tenant. */
    socialSites: SocialSites
  }
}

export default fp<Platform>(
  async (app, { config, database, clock, sms, second, mail, captcha, files, scan, secret }) => {
    app.decorate('config', config)
    app.decorate('database', database)
    app.decorate('db', database.db)
    app.decorate('clock', clock)
    app.decorate('sms', sms)
    app.decorate('second', second)
    app.decorate('files', files)
    app.decorate('scan', scan)
    app.decorate('mail', mail)
    app.decorate<Captcha>('captcha', captcha)
    app.decorate('secret', secret)
    app.decorate('socialSites', createSocialSites(config.socialKeys))
  },
  { name: 'platform' },
)
