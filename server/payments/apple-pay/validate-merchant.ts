import { request, type RequestOptions } from 'node:https'
import { problem } from '#server/errors'

/** A merchant at Apple: with the certificate of its identity and its key, both as PEM, and the country in which it is registered. */
export type AppleMerchant = { id: string; certificate: string; key: string; country: string }

type Options = {
  merchant: AppleMerchant
  /** Milliseconds that the gateway may take. */
  timeout?: number
  /** Another way to Apple's gateways than theirs: where a test has a stand-in. */
  connection?: Pick<RequestOptions, 'lookup' | 'port' | 'ca'>
}

/** Where a sheet is shown, and under which name. */
type Shop = { domain: string; displayName: string }

/** Asks Apple whether this is the merchant; resolves to the merchant session. Throws `validation_failed`, `payment_unavailable`. */
export type ValidateMerchant = (url: string, shop: Shop) => Promise<object>

/** Apple's gateways of the world and of China, with their test and data centre forms; nothing else is ever called. */
const gateways = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9]+)*\.apple\.com$/

/** Far more than a merchant session has. */
const mostBytes = 65_536

/** Validates a merchant (C69) at the gateway that the sheet names, by the merchant's certificate. Redirects are not followed. */
export function createMerchantValidator({ merchant, timeout = 10_000, connection = {} }: Options): ValidateMerchant {
  return async (address, { domain, displayName }) => {
    const url = readGateway(address)
    const body = JSON.stringify({
      merchantIdentifier: merchant.id,
      displayName,
      initiative: 'web',
      initiativeContext: domain,
    })
    const answer = await post(url, body, {
      cert: merchant.certificate,
      key: merchant.key,
      signal: AbortSignal.timeout(timeout),
      ...connection,
    }).catch((cause: unknown) => {
      throw problem('payment_unavailable', { cause })
    })
    return readSession(answer)
  }
}

function readGateway(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isGateway =
    url?.protocol === 'https:' && gateways.test(url.hostname) && url.port === '' && url.username + url.password === ''
  if (!isGateway)
    throw problem('validation_failed', { fields: [{ path: '/url', message: 'is no gateway of Apple Pay' }] })
  return url
}

function post(url: URL, body: string, options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sending = request(url, { method: 'POST', headers, ...options }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        if (text.length > mostBytes) sending.destroy(new Error('the gateway says too much'))
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`the gateway answers ${answer.statusCode}`)),
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

function readSession(text: string): object {
  try {
    const session: unknown = JSON.parse(text)
    if (session !== null && typeof session === 'object' && !Array.isArray(session)) return session
  } catch {
    // What is no JSON is no session either.
  }
  throw problem('payment_unavailable')
}
