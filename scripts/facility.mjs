import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensureInstalled()
if (existsSync('.env')) process.loadEnvFile('.env')
const { register } = await import('tsx/esm/api')
register()

const { loadConfig } = await import('../server/config.ts')
const { runAnywhere } = await import('../server/practices/command/run-anywhere.ts')
const { explainStartFailure } = await import('../server/start-failure.ts')

// Settings that only a serving server needs, such as the gateway for text messages, are not required here.
const { DATA_DIR, DATABASE_URL, SERVER_SECRET, PRACTICE_NETWORKS } = process.env
try {
  const config = loadConfig({ DEMO: 'true', DATA_DIR, DATABASE_URL, SERVER_SECRET, PRACTICE_NETWORKS })
  process.exitCode = await runAnywhere(process.argv.slice(2), config, (line) => console.log(line))
} catch (failure) {
  console.error(
    explainStartFailure(failure, { port: 0, host: '' }).replace('Patientweb could not start', 'It did not work'),
  )
  process.exitCode = 1
}
