/** What an address said on arrival that does not stay in it. */
export type Arrival = {
  /** A partner's token (Q10): in this page's memory alone, never in the address, the history or what is kept. */
  token: string | undefined
  /** Everything is asked for past what is kept (Q08). */
  isRefreshed: boolean
}

/** Names of the parameters that are taken out of the address. */
const passing = ['xtoken', 'refresh_page'] as const

/** Reads what the address says once, and takes it out of address and history before anything else sees it. */
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
