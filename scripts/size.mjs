import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'

const kib = 1024
/** Budgets in KiB of brotli (docs/architecture.md). */
const budgets = { firstLoad: 140, afterwards: 30, styles: 16, route: 70, worker: 21, console: 122, accountPages: 1.1 }
/** Most scripts until one of these pages is interactive. */
const mostFiles = { home: 12, 'doctor-results': 12, doctor: 12 }
/** Most scripts, and their size in KiB, until one of these pages is quiet: a visitor who does nothing loads no more. */
const mostQuietFiles = 17
const quietBudgets = { home: 170, 'doctor-results': 170, doctor: 170 }

const client = join(import.meta.dirname, '../build', await buildIfStale(), 'client')
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
/** The file that each module is part of. */
const modules = JSON.parse(readFileSync(join(client, '.vite/modules.json'), 'utf8'))

/** @returns {string[]} files of a chunk and of all its static imports */
function filesOf(source, seen = new Set(), of = chunks) {
  const chunk = of[source]
  if (!chunk || seen.has(chunk.file)) return []
  seen.add(chunk.file)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen, of))]
}

const sizeOf = (files) =>
  [...new Set(files)].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0) / kib

/** The chunk with a module, which may be one of its own or one of several. */
function chunkOf(name) {
  const [, file] = Object.entries(modules).find(([source]) => source.endsWith(`/${name}`)) ?? []
  const chunk = file && Object.keys(chunks).find((source) => chunks[source].file === file)
  if (!chunk) throw new Error(`no file of the build has ${name}`)
  return chunk
}

const entry = Object.keys(chunks).find((source) => chunks[source].isEntry)
const routeOf = (screen) => [`src/pages/${screen}/${screen}.route.ts`].filter((source) => chunks[source])
/** Files until a page is interactive, of a screen whose catalogue of messages has this name. */
const firstOf = (screen, words) => [
  ...new Set(
    [entry, ...routeOf(screen), ...['shared', words].map((name) => `virtual:messages/en/${name}`)].flatMap((source) =>
      filesOf(source),
    ),
  ),
]
const first = firstOf('home', 'home')

/** What each page loads by itself once it is interactive, read from its top; home its own later parts too. */
const laterParts = ['boot/open-apis.ts', 'boot/after-load.ts', 'storage/device-stores.ts']
const ownLaterParts = { home: ['home/own-times.ts', 'home/specialities.tsx', 'session/session-store.ts'] }

/** Files until a page is quiet. */
const quietOf = (screen) => [
  ...new Set([
    ...firstOf(screen, screen.replace('doctor-results', 'results')),
    ...[...laterParts, ...(ownLaterParts[screen] ?? [])].flatMap((name) => filesOf(chunkOf(name))),
  ]),
]

/** What every page has loaded by the time it is idle. */
const known = new Set(
  ['app/entry-client.tsx', 'boot/open-apis.ts', 'boot/after-load.ts'].flatMap((name) => filesOf(chunkOf(name))),
)

/** All scripts of the partners' console in one language, which are a build of their own. */
function consoleSize() {
  const folder = join(client, 'console')
  const own = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const [start] = Object.keys(own).filter((source) => own[source].isEntry)
  const files = [start, 'virtual:messages/en/shared'].flatMap((source) => filesOf(source, new Set(), own))
  return sizeOf(files.map((file) => `console/${file}`))
}

const screens = readdirSync(join(import.meta.dirname, '../src/pages')).filter((screen) => routeOf(screen).length > 0)
const rows = [
  { what: 'home, first visit: scripts', size: sizeOf(first), budget: budgets.firstLoad },
  {
    what: 'calls, stores and what comes after the load',
    size: sizeOf([...known].filter((file) => !first.includes(file))),
    budget: budgets.afterwards,
  },
  {
    what: 'styles',
    size: sizeOf(
      readdirSync(join(client, 'assets'))
        .filter((file) => file.endsWith('.css'))
        .map((file) => `assets/${file}`),
    ),
    budget: budgets.styles,
  },
  ...Object.entries(quietBudgets).map(([screen, budget]) => ({
    what: `${screen}, until it is quiet: scripts`,
    size: sizeOf(quietOf(screen)),
    budget,
  })),
  { what: 'partners’ console: scripts', size: consoleSize(), budget: budgets.console },
  {
    what: 'files of the account’s pages, by name',
    size: sizeOf([chunks['src/routes/account-pages.ts'].file]),
    budget: budgets.accountPages,
  },
  { what: 'white-label worker', size: sizeOf(['white-label.js']), budget: budgets.worker },
  ...screens.map((screen) => ({
    what: `${screen}: its own scripts`,
    size: sizeOf(
      routeOf(screen)
        .flatMap((source) => filesOf(source))
        .filter((file) => !known.has(file)),
    ),
    budget: budgets.route,
  })),
]

const counts = [
  ...Object.entries(mostFiles).map(([screen, most]) => {
    const count = firstOf(screen, screen.replace('doctor-results', 'results')).length
    return { what: `${screen}: scripts until it is alive`, size: count, budget: most, unit: 'files' }
  }),
  ...Object.keys(quietBudgets).map((screen) => {
    const count = quietOf(screen).length
    return { what: `${screen}: scripts until it is quiet`, size: count, budget: mostQuietFiles, unit: 'files' }
  }),
]

for (const { what, size, budget, unit = 'KiB' } of [...rows, ...counts]) {
  console.log(
    `${size > budget ? '✗' : '·'} ${what.padEnd(40)} ${size.toFixed(unit === 'KiB' ? 1 : 0).padStart(6)} of ${budget} ${unit}`,
  )
}
process.exitCode = [...rows, ...counts].some(({ size, budget }) => size > budget) ? 1 : 0
