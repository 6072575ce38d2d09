import { homeOfShell, shellAddress } from './shell-address.ts'

type Place = {
  mount: string
  origin: string
  build: string
  caches: CacheStorage
  fetch: typeof fetch
  /** How long a shell may take, in milliseconds: a worker with an open request lets no newer one take its place. */
  patience?: number
}

/** Header in which the server names the build a shell belongs to. */
const buildHeader = 'x-build'
const cachePrefix = 'shells-'

/** Most shells on a device: of tenants and locales that somebody really goes between. Those that were not opened for longest go first. */
export const mostShells = 12

/** The platform's own answer that there is no such shell: a problem, as data. */
const isRefusal = ({ status, headers }: Response) =>
  status >= 400 && status < 500 && (headers.get('content-type') ?? '').startsWith('application/json')

/**
 * The shells of the tenants and locales that were visited, each of this build only: their files are in this build's precache.
 */
export function createShells({ mount, origin, build, caches, fetch, patience = 30_000 }: Place) {
  const open = () => caches.open(cachePrefix + build)

  /** Fetches a shell and caches it. `newer` where the server already runs another build. */
  async function keep(address: string): Promise<'kept' | 'newer' | 'gone' | 'unreachable'> {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(new URL(address, origin), { cache: 'no-store', signal }).catch(() => undefined)
    const cache = await open()
    if (answer && isRefusal(answer)) {
      await cache.delete(address)
      return 'gone'
    }
    // A foreign page, like that of a network with a login, names no build.
    const named = answer?.headers.get(buildHeader)
    if (!answer?.ok || answer.redirected || !named) return 'unreachable'
    if (named !== build) return 'newer'
    await cache.put(address, answer)
    // A cache lists what was put into it last at the end.
    const older = (await cache.keys()).slice(0, -mostShells)
    await Promise.all(older.map((shell) => cache.delete(shell)))
    return 'kept'
  }

  return {
    keep,
    /** The cached shell of an address; the caller that answers with it also renews it. */
    async find(address: URL): Promise<{ shell: Response; address: string } | undefined> {
      const wanted = shellAddress(address, { mount })
      const shell = wanted && (await (await open()).match(wanted))
      return shell ? { shell, address: wanted } : undefined
    },
    /** The home page of the shell that was cached last for this `key`. */
    async lastHome(key: string | null): Promise<string | undefined> {
      const kept = (await (await open()).keys()).map(({ url }) => new URL(url))
      const own = kept.filter((url) => url.searchParams.get('key') === key).at(-1)
      return own && homeOfShell(own, { mount })
    },
    /** Fetches again, from this build, every shell that an earlier build's worker had cached. */
    async takeOver(): Promise<void> {
      for (const name of await earlierCaches()) {
        const addresses = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url))
        await Promise.all(addresses.map(({ pathname, search }) => keep(pathname + search)))
      }
    },
    async forgetEarlier(): Promise<void> {
      await Promise.all((await earlierCaches()).map((name) => caches.delete(name)))
    },
  }

  async function earlierCaches(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cachePrefix + build)
  }
}
