import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Service } from '#contract/services'
import { buildApp, type WebFront } from '#server/app'
import { loadConfig, type Config } from '#server/config'
import type { ClientErrorSink } from '#server/client-errors/sink'
import type { Scan } from '#server/domain/documents/inspection/inspect-file'
import { createFolderStore } from '#server/files/folder-store'
import type { ValidateMerchant } from '#server/payments/apple-pay/validate-merchant'
import type { PaymentProvider } from '#server/domain/payments/payment-provider'
import type { FileStore } from '#server/files/file-store'
import type { OpenDatabase } from '#server/db/open'
import type { LogStream } from '#server/plugins/request-log'
import type { SearchEngine } from '#server/search/engine'
import type { PushGateway } from '#server/messages/push/push-gateway'
import type { MailGateway } from '#server/messages/mail/mail-gateway'
import type { SmsGateway } from '#server/messages/sms/sms-gateway'
import { openTestDatabase } from './database.ts'
import { createLateSearch } from './late-search.ts'
import { toRequest, type Call, type Method, type SentRequest } from './request.ts'

/** A server on a fresh test database, called without a socket. */
export type TestServer = {
  app: FastifyInstance
  database: OpenDatabase
  call(service: Service, method: Method, path: string, call?: Call): Promise<LightMyRequestResponse>
  /** The same call, ready for `app.inject`, for who wants to change it. */
  request(service: Service, method: Method, path: string, call?: Call): SentRequest
  close(): Promise<void>
}

type Options = {
  clock?: () => Date
  web?: WebFront
  config?: Partial<Config>
  logTo?: LogStream
  sms?: SmsGateway
  /** Where files are kept; a folder that goes with the server without one. */
  files?: FileStore
  scan?: Scan
  /** Null where no mails can be sent. */
  mail?: MailGateway | null
  /** Where failures of browsers are put instead of into the log. */
  clientErrorSink?: ClientErrorSink
  /** An engine to use instead of one built from the database when something is searched for; `from the start` builds it as a server does. */
  search?: SearchEngine | 'from the start'
  /** Who takes payments; the provider of demos without one. */
  paymentProvider?: PaymentProvider
  /** Vouches for sheets of Apple Pay. */
  validateMerchant?: ValidateMerchant
  /** Tells devices instead of push services. */
  pushGateway?: PushGateway
  /** Key of hashes, where several servers are to have the same. */
  secret?: Buffer
  /** A database to use instead of a fresh one; it stays open when the server closes. */
  database?: OpenDatabase
}

/** Starts the real application on a fresh database. `call` signs as the client does. */
export async function startTestServer({
  clock = () => new Date(),
  web,
  config,
  logTo,
  sms,
  files,
  scan,
  mail,
  clientErrorSink,
  search,
  paymentProvider,
  validateMerchant,
  pushGateway,
  secret,
  database,
}: Options = {}): Promise<TestServer> {
  const open = database ?? (await openTestDatabase())
  const settings = {
    ...loadConfig({
      ...{ RATE_LIMIT_PER_MINUTE: '1000000', CODE_LIMIT_PER_ADDRESS: '1000000', CAPTCHA_AFTER_FAILURES: '1000000' },
      LOG_LEVEL: 'silent',
    }),
    ...config,
  }
  const folder = await mkdtemp(join(tmpdir(), 'patientweb-files-'))
  const lateSearch = createLateSearch({ database: open, clock, turns: () => app.searchTurns })
  const app: FastifyInstance = await buildApp({
    config: settings,
    database: open,
    clock,
    files: files ?? createFolderStore(folder),
    ...(scan && { scan }),
    ...(web && { web }),
    ...(logTo && { logTo }),
    ...(sms && { sms }),
    ...(mail !== undefined && { mail }),
    ...(clientErrorSink && { clientErrorSink }),
    ...(search !== 'from the start' && { search: search ?? lateSearch }),
    ...(paymentProvider && { paymentProvider }),
    ...(validateMerchant && { validateMerchant }),
    ...(pushGateway && { pushGateway }),
    ...(secret && { secret }),
  })
  await app.ready()
  return {
    app,
    database: open,
    call: async (service, method, path, call = {}) => {
      const answer = await app.inject(toRequest(settings, clock, service, method, path, call))
      // Messages are sent behind the answer: a test that asks for them has them.
      if (method !== 'GET' && answer.statusCode < 300) await app.announcer.deliver().catch(() => {})
      return answer
    },
    request: (service, method, path, call = {}) => toRequest(settings, clock, service, method, path, call),
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true })
      if (!database) await open.close()
    },
  }
}
