import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensureInstalled()
if (existsSync('.env')) process.loadEnvFile('.env')

const dev = process.argv.includes('--dev')
const { register } = await import('tsx/esm/api')
register()

const config = await readSettings()
if (!dev) {
  const { buildIfStale } = await import('./build.mjs')
  await buildIfStale({ basePath: config.basePath })
}
const { start } = await import('../server/main.ts')
await start({ config, dev })

/** Settings first: an invalid one should be reported before the build. */
async function readSettings() {
  const { loadConfig } = await import('../server/config.ts')
  const { SettingError } = await import('../server/setting-error.ts')
  try {
    return loadConfig(process.env)
  } catch (failure) {
    if (!(failure instanceof SettingError)) throw failure
    console.error(`${failure.message}\nEvery setting is described in .env.example.`)
    process.exit(1)
  }
}
