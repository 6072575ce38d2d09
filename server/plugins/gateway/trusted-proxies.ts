import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The number of proxies in front of the server, or their networks; 0 for none. */
export type TrustedProxies = number | readonly string[]

/** Names for networks that other servers use as well. */
const named: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])
/** A shorter prefix would cover much of the internet, whose visitors could then choose their own address. */
const shortestPrefix = { ipv4: 8, ipv6: 7 } as const
const mostHops = 16

/**
 * Parses TRUST_PROXY: `false`, a number of proxies, or addresses, networks and their names separated by commas. Undefined for
 * anything else, also for `true`, which would trust the first address of a header that visitors can send themselves.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === '' || text === 'false') return 0
  if (/^[0-9]{1,2}$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined
  const networks = text.split(',').flatMap((part) => named.get(part.trim().toLowerCase()) ?? [part.trim()])
  return networks.every((network) => readNetwork(network) !== undefined) ? networks : undefined
}

/** Whether the address at so many hops from this server (0 is the connected peer) is a trusted proxy. */
export function createTrust(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const networks = proxies.map(readNetwork).filter((network) => network !== undefined)
  return (address) => {
    if (isIP(address) === 0) return false
    const parsed = ipaddr.process(address)
    return networks.some(([network, prefix]) => network.kind() === parsed.kind() && parsed.match(network, prefix))
  }
}

/** Whether each of these is an address or a network such as `10.20.0.0/16`. */
export const areNetworks = (networks: readonly string[]): boolean =>
  networks.every((network) => readNetwork(network) !== undefined)

type Network = ReturnType<typeof ipaddr.parseCIDR>

function readNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0 || (prefix !== undefined && !/^[0-9]{1,3}$/.test(prefix))) return undefined
  const parsed = ipaddr.process(address)
  const longest = parsed.kind() === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? longest : Number(prefix)
  return bits >= shortestPrefix[parsed.kind()] && bits <= longest ? [parsed, bits] : undefined
}

/**
 * The visitor's address as a proxy wrote it, without the port that some add: `192.0.2.7:4711`, `[2001:db8::1]:443`. Undefined
 * for an invalid one.
 */
export function readForwardedAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([0-9a-fA-F:.]{2,45})\](?::[0-9]{1,5})?$/.exec(text) ?? []
  const [, plain] = /^([0-9.]{7,15}):[0-9]{1,5}$/.exec(text) ?? []
  const address = bracketed ?? plain ?? text
  return isIP(address) === 0 ? undefined : address
}
