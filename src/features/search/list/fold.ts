/** When a group of filters begins open: until something of it is chosen, or only then, so that it can be seen or taken back. */
export type OpenFor = 'choice' | 'chosen'

/** How a group begins beside a list, where a keyboard passes it on its way there; a sheet is there for its filters, and shows them all. */
export function startOf(
  place: 'side' | 'sheet',
  isOpenFor: OpenFor | undefined,
  chosen: readonly string[],
): { startsOpen?: boolean } {
  if (place === 'sheet' || !isOpenFor) return {}
  return { startsOpen: chosen.length > 0 === (isOpenFor === 'chosen') }
}
