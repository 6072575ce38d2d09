import { join } from 'node:path'
import { readCatalogues } from './catalogues.ts'
import { checkMessages } from './check.ts'
import { readSources, unusedMessages } from './usage.ts'

const root = join(import.meta.dirname, '../..')
const catalogues = readCatalogues(root)
const { definitions, sources } = readSources(root)
const problems = [...checkMessages(catalogues), ...unusedMessages(definitions, sources)]

for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `${catalogues.messages.length} messages, complete in en, ar and id`
    : `${problems.length} problems`,
)
if (process.argv.includes('--check') && problems.length > 0) process.exitCode = 1
