import { createHash, createHmac } from 'node:crypto'
import type { Middleware } from 'openapi-fetch'

export type Credential = { keyId: string; secret: string }

/** Signs every call as the description's security schemes say, with the credential of the service it goes to. */
export const signing = (credentialOf: (service: string) => Credential): Middleware => ({
  async onRequest({ request }) {
    const { pathname, search } = new URL(request.url)
    const service = /\/api\/([a-z]+)\//.exec(pathname)?.[1]
    if (!service) return request
    const { keyId, secret } = credentialOf(service)
    const body = Buffer.from(await request.clone().arrayBuffer())
    const date = new Date().toUTCString()
    const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
    const lines = [`x-date: ${date}`, `${request.method} ${pathname}${search} HTTP/1.1`, `digest: ${digest}`]
    const signature = createHmac('sha256', secret).update(lines.join('\n')).digest('base64')
    request.headers.set('X-Date', date)
    request.headers.set('Digest', digest)
    request.headers.set(
      'X-Authorization',
      `hmac username="${keyId}", algorithm="hmac-sha256", headers="x-date request-line digest", signature="${signature}"`,
    )
    return request
  },
})
