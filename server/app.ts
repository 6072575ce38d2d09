import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { clockWindowSeconds } from '#contract/headers'
import type { Service } from '#contract/services'
import { registerAll } from './plugins/register-all.ts'
import { calendarFeed } from './calendar/index.ts'
import { chooseCaptcha } from './captcha/choose-captcha.ts'
import { captchaFrame } from './captcha/frame.ts'
import { clientErrors } from './client-errors/index.ts'
import { logSink, type ClientErrorSink } from './client-errors/sink.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/open.ts'
import { consoleApi } from './console/index.ts'
import { tally } from './web/tally.ts'
import { demoInbox } from './demo-inbox/index.ts'
import type { Scan } from './domain/documents/inspection/inspect-file.ts'
import type { FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { jobs as allJobs } from './jobs/jobs.ts'
import jobs from './jobs/plugin.ts'
import type { PaymentProvider } from './domain/payments/payment-provider.ts'
import payments from './payments/plugin.ts'
import { sandbox } from './payments/sandbox/index.ts'
import appFacts from './plugins/app-facts.ts'
import announcements from './plugins/announcements.ts'
import push from './plugins/push.ts'
import practiceCalendars from './plugins/practice-calendars.ts'
import practiceFeeds from './plugins/practice-feeds.ts'
import practitionerNotices from './plugins/practitioner-notices.ts'
import reminders from './plugins/reminders.ts'
import earlierOffers from './plugins/earlier-offers.ts'
import { practiceApi } from './practices/index.ts'
import { operations } from './operations/index.ts'
import { readJobs } from './operations/read-jobs.ts'
import type { ValidateMerchant } from './payments/apple-pay/validate-merchant.ts'
import openapi from './plugins/external/openapi.ts'
import answerHeaders from './plugins/gateway/answer-headers.ts'
import entrance from './plugins/gateway/entrance.ts'
import idempotency from './plugins/gateway/idempotency.ts'
import inProcess from './plugins/gateway/in-process.ts'
import jsonBody from './plugins/gateway/json-body.ts'
import locale from './plugins/gateway/locale.ts'
import problems, { sendProblem } from './plugins/gateway/problems.ts'
import rateCounting from './plugins/gateway/rate-counting.ts'
import rateLimits from './plugins/gateway/rate-limits.ts'
import { createReplayGuard, type ReplayGuard } from './plugins/gateway/replay-guard.ts'
import session from './plugins/gateway/session.ts'
import signature from './plugins/gateway/signature.ts'
import tenant from './plugins/gateway/tenant.ts'
import tenants from './plugins/gateway/tenants.ts'
import { createTrust } from './plugins/gateway/trusted-proxies.ts'
import unknownRoutes from './plugins/gateway/unknown-routes.ts'
import validation from './plugins/gateway/validation.ts'
import { health } from './plugins/health.ts'
import lastAnswers from './plugins/last-answers.ts'
import platform from './plugins/platform.ts'
import requestLog, { loggerOptions, type LogStream } from './plugins/request-log.ts'
import slowReaders from './plugins/slow-readers.ts'
import silentConnections from './plugins/silent-connections.ts'
import usageCounting from './plugins/usage.ts'
import type { ServicePlugin } from './plugins/type-provider.ts'
import type { SearchEngine } from './search/engine.ts'
import searchEngine from './search/plugin.ts'
import accountService from './services/account/index.ts'
import appointmentService from './services/appointment/index.ts'
import discoveryService from './services/discovery/index.ts'
import localeService from './services/locale/index.ts'
import { socialReturn } from './services/account/social/social-return.ts'
import notificationService from './services/notification/index.ts'
import paymentService from './services/payment/index.ts'
import searchService from './services/search/index.ts'
import { usage } from './usage/index.ts'
import { videoRooms } from './video/index.ts'
import { createDemoMailGateway } from './messages/mail/demo-mail-gateway.ts'
import type { MailGateway } from './messages/mail/mail-gateway.ts'
import { chooseSecondGateway } from './messages/sms/choose-gateway.ts'
import type { PushGateway } from './messages/push/push-gateway.ts'
import { createDemoGateway } from './messages/sms/demo-gateway.ts'
import type { SmsGateway } from './messages/sms/sms-gateway.ts'

/** Everything outside `{mount}/api`: pages, shell, workers, files. */
export type WebFront = FastifyPluginAsync<{ dev: boolean }>

type Parts = {
  config: Config
  database: OpenDatabase
  clock?: () => Date
  sms?: SmsGateway
  /** Where files of patients are kept; a folder beside the database without one. */
  files?: FileStore
  /** Looks for viruses in them. */
  scan?: Scan | undefined
  /** The demo's without one; null where no mails can be sent. */
  mail?: MailGateway | null | undefined
  /** Who takes payments; chosen by the settings without one. */
  paymentProvider?: PaymentProvider | undefined
  /** Vouches for sheets of Apple Pay; the merchant of the settings does without one. */
  validateMerchant?: ValidateMerchant | undefined
  /** Tells devices instead of the push services of browsers. */
  pushGateway?: PushGateway | undefined
  search?: SearchEngine
  /** Key for hashing one-time codes; without it they are lost when this process ends. */
  secret?: Buffer
  web?: WebFront
  /** Serve the app from its sources, with hot reload. */
  dev?: boolean
  logTo?: LogStream
  /** Where browser failures are reported; the log without one. */
  clientErrorSink?: ClientErrorSink
}

/** Bodies of calls are forms and searches. A route that takes more sets its own limit. */
const mostBodyBytes = 32_768

const servicePlugins: Record<Service, ServicePlugin> = {
  locale: localeService,
  account: accountService,
  appointment: appointmentService,
  discovery: discoveryService,
  payment: paymentService,
  notification: notificationService,
  search: searchService,
}

/** Assembles the whole application; it neither opens the database nor listens. */
export async function buildApp({
  config,
  database,
  clock,
  sms,
  files,
  scan,
  mail = createDemoMailGateway(database.db),
  paymentProvider,
  validateMerchant,
  pushGateway,
  secret,
  search,
  web,
  dev = false,
  logTo,
  clientErrorSink = logSink,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: createTrust(config.trustProxy),
    // Loading the app's renderer from a slow disk, or on a busy machine, may take long and is no failure.
    pluginTimeout: 60_000,
    bodyLimit: mostBodyBytes,
    requestTimeout: 30_000,
    handlerTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  const key = secret ?? randomBytes(32)
  const captcha = chooseCaptcha(config, database.db, key)
  await app.register(platform, {
    config,
    database,
    clock: clock ?? (() => new Date()),
    sms: sms ?? createDemoGateway(database.db),
    second: chooseSecondGateway(config, database.db),
    files: files ?? createFolderStore(join(config.dataDir, 'files')),
    scan,
    mail: mail ?? undefined,
    captcha,
    secret: key,
  })
  await app.register(searchEngine, search ? { engine: search } : {})
  await app.register(push, { gateway: pushGateway })
  await registerAll(app, [announcements, practiceFeeds, practiceCalendars])
  await app.register(payments, { provider: paymentProvider, validate: validateMerchant })
  await registerAll(app, [
    entrance,
    slowReaders,
    silentConnections,
    usageCounting,
    jobs,
    lastAnswers,
    openapi,
    problems,
    validation,
  ])
  const dependencies = [
    { name: 'database', check: () => database.query('select 1') },
    { name: 'writes', check: () => database.assertWrites() },
    { name: 'search', check: () => app.searchEngine() },
  ]
  const readStates = async () =>
    Object.fromEntries((await readJobs(database, allJobs, app.clock())).map(({ name, state }) => [name, state]))
  await app.register(health(dependencies, readStates), { prefix: config.basePath })
  await registerAll(app, [
    rateCounting,
    idempotency,
    inProcess,
    tenants,
    tenant,
    earlierOffers,
    reminders,
    practitionerNotices,
    requestLog,
  ])
  await app.register(services, { prefix: `${config.basePath}/api` })
  await app.register(socialReturn, { prefix: config.basePath })
  await app.register(calendarFeed, { prefix: config.basePath })
  await app.register(videoRooms(dev), { prefix: config.basePath })
  await app.register(appFacts)
  await app.register(consoleApi, { prefix: `${config.basePath}/partner/:code/api` })
  await app.register(tally, { prefix: config.basePath })
  await app.register(usage, { prefix: config.basePath })
  if (config.clientErrorShare > 0) await app.register(clientErrors(clientErrorSink), { prefix: config.basePath })
  if (captcha.kind === 'recaptcha') await app.register(captchaFrame, { ...captcha, prefix: config.basePath })
  const { operationsPassword: password } = config
  if (config.demo || password !== undefined) await app.register(operations, { prefix: config.basePath, password })
  if (config.demo) await app.register(demoInbox, { prefix: config.basePath })
  if (app.collector?.provider.name === 'sandbox') await app.register(sandbox, { prefix: config.basePath })
  if (web) await app.register(web, { dev })
  return app
}

const services: FastifyPluginAsync = async (api) => {
  await registerAll(api, [answerHeaders, rateLimits, jsonBody, unknownRoutes])
  const replays = createReplayGuard(clockWindowSeconds * 1000 * 2)
  for (const [service, plugin] of Object.entries(servicePlugins) as [Service, ServicePlugin][]) {
    await api.register(mount(service, plugin, replays), { prefix: `/${service}` })
  }
  await api.register(practiceApi, { prefix: '/practice' })
}

/** Mounts a service under its own path, with its own credential and its own tag in the OpenAPI description. */
function mount(service: Service, plugin: ServicePlugin, replays: ReplayGuard): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { tags: [service], ...route.schema }
    })
    await scope.register(signature, { service, replays })
    // After the signature: an unsigned call is refused before any session is looked up.
    await registerAll(scope, [locale, session, plugin])
  }
}
