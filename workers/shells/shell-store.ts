import { homeOfShell, shellAddress } from './shell-address.ts'

type Place = { mount: string; origin: string; build: string; caches: CacheStorage; fetch: typeof fetch }

/** Header in which the server names the build a shell belongs to. */
const buildHeader = 'x-build'
const cachePrefix = 'shells-'

/** The platform's own word that there is no such shell: a problem, as data. */
const isRefusal = ({ status, headers }: Response) =>
  status >= 400 && status < 500 && (headers.get('content-type') ?? '').startsWith('application/json')

export type Shells = ReturnType<typeof createShells>

/** The shells of the tenants and locales that were visited, each of this build alone: their files are in this build's precache. */
export function createShells({ mount, origin, build, caches, fetch }: Place) {
  const open = () => caches.open(cachePrefix + build)

  /** Fetches a shell and keeps it. `newer` where the server is at another build already. */
  async function keep(address: string): Promise<'kept' | 'newer' | 'gone' | 'unreachable'> {
    const answer = await fetch(new URL(address, origin), { cache: 'no-store' }).catch(() => undefined)
    const cache = await open()
    if (answer && isRefusal(answer)) {
      await cache.delete(address)
      return 'gone'
    }
    // Somebody else's page, like that of a network that wants a login, names no build.
    const named = answer?.headers.get(buildHeader)
    if (!answer?.ok || answer.redirected || !named) return 'unreachable'
    if (named !== build) return 'newer'
    await cache.put(address, answer)
    return 'kept'
  }

  return {
    keep,
    /** The kept shell of an address; it is renewed behind by whoever answers with it. */
    async find(address: URL): Promise<{ shell: Response; address: string } | undefined> {
      const wanted = shellAddress(address, { mount })
      const shell = wanted && (await (await open()).match(wanted))
      return shell ? { shell, address: wanted } : undefined
    },
    /** The home page of the shell that was kept last for this `key`. */
    async lastHome(key: string | null): Promise<string | undefined> {
      const kept = (await (await open()).keys()).map(({ url }) => new URL(url))
      const own = kept.filter((url) => url.searchParams.get('key') === key).at(-1)
      return own && homeOfShell(own, { mount })
    },
    /** Keeps anew, of this build, every shell that an earlier build's worker kept. */
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
