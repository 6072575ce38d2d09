/**
 * When a group of filters is open at first: while none of its values is chosen, or only when one is, so that it can be seen and
 * removed.
 */
export type OpenFor = 'choice' | 'chosen'

/** The first state of a group beside a list, which a keyboard passes on its way to the list; a sheet shows all groups open. */
export function startOf(
  place: 'side' | 'sheet',
  isOpenFor: OpenFor | undefined,
  chosen: readonly string[],
): { startsOpen?: boolean } {
  if (place === 'sheet' || !isOpenFor) return {}
  return { startsOpen: chosen.length > 0 === (isOpenFor === 'chosen') }
}
