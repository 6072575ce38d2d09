import { measureEnumeration } from './enumeration.ts'
import { measureFirstVisit } from './first-visit.ts'
import { busyShare, isDisturbed, settle } from './idle.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureOfflineStart } from './offline-start.ts'
import { measureRendering } from './rendering.ts'
import { measureSearchAttacks } from './search-attacks/measure.ts'
import { run as measureSearch, sizes } from './search.ts'
import { startBuiltServer, type BuiltServer } from './server.ts'
import { measureSuggestions } from './suggestions.ts'
import { measureUploads } from './uploads.ts'
import type { Row } from './row.ts'

/** Prints every figure of docs/performance.md. Names of suites may be given: `npm run bench -- search rendering`. */
const suites: Record<string, (server: BuiltServer) => Promise<Row[]>> = {
  enumeration: () => measureEnumeration(),
  'first-visit': ({ origin }) => measureFirstVisit(origin),
  interactions: ({ origin }) => measureInteractions(origin),
  lighthouse: ({ origin }) => measureLighthouse(origin),
  memory: () => measureMemory(),
  'offline-start': ({ origin }) => measureOfflineStart(origin),
  rendering: ({ origin }) => measureRendering(origin),
  search: () => measureSearch(),
  'search-large': () => measureSearch(sizes.large),
  'search-attacks': measureSearchAttacks,
  suggestions: ({ origin }) => measureSuggestions(origin),
  uploads: () => measureUploads(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in suites))
if (unknown.length) throw new Error(`no such suite: ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}`)

/** A suite that was disturbed is measured again, so often at the most. */
const mostTries = 3
const percent = (share: number) => `${Math.round(share * 100)} %`

for (const [name, measure] of Object.entries(suites)) {
  if (wanted.length && !wanted.includes(name)) continue
  for (let tries = 1; ; tries++) {
    // Each alone, with a server of its own, on a machine that is at rest before and afterwards.
    const server = await startBuiltServer()
    try {
      const before = await settle()
      const rows = await measure(server)
      const after = await busyShare()
      const wasDisturbed = isDisturbed(before) || isDisturbed(after)
      console.log(`\n## ${name} (processors busy before ${percent(before)}, afterwards ${percent(after)})`)
      console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])))
      if (!wasDisturbed || tries === mostTries) break
      console.log('Something else was at work: once more.')
    } finally {
      await server.stop()
    }
  }
}
