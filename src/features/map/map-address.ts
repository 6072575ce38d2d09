import type { PlainSearch } from '#src/routes/search.ts'

/** Whether an address shows its places on a map. The map is a view of a page: the canonical address is without it. */
export const isMapIn = ({ map }: Readonly<Record<string, string | undefined>>): boolean => map === '1'

/** The map's part of the address for another address of the same list: a list that changes or grows keeps its map. */
export const mapIn = (search: PlainSearch): { map?: '1' } => (isMapIn(search) ? { map: '1' } : {})

/** A query with or without the map, otherwise unchanged. */
export function withMap(search: PlainSearch, isOpen: boolean): PlainSearch {
  const { map: _, ...rest } = search
  return isOpen ? { ...rest, map: '1' } : rest
}
