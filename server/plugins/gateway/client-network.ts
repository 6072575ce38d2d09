import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Who is counted as one: an IPv4 address, also one that is written as IPv6, or the /64 of IPv6 that a household has to itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The address in its shortest form, of IPv4 where it only looks like IPv6. */
export const plainAddress = (address: string): string =>
  isIP(address) === 0 ? address : ipaddr.process(address).toString()
