import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { digestOf } from '#server/policy-header'

/**
 * A host in front of the server under test, where a new build can be released while pages are open: its worker, its documents and
 * its files, which have other addresses, then are those of another build, as after a deployment. The files of the build before
 * still come from the server, every time: browsers here keep none by themselves.
 */
export async function startReleases(origin: string) {
  const current = (await fetch(`${origin}/_shell/en-ae`)).headers.get('x-build')
  if (!current) throw new Error('the server names no build')
  const next = [...current].reverse().join('')
  const files = filesNamedIn(await (await fetch(`${origin}/sw.js`)).text())
  const rename = (text: string) =>
    text
      .replaceAll(current, next)
      .replace(lastPart, (name) => (files.has(name) ? name.replace(/\.(js|css)$/, '.next.$1') : name))
  const earlierFiles: string[] = []
  let isReleased = false

  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request
    const isFile = url.startsWith('/assets/')
    const isNext = isReleased && (isFile ? newFile.test(url) : isOfBuild(url) || headers.accept?.includes('text/html'))
    if (isReleased && isFile && !isNext) earlierFiles.push(url)
    const changes = isFile ? unkept : {}
    const answer = isNext ? renamed(response, changes, rename) : passed(response, changes)
    const forwarded = ask(
      new URL(isNext ? url.replace(newFile, '.$1') : url, origin),
      { method, headers: isNext ? whole(headers) : headers },
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
    /** Addresses of files of the build before that were requested since the release. */
    earlierFiles,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const isOfBuild = (url: string) => /^\/(sw\.js|_shell\/)/.test(url)
/** The files of the app that its worker caches. */
const filesNamedIn = (worker: string) => new Set([...worker.matchAll(/assets\/([\w.-]+)/g)].map(([, name]) => name!))
/** What a quoted address ends with, in documents, scripts and the worker. */
const lastPart = /(?<=\/)[^/\s"'`\\]+(?=["'`\\])/g
/** The end of a file's address in the next build. */
const newFile = /\.next\.(js|css)$/

/** Asks for all of it as text, whatever the browser has of it. */
const whole = ({
  'if-none-match': _,
  'if-modified-since': __,
  'accept-encoding': ___,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers

const unkept = { 'cache-control': 'no-store' }

const passed = (response: ServerResponse, changes: OutgoingHttpHeaders) => (answer: IncomingMessage) => {
  response.writeHead(answer.statusCode!, { ...answer.headers, ...changes })
  answer.pipe(response)
}

const policy = 'content-security-policy'

/** The answer with the names of the next build and of its files. */
const renamed =
  (response: ServerResponse, changes: OutgoingHttpHeaders, rename: (text: string) => string) =>
  (answer: IncomingMessage) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _, 'last-modified': __, etag: ___, ...headers } = answer.headers
      const text = Buffer.concat(parts).toString()
      const sent: OutgoingHttpHeaders = { ...headers, ...changes }
      if (sent['x-build']) sent['x-build'] = rename(String(sent['x-build']))
      // The inline scripts of a document are allowed by their digests.
      for (const [, script = ''] of text.matchAll(/<script[^>]*>([^<]+)<\/script>/g))
        if (sent[policy]) sent[policy] = String(sent[policy]).replace(digestOf(script), digestOf(rename(script)))
      response.writeHead(answer.statusCode!, sent)
      response.end(rename(text))
    })
  }
