import { services, type Service } from '#contract/services'

/** Where browsers reach the services that are not under `{mount}/api/{service}`: addresses, or paths of this origin. */
export type ServiceUrls = Partial<Record<Service, string>>

/** Reads the setting, a JSON object by the name of the service. Undefined where it is anything else or names a service there is not. */
export function readServiceUrls(text: string | undefined): ServiceUrls | undefined {
  if (!text) return {}
  const entries = entriesOf(text)
  return entries?.every(([service, url]) => services.includes(service as Service) && isBase(url))
    ? Object.fromEntries(entries)
    : undefined
}

/** The origins, other than that of the page, that the app calls. */
export const originsOf = (urls: ServiceUrls): string[] => [
  ...new Set(Object.values(urls).flatMap((url) => (url.startsWith('/') ? [] : new URL(url).origin))),
]

function entriesOf(text: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined
  } catch {
    return undefined
  }
}

/** Paths of calls are put behind it as they are: nothing may stand there already. */
function isBase(url: unknown): boolean {
  if (typeof url !== 'string' || !/^(https?:\/)?\/[^/?#\\\s][^?#\\\s]*[^/?#\\\s]$/.test(url)) return false
  if (url.startsWith('/')) return true
  return URL.canParse(url) && !/^https?:\/\/[^/]*@/.test(url)
}
