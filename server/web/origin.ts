import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainAddress } from '#server/plugins/gateway/client-network'

/**
 * Origin that visitors see, for absolute addresses: the tenant's own host where the request came to it, since no other host
 * shows its pages at the same addresses; else PUBLIC_ORIGIN, else this server's own. An unknown host is never used, so that a
 * stranger cannot write into what others read.
 */
export function originOf(request: FastifyRequest): string {
  const { server, knownTenant, namedHost } = request
  const { publicOrigin } = server.config
  const scheme = publicOrigin ? new URL(publicOrigin).protocol.slice(0, -1) : request.scheme
  if (namedHost && knownTenant?.hosts.includes(namedHost.name)) return `${scheme}://${namedHost.name}${portOf(request)}`
  if (publicOrigin) return publicOrigin
  if (namedHost && isOwnHost(request, namedHost.name)) return `${scheme}://${namedHost.name}${portOf(request)}`
  return ownOrigin(server)
}

/**
 * The same without a request, for what a job writes: the tenant's first own host where PUBLIC_ORIGIN says that the server is public, and
 * whether it is one (`isOwn`), else PUBLIC_ORIGIN, else this server's own.
 */
export function originOfTenant(
  { config, server }: Pick<FastifyInstance, 'config' | 'server'>,
  hosts: readonly string[],
): { origin: string; isOwn: boolean } {
  const { publicOrigin } = config
  const [host] = hosts
  if (publicOrigin === undefined) return { origin: ownOrigin({ server }), isOwn: false }
  if (host === undefined) return { origin: publicOrigin, isOwn: false }
  const { protocol, port } = new URL(publicOrigin)
  return { origin: `${protocol}//${host}${port && `:${port}`}`, isOwn: true }
}

/** This machine, the address the connection came to, or the configured host name. */
function isOwnHost({ server, socket }: FastifyRequest, name: string): boolean {
  if (['localhost', '127.0.0.1', '[::1]', server.config.host.toLowerCase()].includes(name)) return true
  const local = plainAddress(socket.localAddress ?? '')
  return name === local || name === `[${local}]`
}

/** The port of the request where it is plausible: that of the connection, of PUBLIC_ORIGIN or of the scheme; else none. */
function portOf({ server: { config }, namedHost, socket }: FastifyRequest): string {
  const { port } = namedHost ?? {}
  const known = [socket.localPort, 80, 443, Number(new URL(config.publicOrigin ?? 'http://host').port)]
  return port !== undefined && known.includes(port) ? `:${port}` : ''
}

function ownOrigin({ server }: Pick<FastifyInstance, 'server'>): string {
  const port = (server.address() as AddressInfo | null)?.port
  return port === undefined ? 'http://localhost' : `http://localhost:${port}`
}
