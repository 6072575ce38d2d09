import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createTrust } from './trusted-proxies.ts'

/** Header by which a call of our own rendering proves itself. */
export const tokenHeader = 'x-in-process'
const addressHeader = 'x-client-address'
const countryHeader = 'x-client-country'

/** The visitor's IP address, and the country that a trusted proxy names for it; empty where unknown. */
type Visitor = Pick<FastifyRequest, 'clientAddress' | 'clientCountry'>

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of a call that the server makes to itself while it renders for `visitor`: no signature, no rate limit. */
    inProcessHeaders(visitor: Visitor): Record<string, string>
  }
  interface FastifyRequest {
    /** Whether the call comes from our own rendering, proved by a value that only this process knows. */
    isInProcess: boolean
    /** IP address of the visitor, also when the call comes from our own rendering. */
    clientAddress: string
    /** Country of the visitor from a trusted proxy (COUNTRY_HEADER), unchanged; empty where there is none. */
    clientCountry: string
  }
}

export default fp(
  async (app) => {
    const token = randomBytes(32)
    const trust = createTrust(app.config.trustProxy)
    const named = app.config.countryHeader
    app.decorate('inProcessHeaders', ({ clientAddress, clientCountry }) => ({
      [tokenHeader]: token.toString('hex'),
      [addressHeader]: clientAddress,
      [countryHeader]: clientCountry,
    }))
    app.decorateRequest('isInProcess', false)
    app.decorateRequest('clientAddress', '')
    app.decorateRequest('clientCountry', '')
    app.addHook('onRequest', async (request) => {
      request.isInProcess = isToken(header(request, tokenHeader), token)
      const isFromProxy = trust(request.socket.remoteAddress ?? '', 0)
      request.clientAddress = request.isInProcess ? header(request, addressHeader) : request.peerAddress
      if (request.isInProcess) request.clientCountry = header(request, countryHeader)
      else if (named && isFromProxy) request.clientCountry = header(request, named)
    })
  },
  { name: 'in-process', dependencies: ['entrance', 'platform'] },
)

function header({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function isToken(value: string, token: Buffer): boolean {
  const given = Buffer.from(value, 'hex')
  return given.length === token.length && timingSafeEqual(given, token)
}
