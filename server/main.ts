import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { buildApp, type WebFront } from './app.ts'
import type { Config } from './config.ts'
import { demoConsole } from './demo/demo-console.ts'
import { loadDemo } from './demo/load.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { chooseStore } from './files/choose-store.ts'
import { chooseScanner } from './files/scanning/choose-scanner.ts'
import { describeFailure } from './plugins/gateway/describe-failure.ts'
import { loadSecret } from './secret.ts'
import { chooseMailGateway } from './messages/mail/choose-mail-gateway.ts'
import { chooseSmsGateway } from './messages/sms/choose-gateway.ts'
import { nextSteps } from './imports/next-steps.ts'
import { loadReferenceLists } from './imports/reference-lists.ts'
import { answerFacilityCommand, facilityCommandPath } from './practices/command/run-anywhere.ts'
import { explainStartFailure } from './start-failure.ts'
import { openAdminSocket } from './tenants/operator-socket.ts'
import { createTenantStore } from './tenants/tenant-store.ts'
import { webFront } from './web/index.ts'

type Options = {
  config: Config
  /** Serve the app from its sources, with hot reload. */
  dev: boolean
  web?: WebFront
}

type Started = { app?: FastifyInstance; database?: OpenDatabase; closeSocket?: (() => Promise<void>) | undefined }

/** A stop that takes longer than this is aborted, in milliseconds. */
const longestStop = 15_000

/**
 * Starts the server: database, demo data on the first run, application, port. From the first moment SIGTERM and SIGINT let
 * running requests finish, close the database and end the process with 0. A failure to start is explained, with exit code 1.
 */
export async function start({ config, dev, web = webFront }: Options): Promise<void> {
  const started: Started = {}
  stopOnSignals(started)
  try {
    await assertPortIsFree(config)
    started.database = await openDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      longest: config.databaseTimeoutMilliseconds,
    })
    if (config.demo) await loadDemoWithProgress(started.database, config.demoPractitioners)
    else await loadReferenceLists(started.database)
    started.app = await buildApp({
      config,
      database: started.database,
      secret: loadSecret(config),
      files: await chooseStore(config, (what) => process.stderr.write(`\nFiles of patients: ${what}\n`)),
      scan: chooseScanner(config),
      sms: chooseSmsGateway(config, started.database.db),
      mail: chooseMailGateway(config, started.database.db) ?? null,
      web,
      dev,
    })
    started.closeSocket = await letTenantsChange(started.app, started.database, config)
    await started.app.listen({ port: config.port, host: config.host })
    say(greeting(started.app, config, config.demo ? await demoConsole(started.database, new Date()) : undefined))
    for (const step of await nextSteps(started.database)) say(step)
  } catch (failure) {
    process.stderr.write(`\n${explainStartFailure(failure, config)}\n`)
    await stop(started, 1)
  }
}

/** No other process can write to the embedded database while it is open here. */
async function letTenantsChange(
  { tenants, secret, clock }: FastifyInstance,
  { db, engine }: OpenDatabase,
  config: Config,
) {
  if (engine !== 'pglite') return undefined
  const { dataDir, practiceNetworks: networks } = config
  return openAdminSocket(dataDir, createTenantStore(db), () => tenants.refresh(), {
    [facilityCommandPath]: (args) => answerFacilityCommand(args, { db, secret, networks, clock }),
  })
}

/** Before the slow parts of a start, for a server that could not listen in the end. */
async function assertPortIsFree({ port, host }: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function loadDemoWithProgress(database: OpenDatabase, practitioners: number): Promise<void> {
  const { isTTY } = process.stdout
  let shown = ''
  await loadDemo(database, {
    practitioners,
    onProgress: (done, total) => {
      const percent = Math.floor((done / total) * 100)
      const line = `Loading the demo directory: ${isTTY ? percent : percent - (percent % 25)} %`
      if (line === shown) return
      process.stdout.write(isTTY ? `\r${line}` : `${line}\n`)
      shown = line
    },
  })
  if (shown && isTTY) process.stdout.write('\n')
}

function greeting(app: FastifyInstance, { basePath, demo, host, publicOrigin }: Config, consolePath?: string): string {
  const { port } = app.server.address() as AddressInfo
  const everywhere = host === '0.0.0.0' || host === '::'
  const hosts = everywhere ? ['localhost', ...ownAddresses()] : [host.includes(':') ? `[${host}]` : host]
  const origins = [...hosts.map((name) => `http://${name}:${port}`), ...(publicOrigin ? [publicOrigin] : [])]
  return [
    '',
    ...origins.map((origin) => `Patientweb is at ${origin}${basePath}/`),
    ...(demo ? [`Sent codes are at ${origins[0]}${basePath}/demo/inbox`] : []),
    ...(demo
      ? ['A visit by video, as its practitioner: npm run tenant -- visit-link patientweb <appointment number>']
      : []),
    ...(consolePath ? [`The partner’s console is at ${origins[0]}${basePath}${consolePath}`] : []),
    '',
  ].join('\n')
}

const ownAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

function stopOnSignals(started: Started): void {
  // Until a requested stop is done. Any other end of the process, an empty event loop too, is a failure.
  process.exitCode = 1
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(started, 0))
  // An unexpected failure leaves the process in an unknown state: the database is closed and a supervisor restarts the process.
  process.on('uncaughtException', (failure) => {
    tell(failure, 'the process ends')
    void stop(started, 1)
  })
}

let isStopping = false

/** Each part is closed even if another could not be; then the stop has failed. */
async function stop({ app, database, closeSocket }: Started, exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => {
    process.stderr.write(`${JSON.stringify({ msg: 'the stop took too long and was aborted' })}\n`)
    process.exit(1)
  }, longestStop)
  let code = exitCode
  for (const close of [closeSocket, () => app?.close(), () => database?.close()]) {
    try {
      await close?.()
    } catch (failure) {
      tell(failure, 'a part of the server could not be closed')
      code = 1
    }
  }
  process.exit(code)
}

const tell = (failure: unknown, msg: string) =>
  process.stderr.write(`${JSON.stringify({ failure: describeFailure(failure), msg })}\n`)

const say = (text: string) => process.stdout.write(`${text}\n`)
