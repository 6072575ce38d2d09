import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ETag by which a calendar is served. */
export const etagOf = (body: Uint8Array): string => `"${createHash('sha256').update(body).digest('hex').slice(0, 8)}"`

/** How a calendar is answered for. */
type Manner = (request: IncomingMessage, response: ServerResponse) => void

/** A calendar's server on this machine, whose manner a test changes. It says what has not changed by ETag. */
export async function startCalendarServer() {
  let manner: Manner = (_request, response) => void response.writeHead(404).end()
  const asked: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    manner(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** As secret as those of real ones. */
    url: `http://127.0.0.1:${port}/private-4f1c9a/basic.ics?token=s3cret`,
    port,
    /** The headers of what was asked for. */
    asked,
    answer: (next: Manner) => {
      manner = next
    },
    /** Serves a calendar from now on. */
    serve: (body: Uint8Array) => {
      const etag = etagOf(body)
      manner = (request, response) => {
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
        response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', etag }).end(body)
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type CalendarServer = Awaited<ReturnType<typeof startCalendarServer>>
