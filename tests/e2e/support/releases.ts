import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A host in front of the server under test, where a new build can be released while pages are open: its worker and its shells
 * then are those of another build, as after a deployment.
 */
export async function startReleases(origin: string) {
  const current = (await fetch(`${origin}/_shell/en-ae`)).headers.get('x-build')
  if (!current) throw new Error('the server names no build')
  const next = [...current].reverse().join('')
  let isReleased = false

  const server = createServer((request, response) => {
    const isOfBuild = /^\/(sw\.js|_shell\/)/.test(request.url ?? '')
    const answer = isReleased && isOfBuild ? renamed(response, current, next) : passed(response)
    const { method, headers } = request
    const forwarded = ask(
      new URL(request.url ?? '/', origin),
      { method, headers: isOfBuild ? whole(headers) : headers },
      answer,
    )
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    builds: { current, next },
    release: () => {
      isReleased = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Asks for all of it as text, whatever the browser has of it. */
const whole = ({
  'if-none-match': _,
  'if-modified-since': __,
  'accept-encoding': ___,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers

const passed = (response: ServerResponse) => (answer: IncomingMessage) => {
  response.writeHead(answer.statusCode!, answer.headers)
  answer.pipe(response)
}

/** The answer with one build's name in the place of another's. */
const renamed = (response: ServerResponse, from: string, to: string) => (answer: IncomingMessage) => {
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.on('end', () => {
    const { 'content-length': _, 'last-modified': __, etag: ___, ...headers } = answer.headers
    if (headers['x-build'] === from) headers['x-build'] = to
    response.writeHead(answer.statusCode!, headers)
    response.end(Buffer.concat(parts).toString().replaceAll(from, to))
  })
}
