import { listOf, oneOf, type PlainSearch, queryOf, slugsOf } from './address-words.ts'

type Address = { params: PlainSearch; search: PlainSearch; parameter: string }

/** How an address stores a value: a malformed one reads as none. */
export type Codec<Value> = {
  none: Value
  read: (address: Address) => Value
  write: (value: Value) => string
}

type Names = readonly string[]
const joined = (values: Names) => values.join(',')
const unique = (values: Names) => [...new Set(values)]
const asIs = (text: string) => text

/** Typed words. */
export const words: Codec<string> = { none: '', read: ({ search }) => queryOf(search), write: asIs }

/** Slugs, those of the path before those of the query. */
export const slugs: Codec<Names> = {
  none: [],
  read: ({ params, search, parameter }) => slugsOf(parameter, params, search),
  write: joined,
}

/** One slug; that of the path takes precedence over that of the query. */
export const slug: Codec<string> = { none: '', read: (address) => slugs.read(address)[0] ?? '', write: asIs }

/** Several values of a form, only in the query. */
export const several = (isValue: (part: string) => boolean): Codec<Names> => ({
  none: [],
  read: ({ search, parameter }) => unique(listOf(search[parameter], isValue)),
  write: joined,
})

/** English names: letters, digits and characters between them; none that has a meaning in filter expressions. */
export const names = several(
  (part) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.&()/+-]{0,59}$/u.test(part) && part === part.trim(),
)

/** One of some known values. */
export const choice = <Value extends string>(values: readonly Value[]): Codec<'' | Value> => ({
  none: '',
  read: ({ search, parameter }) => oneOf(values, search[parameter]),
  write: asIs,
})

/** Text with a parser of its own. */
export const text = (read: (given: string | undefined) => string): Codec<string> => ({
  none: '',
  read: ({ search, parameter }) => read(search[parameter]),
  write: asIs,
})

/** Yes or no. */
export const flag: Codec<boolean> = {
  none: false,
  read: ({ search, parameter }) => search[parameter] === '1',
  write: (isOn) => (isOn ? '1' : ''),
}
