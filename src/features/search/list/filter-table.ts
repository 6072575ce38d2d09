import type { PlainSearch } from './address-words.ts'
import type { Codec } from './codecs.ts'

/**
 * Everything about one filter of a list: how an address stores it, which attribute of the index it uses, whether its values are
 * counted, and whether it makes a list of its own.
 */
export type Filter<Value> = {
  /** Its parameter in an address, in the path or in the query. */
  parameter: string
  codec: Codec<Value>
  /** The attribute of the index that has its values. */
  attribute?: string
  /** The attribute for each value, where each has one of its own. */
  marks?: Readonly<Record<string, string>>
  /** Converts a value to the form of the index, where an address differs. */
  toIndex?: (value: string) => string
  /** Whether the list's own answer counts its values. */
  isCounted?: true
  /** The filter it depends on: it is removed with that, and only counted beside it. */
  partOf?: string
  /**
   * `part`: it is part of the canonical address; `none`: a list with it has none; `left-out`: the list is the same without it.
   */
  canonical: 'part' | 'none' | 'left-out'
  /** A place, an insurer or an amount of one country: dropped when the country changes. */
  isOfCountry?: true
}
/** The filters of a list, one per criterion, in their order in addresses. */
export type FilterTable<Criteria> = { readonly [Name in keyof Criteria]-?: Filter<Criteria[Name]> }

type AnyFilter = Filter<unknown>
const entriesOf = <Criteria>(table: FilterTable<Criteria>) =>
  Object.entries(table) as [keyof Criteria & string, AnyFilter][]

/** Criteria without any filter. */
export const noneOf = <Criteria>(table: FilterTable<Criteria>): Criteria =>
  Object.fromEntries(entriesOf(table).map(([name, { codec }]) => [name, codec.none])) as Criteria

/** Reads an address; malformed values are ignored. */
export const readFilters = <Criteria>(
  table: FilterTable<Criteria>,
  params: PlainSearch,
  search: PlainSearch,
): Criteria =>
  Object.fromEntries(
    entriesOf(table).map(([name, { codec, parameter }]) => [name, codec.read({ params, search, parameter })]),
  ) as Criteria

/** The criteria as parts of an address; empty ones are left out. */
export function writeFilters<Criteria>(table: FilterTable<Criteria>, criteria: Criteria): Record<string, string> {
  const words = entriesOf(table).map(
    ([name, { codec, parameter }]) => [parameter, codec.write(criteria[name])] as const,
  )
  return Object.fromEntries(words.filter(([, text]) => text !== ''))
}

/** Names of the filters that pass a test. */
export const filtersWhere = <Criteria>(table: FilterTable<Criteria>, fits: (filter: AnyFilter) => boolean) =>
  entriesOf(table).flatMap(([name, filter]) => (fits(filter) ? [name] : []))

/** The criteria without the named ones. */
export function withoutThose<Criteria>(
  table: FilterTable<Criteria>,
  criteria: Criteria,
  names: readonly (keyof Criteria)[],
): Criteria {
  return { ...criteria, ...Object.fromEntries(names.map((name) => [name, table[name].codec.none])) }
}

/** Whether a filter is set that makes no list of its own: search engines should not index such a list. */
export const isFiltered = <Criteria>(table: FilterTable<Criteria>, criteria: Criteria): boolean =>
  filtersWhere(table, ({ canonical }) => canonical === 'none').some(
    (name) => (criteria[name] as string | []).length > 0,
  )

/** Conditions of a filter for the index: one of its values. Values are slugs, ids and known words, so nothing needs quoting. */
export function conditionsOf(
  { attribute, marks, toIndex = (value) => value }: Omit<Filter<never>, 'codec'>,
  value: string | readonly string[],
): string[] {
  const values = [value].flat().filter((one) => one !== '')
  if (marks) return values.map((one) => `${marks[one] ?? one}:true`)
  return attribute ? values.map((one) => `${attribute}:${toIndex(one)}`) : []
}
