/** Parameters of the first address that are removed from it. */
export type Arrival = {
  /** A partner's token (Q10): only in this page's memory, never in the address, the history or storage. */
  token: string | undefined
  /** All calls bypass caches (Q08). */
  isRefreshed: boolean
}

/** Names of the parameters that are removed from the address. */
const passing = ['xtoken', 'refresh_page'] as const

/** Reads these parameters once, and removes them from address and history before anything else reads it. */
export function readArrival({ location, history }: Pick<Window, 'location' | 'history'>): Arrival {
  const address = new URL(location.href)
  const token = address.searchParams.get('xtoken') ?? undefined
  const isRefreshed = address.searchParams.get('refresh_page') === '1'
  if (passing.some((name) => address.searchParams.has(name))) {
    for (const name of passing) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }
  return { token, isRefreshed }
}
