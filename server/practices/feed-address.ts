import ipaddr from 'ipaddr.js'
import { isLoopback } from '#server/reachable-address'

const longest = 500

/** The address of a practice's system, `https` or, on this machine, `http`; undefined for any other. */
export function readFeedAddress(text: string): URL | undefined {
  if (text.length > longest || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (url.protocol === 'https:') return url
  return url.protocol === 'http:' && isOfThisMachine(url.hostname) ? url : undefined
}

const isOfThisMachine = (hostname: string) => hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

/** Whether an address is in one of the networks that the operator lets be called, such as `10.20.0.0/16`. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some((network) => {
    const [range, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.parse(network), network.includes(':') ? 128 : 32] as const)
    return range.kind() === parsed.kind() && parsed.match(range, bits)
  })
}
