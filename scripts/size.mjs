import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'

const kib = 1024
/** Budgets in KiB of brotli (docs/architecture.md). */
const budgets = { firstLoad: 140, styles: 16, route: 70, worker: 20 }

const basePath = process.env.BASE_PATH ?? ''
const client = join(import.meta.dirname, '../build', await buildIfStale({ basePath }), 'client')
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

/** @returns {string[]} files of a chunk and of all it imports at once */
function filesOf(source, seen = new Set()) {
  const chunk = chunks[source]
  if (!chunk || seen.has(chunk.file)) return []
  seen.add(chunk.file)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))]
}

const sizeOf = (files) =>
  [...new Set(files)].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0) / kib

const entry = Object.keys(chunks).find((source) => chunks[source].isEntry)
const hydration = Object.keys(chunks).filter((source) => /react-router\/.*ssr\/client/.test(source))
const routeOf = (screen) =>
  [`src/pages/${screen}/${screen}-page.tsx`, `src/pages/${screen}/${screen}.route.ts`].filter(
    (source) => chunks[source],
  )
const catalogues = Object.keys(chunks).filter((source) => /virtual:messages\/en\/(app|states|home|care)$/.test(source))
const first = [entry, ...hydration, ...routeOf('home'), ...catalogues].flatMap((source) => filesOf(source))

const screens = readdirSync(join(import.meta.dirname, '../src/pages')).filter((screen) => routeOf(screen).length > 0)
const rows = [
  { what: 'home, first visit: scripts', size: sizeOf(first), budget: budgets.firstLoad },
  {
    what: 'styles',
    size: sizeOf(
      readdirSync(join(client, 'assets'))
        .filter((file) => file.endsWith('.css'))
        .map((file) => `assets/${file}`),
    ),
    budget: budgets.styles,
  },
  { what: 'white-label worker', size: sizeOf(['white-label.js']), budget: budgets.worker },
  ...screens.map((screen) => ({
    what: `${screen}: its own scripts`,
    size: sizeOf(
      routeOf(screen)
        .flatMap((source) => filesOf(source))
        .filter((file) => !filesOf(entry).includes(file)),
    ),
    budget: budgets.route,
  })),
]

for (const { what, size, budget } of rows) {
  console.log(`${size > budget ? '✗' : '·'} ${what.padEnd(40)} ${size.toFixed(1).padStart(6)} of ${budget} KiB`)
}
process.exitCode = rows.some(({ size, budget }) => size > budget) ? 1 : 0
