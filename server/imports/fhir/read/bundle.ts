import type { Given } from './given.ts'

/** Entries of one Bundle. */
export const mostEntries = 100_000

/** Types of Bundles whose entries are what there is; a document or a history says something else. */
const readTypes = ['collection', 'transaction', 'batch', 'searchset']

type Wrong = (value: string, expected: string, column?: string) => void

/** The resources of a file that is read as a whole: those of a Bundle, or itself. */
export function* entriesOf(value: Given['value'], file: string, wrong: Wrong): Generator<Given> {
  if (value['resourceType'] !== 'Bundle') {
    yield { file, line: 0, at: 0, fullUrl: '', value }
    return
  }
  const type = String(value['type'])
  const entries = listIn(value['entry'])
  const next = listIn(value['link']).find((link) => isObject(link) && link['relation'] === 'next')
  if (!readTypes.includes(type)) wrong(type, `a Bundle of type ${readTypes.join(', ')}`, 'Bundle type')
  else if (next)
    wrong(urlOf(next), 'a whole list: this is one page of a search, and there is a next one', 'Bundle link')
  else if (entries.length > mostEntries) wrong(String(entries.length), `at most ${mostEntries} entries`, 'Bundle entry')
  else yield* resourcesOf(entries, file, wrong)
}

function* resourcesOf(entries: readonly unknown[], file: string, wrong: Wrong): Generator<Given> {
  for (const [at, entry] of entries.entries()) {
    const resource = isObject(entry) ? entry['resource'] : undefined
    const request = isObject(entry) ? entry['request'] : undefined
    // What is to be deleted has no resource.
    if (isObject(request) && request['method'] === 'DELETE') continue
    if (!isObject(entry) || !isObject(resource)) wrong('', 'a resource', `Bundle entry[${at}].resource`)
    else yield { file, line: 0, at, fullUrl: textIn(entry['fullUrl']), value: resource }
  }
}

const urlOf = (link: unknown) => (isObject(link) ? textIn(link['url']) : '')
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
