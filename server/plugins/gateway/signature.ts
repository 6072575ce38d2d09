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
    /** `none` opens the route to unsigned calls. */
    signature?: 'none'
    /** The same signature may be used again, as with GET: the call only reads, or repeating it changes nothing. */
    repeatable?: boolean
    /** The route acts once for each Idempotency-Key, and answers a repetition with the first answer. */
    keyed?: 'required' | 'optional'
    /** The whole path of another route: its keys count here as well, so that one intent is done once by either. */
    keysOf?: string
  }
  interface FastifyRequest {
    /** Hash of the body's bytes as received; null where there was no body. */
    bodyHash: Hash | null
  }
}

/**
 * Verifies the signed date of every call to one service (H07): a date inside the window, the service's own credential, the
 * exact request line and the exact bytes of the body. It protects against wrong clocks and replayed calls; it does not identify
 * the caller.
 */
export default fp<{ service: Service; replays: ReplayGuard }>(
  async (scope, { service, replays }) => {
    const credential = scope.config.signingCredentials[service] ?? credentials[service]

    scope.decorateRequest('bodyHash', null)
    scope.addHook('onRequest', async (request) => {
      if (!isExempt(request)) verifySignature(request, credential, scope.clock())
    })

    // The digest is computed as the bytes pass by, before any parser reads them, and compared when the body is complete.
    scope.addHook('preParsing', async (request, _reply, payload) => {
      if (!hasBody(request)) return payload
      const hash = (request.bodyHash = createHash('sha256'))
      const watched = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          done(null, chunk)
        },
      })
      // A failure of the request's stream reaches the parser through the piped one.
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

/** Throws `unauthorised_signature`, whatever the reason, which would not help an honest client. */
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

/** A browser repeats a call by itself, with the same bytes, when the connection broke before the answer. */
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
 * Identifies a call that is admitted once. The signing key is public, so two visitors who send the same bytes in the same
 * second have the same signature: caller and address tell them apart.
 */
function toCall(request: FastifyRequest): { signature: string; caller: string } {
  const token = header(request, 'authorization') || header(request, headers.guestToken)
  return {
    signature: header(request, headers.signature),
    caller: `${request.tenant.code} ${token || request.clientAddress}`,
  }
}
