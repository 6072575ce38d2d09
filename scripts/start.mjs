import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensureInstalled()
if (existsSync('.env')) process.loadEnvFile('.env')

const dev = process.argv.includes('--dev')
const { loadConfig, SettingError, start } = await import(dev ? await fromSources() : await fromOneFile())

const config = readSettings()
if (!dev) {
  const { buildIfStale } = await import('./build.mjs')
  await buildIfStale()
}
await start({ config, dev })

async function fromSources() {
  const { register } = await import('tsx/esm/api')
  register()
  return '../server/program.ts'
}

async function fromOneFile() {
  // So that the trace of a failure names our sources.
  process.setSourceMapsEnabled(true)
  const { bundle } = await import('./bundle.mjs')
  return bundle('server/program.ts')
}

/** Settings first: an invalid one should be reported before the build. */
function readSettings() {
  try {
    return loadConfig(process.env)
  } catch (failure) {
    if (!(failure instanceof SettingError)) throw failure
    console.error(`${failure.message}\nEvery setting is described in .env.example.`)
    process.exit(1)
  }
}
