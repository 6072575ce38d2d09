/** Where a push worker is at home: one tenant of one origin. `mount` ends with a slash. */
export type Home = {
  origin: string
  mount: string
  /** Names the tenant in its addresses; null where the host does. */
  key: string | null
}

/**
 * The home of the worker at a script address with a scope. The page registers it under `{mount}push/{tenant}/`, and with the
 * key in the script's address where the tenant's own addresses need one.
 */
export function homeOf({ script, scope }: { script: string; scope: string }): Home {
  const { origin, pathname } = new URL('../../', scope)
  return { origin, mount: pathname, key: new URL(script).searchParams.get('key') }
}

/** The path of an address in the tenant's own app; its start for anything else, another tenant's address too. */
export function ownPath(address: unknown, home: Home): string {
  const url = typeof address === 'string' && address !== '' ? toUrl(address, home) : undefined
  if (!url || !isIn(url, home)) return startOf(home)
  const { key } = home
  if (key !== null) url.searchParams.set('key', key)
  return url.pathname + url.search + url.hash
}

/** Whether an open window shows the tenant's app. */
export function isOwnWindow(address: string, home: Home): boolean {
  const url = toUrl(address, home)
  return url !== undefined && url.searchParams.get('key') === home.key && isIn(url, home)
}

const toUrl = (address: string, { origin, mount }: Home) =>
  URL.canParse(address, origin + mount) ? new URL(address, origin + mount) : undefined

const startOf = ({ mount, key }: Home) => (key === null ? mount : `${mount}?key=${encodeURIComponent(key)}`)

/** A call is no place to go to. */
function isIn(url: URL, { origin, mount, key }: Home): boolean {
  const named = url.searchParams.getAll('key')
  return (
    url.origin === origin &&
    url.pathname.startsWith(mount) &&
    // As a path of its own this would name a host.
    !url.pathname.startsWith('//') &&
    !url.pathname.startsWith(`${mount}api/`) &&
    named.every((one) => one === key)
  )
}
