import { measureFirstVisit } from './first-visit.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureRendering } from './rendering.ts'
import { measureSearchAttacks } from './search-attacks/measure.ts'
import { run as measureSearch, sizes } from './search.ts'
import { startBuiltServer, type BuiltServer } from './server.ts'
import { measureSuggestions } from './suggestions.ts'
import type { Row } from './row.ts'

/** Prints every figure of docs/performance.md. Names of suites may be given: `npm run bench -- search rendering`. */
const suites: Record<string, (server: BuiltServer) => Promise<Row[]>> = {
  'first-visit': ({ origin }) => measureFirstVisit(origin),
  lighthouse: ({ origin }) => measureLighthouse(origin),
  memory: () => measureMemory(),
  rendering: ({ origin }) => measureRendering(origin),
  search: () => measureSearch(),
  'search-large': () => measureSearch(sizes.large),
  'search-attacks': measureSearchAttacks,
  suggestions: ({ origin }) => measureSuggestions(origin),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in suites))
if (unknown.length) throw new Error(`no such suite: ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}`)

const server = await startBuiltServer()
try {
  for (const [name, measure] of Object.entries(suites)) {
    if (wanted.length && !wanted.includes(name)) continue
    console.log(`\n## ${name}`)
    console.table(Object.fromEntries((await measure(server)).map(({ what, ...figures }) => [what, figures])))
  }
} finally {
  await server.stop()
}
