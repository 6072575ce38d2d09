import { randomBytes, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'

const tokenHeader = 'x-in-process'
const addressHeader = 'x-client-address'

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of a call the server makes to itself while it renders for `visitor`: no signature, no rate limit. */
    inProcessHeaders(visitor: { clientAddress: string }): Record<string, string>
  }
  interface FastifyRequest {
    /** True for a call of our own rendering, proved by a value only this process knows. */
    isInProcess: boolean
    /** Address of the visitor, also when the call comes from our own rendering. */
    clientAddress: string
  }
}

export default fp(
  async (app) => {
    const token = randomBytes(32)
    app.decorate('inProcessHeaders', (visitor) => ({
      [tokenHeader]: token.toString('hex'),
      [addressHeader]: visitor.clientAddress,
    }))
    app.decorateRequest('isInProcess', false)
    app.decorateRequest('clientAddress', '')
    app.addHook('onRequest', async (request) => {
      request.isInProcess = isToken(request.headers[tokenHeader], token)
      const address = request.headers[addressHeader]
      request.clientAddress = request.isInProcess && typeof address === 'string' ? address : request.ip
    })
  },
  { name: 'in-process' },
)

function isToken(value: string | string[] | undefined, token: Buffer): boolean {
  if (typeof value !== 'string') return false
  const given = Buffer.from(value, 'hex')
  return given.length === token.length && timingSafeEqual(given, token)
}
