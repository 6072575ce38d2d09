import type { PlainSearch } from '#src/routes/search.ts'

/** Whether an address shows its places on a map. A map is a way to look at a page: the address it is known by is without. */
export const isMapIn = ({ map }: Readonly<Record<string, string | undefined>>): boolean => map === '1'

/** What an address of the same list says of the map: a list that changes or grows does not put it away. */
export const mapIn = (search: PlainSearch): { map?: '1' } => (isMapIn(search) ? { map: '1' } : {})

/** A query with or without the map, all else as it stands. */
export function withMap(search: PlainSearch, isOpen: boolean): PlainSearch {
  const { map: _, ...rest } = search
  return isOpen ? { ...rest, map: '1' } : rest
}
