import type { PlainSearch } from './address-words.ts'
import type { Codec } from './codecs.ts'

/**
 * All that is known of one thing a list can be narrowed down by: how an address says it, what of the index it asks, whether its
 * values are counted, and whether it makes a list of its own.
 */
export type Filter<Value> = {
  /** Its word in an address, in the path or in the query. */
  parameter: string
  codec: Codec<Value>
  /** The attribute of the index that has its values. */
  attribute?: string
  /** The attribute of each value, where each has a mark of its own. */
  marks?: Readonly<Record<string, string>>
  /** A value as the index has it, where an address writes it in another way. */
  toIndex?: (value: string) => string
  /** Whether the list's own answer counts its values. */
  isCounted?: true
  /** What it is a part of: it goes with that, and is counted only beside it. */
  partOf?: string
  /** `part`: a list it makes has one address it is known by; `none`: has none; `left-out`: is the same list. */
  canonical: 'part' | 'none' | 'left-out'
  /** A place, an insurer or an amount of one country: left behind on the way to another. */
  isOfCountry?: true
}
/** The filters of a list, one for each of its criteria, in the order in which an address names them. */
export type FilterTable<Criteria> = { readonly [Name in keyof Criteria]-?: Filter<Criteria[Name]> }

type AnyFilter = Filter<unknown>
const entriesOf = <Criteria>(table: FilterTable<Criteria>) =>
  Object.entries(table) as [keyof Criteria & string, AnyFilter][]

/** Criteria that ask for nothing. */
export const noneOf = <Criteria>(table: FilterTable<Criteria>): Criteria =>
  Object.fromEntries(entriesOf(table).map(([name, { codec }]) => [name, codec.none])) as Criteria

/** Reads an address; what is malformed is left out, never an error. */
export const readFilters = <Criteria>(
  table: FilterTable<Criteria>,
  params: PlainSearch,
  search: PlainSearch,
): Criteria =>
  Object.fromEntries(
    entriesOf(table).map(([name, { codec, parameter }]) => [name, codec.read({ params, search, parameter })]),
  ) as Criteria

/** The criteria as words of an address; what is empty is left out. */
export function writeFilters<Criteria>(table: FilterTable<Criteria>, criteria: Criteria): Record<string, string> {
  const words = entriesOf(table).map(
    ([name, { codec, parameter }]) => [parameter, codec.write(criteria[name])] as const,
  )
  return Object.fromEntries(words.filter(([, text]) => text !== ''))
}

/** Those of some kind, by their names. */
export const filtersWhere = <Criteria>(table: FilterTable<Criteria>, fits: (filter: AnyFilter) => boolean) =>
  entriesOf(table).flatMap(([name, filter]) => (fits(filter) ? [name] : []))

/** The criteria without those of some names. */
export function withoutThose<Criteria>(
  table: FilterTable<Criteria>,
  criteria: Criteria,
  names: readonly (keyof Criteria)[],
): Criteria {
  return { ...criteria, ...Object.fromEntries(names.map((name) => [name, table[name].codec.none])) }
}

/** Whether something is asked for that makes no list of its own: search engines need not know it. */
export const isFiltered = <Criteria>(table: FilterTable<Criteria>, criteria: Criteria): boolean =>
  filtersWhere(table, ({ canonical }) => canonical === 'none').some(
    (name) => (criteria[name] as string | []).length > 0,
  )

/** What the index is asked for a filter: one of its values. Values are slugs, ids and known words, so nothing needs quoting. */
export function conditionsOf(
  { attribute, marks, toIndex = (value) => value }: Omit<Filter<never>, 'codec'>,
  value: string | readonly string[],
): string[] {
  const values = [value].flat().filter((one) => one !== '')
  if (marks) return values.map((one) => `${marks[one] ?? one}:true`)
  return attribute ? values.map((one) => `${attribute}:${toIndex(one)}`) : []
}
