import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { ensureInstalled } from './install.mjs'

// Rows are read one after the other, and most of what a run makes is garbage at once: left alone, the heap grows to four times what is held.
setFlagsFromString('--heap-growing-percent=50')
// Paths on the command line are relative to where it was typed; npm itself changes to the root of the project.
const from = process.env.INIT_CWD ?? process.cwd()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensureInstalled()
if (existsSync('.env')) process.loadEnvFile('.env')
const { register } = await import('tsx/esm/api')
register()

const { loadConfig } = await import('../server/config.ts')
const { openDatabase } = await import('../server/db/open.ts')
const { runDirectoryCommand } = await import('../server/imports/command/command.ts')
const { explainStartFailure } = await import('../server/start-failure.ts')

const isWord = (arg, i, all) => !arg.startsWith('--') && !['--source', '--report', '--format'].includes(all[i - 1])
const isFolder = (arg, i, all) => isWord(arg, i, all) && i > all.findIndex(isWord) && !all.includes('undo')
const isPath = (arg, i, all) => isFolder(arg, i, all) || all[i - 1] === '--report'
const args = process.argv.slice(2).map((arg, i, all) => (isPath(arg, i, all) ? resolve(from, arg) : arg))
const { DATA_DIR, DATABASE_URL } = process.env
/** A statement of an import may take longer than the answer to a patient. */
const longest = 120_000
let shown = ''
try {
  process.exitCode = await runDirectoryCommand(args, {
    withDatabase: async (work) => {
      // Settings that only a serving server needs, such as the gateway for text messages, are not required here.
      const { dataDir, databaseUrl } = loadConfig({ DEMO: 'true', DATA_DIR, DATABASE_URL })
      const open = await openDatabase({ dataDir, databaseUrl, longest })
      try {
        return await work(open)
      } finally {
        await open.close()
      }
    },
    say: (line) => console.log(line),
    progress: (line) => {
      if (!process.stdout.isTTY) return
      process.stdout.write(`\r${line.padEnd(shown.length)}${line ? '' : '\r'}`)
      shown = line
    },
    startedBy: userInfo().username,
  })
} catch (failure) {
  console.error(
    explainStartFailure(failure, { port: 0, host: '' }).replace('Patientweb could not start', 'It did not work'),
  )
  process.exitCode = 1
}
