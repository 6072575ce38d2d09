import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that reached the server behind. */
type Delivered = { method: string; path: string; headers: IncomingHttpHeaders }

/**
 * A host in front of the server under test, on real sockets, so that a page, its worker and the browser itself meet what happens
 * on the way: connections that break after a request was delivered, that stand and answer nothing, and the page of a network that wants a login first.
 */
export async function startFaultyHost(origin: string) {
  const delivered: Delivered[] = []
  const breaking: RegExp[] = []
  let isCaptive = false
  let isSilent = false

  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    // Taken, and never answered.
    if (isSilent) return void request.resume()
    if (isCaptive) {
      request.resume()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(portal)
      return
    }
    delivered.push({ method, path, headers })
    const forwarded = ask(new URL(path, origin), { method, headers }, (answer) => {
      const fault = breaking.findIndex((one) => one.test(path))
      if (fault < 0) {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
        return
      }
      breaking.splice(fault, 1)
      answer.resume().on('end', () => request.socket.destroy())
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  // A browser sends again by itself on a connection that it has used before: they are to last through a test.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveredTo: (path: RegExp) => delivered.filter((one) => path.test(one.path)),
    /** The next request to such a path reaches the server, and its answer nobody. */
    breakAnswerOf: (path: RegExp) => breaking.push(path),
    /** From now on everything is answered by the login page of a network. */
    captivate: () => {
      isCaptive = true
    },
    /** From now on everything is taken, and nothing answered. */
    silence: () => {
      isSilent = true
    },
    letGo: () => {
      isCaptive = isSilent = false
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const portal =
  '<!doctype html><html><head><title>Hotel Wi-Fi</title></head><body>Accept our terms to go online.</body></html>'
