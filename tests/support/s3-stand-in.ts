import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#server/files/s3-store'

/** What the stand-in does instead of what it is asked to: answers so, or breaks off or stops in the middle of an object. */
export type S3Fault = number | 'broken' | 'stalled'

/** An object storage that speaks as much of S3 as we use, keeps its objects in memory and checks signatures by itself. */
export async function startS3({ region, keyId, secret }: Pick<S3Settings, 'region' | 'keyId' | 'secret'>) {
  const objects = new Map<string, Buffer>()
  const state: { fault?: S3Fault | undefined } = {}
  const server = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const body = await bytesOf(request)
    const { fault } = state
    if (typeof fault === 'number') return refuse(reply, fault, 'SlowDown')
    const url = new URL(request.url!, origin)
    if (signatureOf(request, url, { region, secret }) !== signatureIn(request, keyId))
      return refuse(reply, 403, 'SignatureDoesNotMatch')
    if (!url.pathname.startsWith('/files/') && url.pathname !== '/files') return refuse(reply, 404, 'NoSuchBucket')
    const key = url.pathname.slice('/files/'.length)
    if (request.method === 'GET' && !key) return list(reply, url.searchParams)
    if (request.method === 'PUT') {
      objects.set(key, body)
      return reply.writeHead(200, { etag: '"stored"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return reply.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(reply, 404, 'NoSuchKey')
    reply.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': object.length })
    if (!fault) return reply.end(object)
    reply.write(object.subarray(0, object.length >> 1), () => fault === 'broken' && reply.destroy())
  }

  function list(reply: ServerResponse, query: URLSearchParams) {
    const most = Number(query.get('max-keys') ?? 1000)
    const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '')).toSorted()
    const contents = all
      .slice(0, most)
      .map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`)
    const body = `<?xml version="1.0"?><ListBucketResult><Name>files</Name><KeyCount>${contents.length}</KeyCount><IsTruncated>${all.length > most}</IsTruncated>${contents.join('')}</ListBucketResult>`
    return reply.writeHead(200, { 'content-type': 'application/xml' }).end(body)
  }

  return {
    endpoint: `${origin}/files`,
    objects,
    fail: (fault: S3Fault | undefined) => void (state.fault = fault),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(reply: ServerResponse, status: number, code: string) {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`
  return reply.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')
const partOf = (request: IncomingMessage, name: string) =>
  new RegExp(`${name}=([^,\\s]+)`).exec(headerOf(request, 'authorization'))?.[1] ?? ''

/** The signature that a request came with, where it names the key and the bytes are allowed to be unsigned. */
function signatureIn(request: IncomingMessage, keyId: string): string | undefined {
  return partOf(request, 'Credential').startsWith(`${keyId}/`) ? partOf(request, 'Signature') : undefined
}

/** The signature (version 4) that a request ought to have. */
function signatureOf(request: IncomingMessage, url: URL, { region, secret }: Pick<S3Settings, 'region' | 'secret'>) {
  const names = partOf(request, 'SignedHeaders')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
  const headers = names.split(';').map((name) => `${name}:${headerOf(request, name)}\n`)
  const asked = [request.method, url.pathname, query.join('&'), headers.join(''), names]
  const canonical = [...asked, headerOf(request, 'x-amz-content-sha256')].join('\n')
  const date = headerOf(request, 'x-amz-date')
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request']
  const digest = createHash('sha256').update(canonical).digest('hex')
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), digest].join('\n')).toString('hex')
}
