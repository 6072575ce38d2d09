import { refuse, type Search } from './read-search.ts'

/** The name under which a page is asked for. Whoever calls follows the link and does not make one. */
export const pageParameter = '_page'
const few = 50
const most = 200

/** Entries of a page. More than there may be are as many as there may be. */
export function readCount(search: Search): number {
  const [value] = search.values('_count')
  if (value === undefined) return few
  if (!/^[1-9]\d{0,5}$/.test(value)) throw refuse('_count', `is a whole number from 1 to ${most}`)
  return Math.min(Number(value), most)
}

/** Where a page begins: behind an entry, by what they are in order of and its id. */
export type Place = { at: number; id: string }

export const writePlace = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Reads where a page begins; undefined of the first one. */
export function readPlace(search: Search): Place | undefined {
  const [value] = search.values(pageParameter)
  if (value === undefined) return undefined
  const [, at, id] = /^(\d{1,14}) ([\w.-]{1,64})$/.exec(Buffer.from(value, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw refuse(pageParameter, 'is not that of a next link')
  return { at: Number(at), id }
}
