import { refuse, type Search } from './read-search.ts'

/** Statuses that are asked for, of a list with what each means; undefined where none is. A system before `|` is left out of account. */
export function readStatuses<Meaning>(search: Search, known: Readonly<Record<string, Meaning>>): Meaning[] | undefined {
  const asked = search.values('status').flatMap((value) => value.split(','))
  if (asked.length === 0) return undefined
  return asked.map((one) => {
    const code = one.slice(one.lastIndexOf('|') + 1)
    const [, meaning] = Object.entries(known).find(([name]) => name === code) ?? []
    if (meaning === undefined) throw refuse('status', `is one or more of ${Object.keys(known).join(', ')}`)
    return meaning
  })
}

/** Beyond what the database counts to. */
const mostId = 2_147_483_647

/** The number in a reference such as `Practitioner/904`, or `904` alone; undefined where there is none. */
export function readReference(search: Search, name: string, type: string): number | undefined {
  const [value, ...more] = search.values(name)
  if (value === undefined) return undefined
  const id = idOf(value.slice(value.startsWith(`${type}/`) ? type.length + 1 : 0))
  if (id === undefined || more.length > 0) throw refuse(name, `is one reference, such as ${type}/904`)
  return id
}

/** A number of the directory; undefined where the text is none. */
export function idOf(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN
  return id <= mostId ? id : undefined
}
