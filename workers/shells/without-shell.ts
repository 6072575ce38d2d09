import { isLocalePrefix } from '#contract/locale'

/** What the worker needs to answer a navigation for which it has no shell. `mount` ends with a slash. */
type Place = {
  mount: string
  fetch: (request: Request) => Promise<Response>
  /** The page of this device that stands in for one that cannot be had. */
  instead: (address: URL) => Promise<Response>
  /** How long a page may take before that, in milliseconds. */
  patience?: number
}

/**
 * Answers a navigation from the server. A page that fails, or of which nothing comes for a while, is answered from this device: nobody looks at
 * a blank page until the browser gives up. What is no page, like a file, is waited for as long as the browser does.
 */
export function createWithoutShell({ mount, fetch, instead, patience = 8_000 }: Place) {
  return async (request: Request, address: URL): Promise<Response> => {
    const answer = fetch(request).catch(() => instead(address))
    if (!isPage(address, mount)) return answer
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    const first = await Promise.race([answer, late])
    clearTimeout(timer)
    return first ?? instead(address)
  }
}

/** Whether an address is one of the app: of a locale, or the one without. */
function isPage({ pathname }: URL, mount: string): boolean {
  const [prefix = ''] = pathname.startsWith(mount) ? pathname.slice(mount.length).split('/') : []
  return pathname === mount || isLocalePrefix(prefix)
}
