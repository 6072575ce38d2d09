import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

// Paths on the command line are relative to where it was typed; npm itself changes to the root of the project.
const from = process.env.INIT_CWD ?? process.cwd()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensureInstalled()
if (existsSync('.env')) process.loadEnvFile('.env')
const { register } = await import('tsx/esm/api')
register()

const { loadConfig } = await import('../server/config.ts')
const { runTenantCommand } = await import('../server/tenants/command.ts')
const { withTenantStore } = await import('../server/tenants/open-store.ts')
const { appFacts } = await import('../src/app/app-facts.ts')
const { fillCatalogues } = await import('./messages/fill-catalogues.ts')
const { createSmtpGateway } = await import('../server/messages/mail/smtp-gateway.ts')
const { originOfTenant } = await import('../server/web/origin.ts')
const { explainStartFailure } = await import('../server/start-failure.ts')

fillCatalogues(process.cwd())

const schemaFile = 'docs/schema/tenant.schema.json'
/** A code has neither dots nor slashes; only check and import read a folder, and the target of an export need not exist yet. */
const isPath = (arg, i, [command]) => {
  // The dots of an email address are none of a path.
  if (command === 'invite' || command === 'visit-link') return false
  if (command === 'export') return i === 2
  return /[/\\.]/.test(arg) || (['check', 'import'].includes(command) && existsSync(resolve(from, arg)))
}
const args = process.argv
  .slice(2)
  .map((arg, i, all) => (i > 0 && !arg.startsWith('--') && isPath(arg, i, all) ? resolve(from, arg) : arg))
const { DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, PORT, BASE_PATH } = process.env
/** Where a server with the same settings is. */
const placeOf = (hosts) => {
  const config = loadConfig({ DEMO: 'true', PUBLIC_ORIGIN, PORT, BASE_PATH })
  const { origin } = originOfTenant({ config, server: { address: () => ({ port: config.port }) } }, hosts)
  return `${origin}${config.basePath}`
}
try {
  process.exitCode = await runTenantCommand(args, {
    // Settings that only a serving server needs, such as the gateway for text messages, are not required here.
    withStore: (work) => withTenantStore(loadConfig({ DEMO: 'true', DATA_DIR, DATABASE_URL }), work),
    app: appFacts,
    writeSchema: (text) => {
      mkdirSync(dirname(schemaFile), { recursive: true })
      writeFileSync(schemaFile, text)
      console.log(`The schema is in ${schemaFile}.`)
    },
    say: (line) => console.log(line),
    consoleAddress: ({ code, hosts }, path) => `${placeOf(hosts)}/partner/${code}${path}`,
    // Without a locale it leads to that of whoever opens it.
    visitAddress: ({ code, hosts }, token) =>
      `${placeOf(hosts)}/appointment/session/practitioner${hosts.length > 0 ? '' : `?key=${code}`}#${token}`,
    mail: SMTP_URL && MAIL_FROM ? createSmtpGateway({ url: SMTP_URL, from: MAIL_FROM }) : undefined,
  })
} catch (failure) {
  console.error(
    explainStartFailure(failure, { port: 0, host: '' }).replace('Patientweb could not start', 'It did not work'),
  )
  process.exitCode = 1
}
