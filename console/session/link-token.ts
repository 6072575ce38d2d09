/**
 * Takes the token of a mailed link out of the address, where it would stay in the history, and keeps it for this tab alone, so that a reload
 * does not lose it. Returns the one that is kept for this page, if there is one.
 */
export function takeLinkToken(page: 'invitation' | 'password'): string | undefined {
  const { hash, pathname, search } = window.location
  if (hash.length > 1) {
    window.sessionStorage.setItem(page, hash.slice(1))
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  }
  return window.sessionStorage.getItem(page) ?? undefined
}

/** Forgets it: it has done its work. */
export const dropLinkToken = (page: 'invitation' | 'password'): void => window.sessionStorage.removeItem(page)
