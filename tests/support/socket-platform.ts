import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import type { ApiEnvironment } from '#src/api/environment.ts'

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
/** An answer, with `body` as JSON or `raw` as it is; one that is dropped breaks off before its first byte, or after it. */
export type Reply = {
  status?: number
  body?: unknown
  drop?: true | 'half'
  headers?: Record<string, string>
  raw?: string
}

/** A platform on a real socket that answers as told, in order, and remembers what it was asked; closed with the test. */
export async function platform(...replies: Reply[]) {
  const seen: Seen[] = []
  const answer = (request: IncomingMessage, response: ServerResponse, body: string) => {
    seen.push({ method: request.method!, path: request.url!, headers: request.headers, body })
    const { status = 200, body: content = { data: 'ok' }, drop, headers = {}, raw } = replies.shift() ?? {}
    if (drop === true) return void request.socket.destroy()
    // Its clock stands where a test puts it, if anywhere.
    response.sendDate = false
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    const text = raw ?? JSON.stringify(content)
    if (!drop) return void response.end(text)
    response.write(text.slice(0, 3))
    setTimeout(() => request.socket.destroy(), 20)
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment: ApiEnvironment = { origin, basePath: '/app', clientKey: 'partner-sa' }
  return { origin, seen, environment, close: () => server.close() }
}

/** A network that answers everything with its own page to sign in; closed with the test. */
export async function hotspot(): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<form>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A session with this bearer, which is renewed with the next where there is one. */
export const sessionOf = (bearer: string | undefined, next?: string) => ({
  bearer: async () => bearer,
  renewed: vi.fn(async (_refused: string) => next),
})

/** A write that may be sent twice, and the key with which it may. */
export const otp = { phone: '501234567', country_code: '971', type: 'guest_booking' } as const
export const keyed = { idempotencyKey: 'intent.code.1' }
