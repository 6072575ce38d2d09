import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address of a host, as it was looked up. */
export type Resolved = { address: string; family: number }
/** Looks up all addresses of a host. */
export type Resolve = (host: string) => Promise<Resolved[]>

/** Why a host is not called: one of its addresses is inside a network that is not allowed. */
export class ForbiddenAddress extends Error {}

/** Asks the system. */
export const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true })

type Options = {
  resolve?: Resolve
  /** Which addresses may be called beside public ones. */
  isAllowed?: (address: string) => boolean
}

/**
 * The address to connect to for a host that somebody else has named. If one of several addresses is neither public nor allowed, all are
 * refused. Throws `ForbiddenAddress`, and what looking it up throws.
 */
export async function reachable(
  hostname: string,
  { resolve = resolveAll, isAllowed = () => false }: Options,
): Promise<Resolved> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const found = ipaddr.isValid(literal)
    ? [{ address: literal, family: ipaddr.parse(literal).kind() === 'ipv6' ? 6 : 4 }]
    : await resolve(hostname)
  const [first] = found
  if (!first) throw new Error('the name has no address')
  if (!found.every(({ address }) => isPublic(address) || isAllowed(address))) throw new ForbiddenAddress()
  return first
}

/** For a request to a host: connects to the address that was checked, though the name may resolve differently a moment later. */
export const pinnedTo =
  (destination: Resolved): LookupFunction =>
  // Node asks for one address or for all of them.
  (_host, { all }, done) =>
    all ? done(null, [destination]) : done(null, destination.address, destination.family)

/** Whether an address is public: not of this machine, of a private network, or one that embeds such an address. */
export const isPublic = (address: string): boolean => rangeOf(address) === 'unicast'

/** Whether an address is one of this machine. */
export const isLoopback = (address: string): boolean => rangeOf(address) === 'loopback'

const rangeOf = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).range() : 'reserved')
