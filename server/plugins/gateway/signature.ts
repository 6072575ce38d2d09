import { createHash, createHmac, timingSafeEqual, type Hash } from 'node:crypto'
import { Transform, pipeline } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { credentials, type Credential } from '#contract/credentials'
import { clockWindowSeconds, headers } from '#contract/headers'
import type { Service } from '#contract/services'
import { problem } from '#server/errors'
import { isKeyed } from './idempotency.ts'
import type { ReplayGuard } from './replay-guard.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `none` opens the route to calls without a signature. */
    signature?: 'none'
    /** The same signature may come again, as with GET: the call only reads, or done twice it changes nothing more. */
    repeatable?: boolean
    /** The route does what it is asked once for each Idempotency-Key, and gives a repetition the first answer. */
    keyed?: 'required' | 'optional'
  }
  interface FastifyRequest {
    /** Hash of the body's bytes as they came in; null where there was no body. */
    bodyHash: Hash | null
  }
}

/**
 * Checks the signed date of every call to one service (H07): a date inside the window, the service's own credential, the exact
 * request-line and the exact bytes of the body. It guards against clock and replay mistakes; it says nothing about who calls.
 */
export default fp<{ service: Service; replays: ReplayGuard }>(
  async (scope, { service, replays }) => {
    const credential = scope.config.signingCredentials[service] ?? credentials[service]

    scope.decorateRequest('bodyHash', null)
    scope.addHook('onRequest', async (request) => {
      if (!isExempt(request)) verifySignature(request, credential, scope.clock())
    })

    // The digest is taken as the bytes pass by, before any parser sees them, and compared when the body is complete.
    scope.addHook('preParsing', async (request, _reply, payload) => {
      if (!hasBody(request)) return payload
      const hash = (request.bodyHash = createHash('sha256'))
      const watched = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          done(null, chunk)
        },
      })
      // A failure of the request's stream reaches the parser through the watched one.
      return pipeline(payload, watched, () => undefined)
    })
    scope.addHook('preValidation', async (request) => {
      if (isExempt(request)) return
      const digest = (request.bodyHash ?? createHash('sha256')).digest('base64')
      if (header(request, headers.digest) !== `SHA-256=${digest}`) throw problem('unauthorised_signature')
      if (!mayRepeat(request) && !replays.admit(toCall(request), scope.clock())) throw problem('request_repeated')
    })
  },
  { name: 'signature', dependencies: ['in-process'] },
)

const scheme =
  /^hmac username="([^"]+)", algorithm="hmac-sha256", headers="x-date request-line digest", signature="([A-Za-z0-9+/=]+)"$/
const signedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Throws `unauthorised_signature` for any reason: which one is no help to an honest client. */
export function verifySignature(request: FastifyRequest, credential: Credential, now: Date): void {
  const date = header(request, headers.date)
  const [, keyId, signature] = scheme.exec(header(request, headers.signature)) ?? []
  const age = signedDate.test(date) ? Math.abs(now.getTime() - Date.parse(date)) : Infinity
  if (!signature || keyId !== credential.keyId || !(age <= clockWindowSeconds * 1000))
    throw problem('unauthorised_signature')
  const line = `${request.method} ${request.raw.url ?? ''} HTTP/1.1`
  const signed = `x-date: ${date}\n${line}\ndigest: ${header(request, headers.digest)}`
  const expected = createHmac('sha256', credential.secret).update(signed).digest()
  const given = Buffer.from(signature, 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw problem('unauthorised_signature')
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

const isExempt = (request: FastifyRequest) =>
  request.isInProcess || request.is404 || request.routeOptions.config.signature === 'none'

/** A browser sends a call again by itself, in the same bytes, where the connection broke before it was answered. */
const mayRepeat = (request: FastifyRequest) => {
  const { repeatable = false, keyed } = request.routeOptions.config
  return (
    request.method === 'GET' || request.method === 'HEAD' || repeatable || (keyed !== undefined && isKeyed(request))
  )
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0')

/**
 * What is admitted once. The key is everybody's, so two visitors who send the same bytes in the same second have the same signature:
 * who calls, and where, tells them apart.
 */
function toCall(request: FastifyRequest): { signature: string; caller: string } {
  const token = header(request, 'authorization') || header(request, headers.guestToken)
  return {
    signature: header(request, headers.signature),
    caller: `${request.tenant.code} ${token || request.clientAddress}`,
  }
}
