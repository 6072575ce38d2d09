import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { problem } from '#server/errors'
import { plainAddress } from './client-network.ts'
import { readHost, type NamedHost } from './host-name.ts'
import { readForwardedAddress } from './trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The requested host, normalised for comparison; null where the request names none. */
    namedHost: NamedHost | null
    /** The visitor's protocol: as a trusted proxy reports it, else that of the connection. */
    scheme: 'http' | 'https'
    /** IP address of the visitor, from the connection or a trusted proxy, in its shortest form; empty where there is none. */
    peerAddress: string
  }
}

/**
 * Refuses malformed requests with `bad_request`: an invalid address, an invalid host, and an invalid protocol or IP address
 * from a proxy. Later handlers may rely on them.
 */
export default fp(
  async (app) => {
    app.decorateRequest('namedHost', null)
    app.decorateRequest('scheme', 'http')
    app.decorateRequest('peerAddress', '')
    app.addHook('onRequest', async (request) => {
      if (!isAddress(request.raw.url ?? '')) throw problem('bad_request')
      request.namedHost = hostOf(request)
      request.scheme = schemeOf(request)
      request.peerAddress = addressOf(request)
    })
  },
  { name: 'entrance' },
)

/**
 * Whether a path with its query is read alike by every URL parser: no second slash at the start, which would name a host, no
 * backslash in the path, which browsers read as a slash, and no NUL.
 */
function isAddress(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const isPlain = /^\/(?!\/)/.test(path) && !path.includes('\\') && !target.includes('%00')
  return isPlain && URL.canParse(target, 'http://host.invalid')
}

function hostOf({ host }: FastifyRequest): NamedHost | null {
  if (host === '') return null
  const named = readHost(host)
  if (!named) throw problem('bad_request')
  return named
}

function schemeOf(request: FastifyRequest): 'http' | 'https' {
  const protocol = request.protocol?.toLowerCase() ?? 'http'
  if (protocol !== 'http' && protocol !== 'https') throw problem('bad_request')
  return protocol
}

function addressOf({ ip }: FastifyRequest): string {
  // A connection over a socket file has no address.
  const address = ip ? readForwardedAddress(ip) : ''
  if (address === undefined) throw problem('bad_request')
  return plainAddress(address)
}
