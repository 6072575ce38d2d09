import { isIPv6 } from 'node:net'

/** A host as a request names it. `name` is in lower case, without a trailing dot; IPv6 in brackets. */
export type NamedHost = { name: string; port: number | undefined }

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/** Reads `name`, `name:port`, `192.0.2.7:443` or `[2001:db8::1]:443`. Undefined for an invalid host. */
export function readHost(text: string): NamedHost | undefined {
  if (text.length > 262) return undefined
  const colon = text.lastIndexOf(':')
  const hasPort = colon > text.lastIndexOf(']')
  const name = (hasPort ? text.slice(0, colon) : text).toLowerCase().replace(/\.$/, '')
  const port = hasPort ? readPort(text.slice(colon + 1)) : undefined
  if (hasPort && port === undefined) return undefined
  const isAddress = name.startsWith('[') && name.endsWith(']') && isIPv6(name.slice(1, -1))
  const isName = name.length <= 253 && name.split('.').every((part) => label.test(part))
  return isAddress || isName ? { name, port } : undefined
}

function readPort(text: string): number | undefined {
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}
