import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network counted as one caller: an IPv4 address, also one written as IPv6, or the /64 of an IPv6 address, which is a
 * household.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The address in its shortest form, as IPv4 where it is an IPv4 address mapped to IPv6. */
export const plainAddress = (address: string): string =>
  isIP(address) === 0 ? address : ipaddr.process(address).toString()
