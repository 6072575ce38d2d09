import { refuse, type Search } from './read-search.ts'

/**
 * Statuses that are asked for, of a list with what each means; undefined where none is. One of those with commas between them is enough, and all of
 * several parameters are needed. A system before `|` is left out of account.
 */
export function readStatuses<Meaning>(search: Search, known: Readonly<Record<string, Meaning>>): Meaning[] | undefined {
  const [first, ...more] = search.values('status').map((value) => value.split(',').map(meaningOf))
  return first?.filter((meaning) => more.every((others) => others.includes(meaning)))

  function meaningOf(text: string): Meaning {
    const [, meaning] = Object.entries(known).find(([name]) => name === codeOf(text)) ?? []
    if (meaning === undefined) throw refuse('status', `is one or more of ${Object.keys(known).join(', ')}`)
    return meaning
  }
}

const codeOf = (token: string) => token.slice(token.lastIndexOf('|') + 1)

/** The value of an identifier of ours, with its system before `|` or without any; undefined where none is asked for. */
export function readIdentifier(search: Search, system: string): string | undefined {
  const [value, ...more] = search.values('identifier')
  if (value === undefined) return undefined
  if (more.length > 0 || (value.includes('|') && !value.startsWith(`${system}|`)))
    throw refuse('identifier', `is one of ${system}`)
  return codeOf(value)
}

/** Beyond what the database counts to. */
const mostId = 2_147_483_647

/** The number in a reference such as `Practitioner/904`, or `904` alone; undefined where there is none. */
export function readReference(search: Search, name: string, type: string): number | undefined {
  const text = readReferenceText(search, name, type)
  const id = text === undefined ? undefined : idOf(text)
  if (text !== undefined && id === undefined) throw refuse(name, `is one reference, such as ${type}/904`)
  return id
}

/** The same where ids are texts. */
export function readReferenceText(search: Search, name: string, type: string): string | undefined {
  const [value, ...more] = search.values(name)
  if (more.length > 0) throw refuse(name, `is one reference, such as ${type}/904`)
  return value?.slice(value.startsWith(`${type}/`) ? type.length + 1 : 0)
}

/** A number of the directory; undefined where the text is none. */
export function idOf(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN
  return id <= mostId ? id : undefined
}
