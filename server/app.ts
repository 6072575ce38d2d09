import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Service } from '#contract/services'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/open.ts'
import answerHeaders from './plugins/gateway/answer-headers.ts'
import inProcess from './plugins/gateway/in-process.ts'
import locale from './plugins/gateway/locale.ts'
import problems, { sendProblem } from './plugins/gateway/problems.ts'
import signature from './plugins/gateway/signature.ts'
import tenant from './plugins/gateway/tenant.ts'
import tenants from './plugins/gateway/tenants.ts'
import validation from './plugins/gateway/validation.ts'
import platform from './plugins/platform.ts'
import type { ServicePlugin } from './plugins/type-provider.ts'
import localeService from './services/locale/index.ts'
import { createDemoGateway } from './sms/demo-gateway.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'

/** Everything outside `{mount}/api`: pages, shell, workers, files. */
export type WebFront = FastifyPluginAsync

type Parts = {
  config: Config
  database: OpenDatabase
  clock?: () => Date
  sms?: SmsGateway
  web?: WebFront
}

const servicePlugins: Partial<Record<Service, ServicePlugin>> = {
  locale: localeService,
}

/** Puts the whole application together; it neither opens the database nor listens. */
export async function buildApp({
  config,
  database,
  clock = () => new Date(),
  sms,
  web,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    handlerTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  await app.register(platform, { config, database, clock, sms: sms ?? createDemoGateway(database.db) })
  await app.register(problems)
  await app.register(validation)
  await app.register(inProcess)
  await app.register(tenants)
  await app.register(tenant)
  await app.register(services, { prefix: `${config.basePath}/api` })
  if (web) await app.register(web)
  return app
}

const services: FastifyPluginAsync = async (api) => {
  await api.register(answerHeaders)
  await api.register(locale)
  for (const [service, plugin] of Object.entries(servicePlugins) as [Service, ServicePlugin][]) {
    await api.register(
      async (scope) => {
        await scope.register(signature, { service })
        await scope.register(plugin)
      },
      { prefix: `/${service}` },
    )
  }
}
