import { ForbiddenAddress, reachable, type Resolve, type Resolved } from '#server/reachable-address'
import { isInNetworks } from './feed-address.ts'

/** Where practices' systems may be called: public addresses, and those of some private networks. */
export type Reach = { networks: readonly string[]; resolve?: Resolve }

/** The address to connect to for a system that a practice named. Throws ForbiddenAddress, and where there is none in time. */
export const findSystem = (url: URL, { networks, resolve }: Reach, signal: AbortSignal): Promise<Resolved> =>
  withSignal(
    reachable(url.hostname, { ...(resolve && { resolve }), isAllowed: (one) => isInNetworks(one, networks) }),
    signal,
  )

/** Why there was no answer, in words of ours: an error may name what is inside our network. */
export function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof ForbiddenAddress) return 'the address is in a private network'
  if (signal.aborted) return 'no answer in time'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[A-Z_0-9]{3,40}$/.test(code) ? code : 'no connection'
}

/** Looking up a name takes no signal. */
const withSignal = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, failed) =>
      signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true }),
    ),
  ])
