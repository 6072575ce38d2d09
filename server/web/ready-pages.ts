import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { headers as named } from '#contract/headers'
import { tokenHeader } from '#server/plugins/gateway/in-process'
import { limitReading } from '#server/plugins/slow-readers'

/** An answer as it left, for others who ask the same in the same words. */
type ReadyPage = {
  headers: OutgoingHttpHeaders
  body: Buffer
  madeAt: number
  tenant: string
  route: string | undefined
}

/** Size of the cache in bytes, with each answer's body. */
const mostBytes = 32 * 1024 * 1024
/** Bytes of an entry beside its body and its name. */
const overhead = 3_000
/**
 * In milliseconds. Afterwards a request goes the whole way again, on which changes of tenants are noticed and an old page is
 * renewed.
 */
const readyFor = 5_000

/**
 * Answers requests for public pages that were just sent before the framework sees them: hooks, routing and the cache of pages take
 * longer than all the rest of such an answer. Only what caches on the way may keep as well is ever put in (`shareable`), and only a
 * request that depends on nothing else is answered from it.
 */
export function createReadyPages(app: FastifyInstance) {
  const { trustProxy } = app.config
  const pages = new LRUCache<string, ReadyPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
    ttl: readyFor,
    perf: { now: () => app.clock().getTime() },
    ttlResolution: 0,
  })
  const isLogged = ['info', 'debug', 'trace'].includes(app.log.level)
  let isClosing = false

  /** What the answer depends on; undefined where it may depend on more. What a proxy tells counts by who tells it. */
  function keyOf({ method, url, headers, socket }: IncomingMessage): string | undefined {
    if (method !== 'GET' || !isPlain(headers)) return undefined
    const { remoteAddress, localAddress } = socket
    const proxied = trustProxy === 0 ? [] : [remoteAddress, headers['x-forwarded-proto'], headers['x-forwarded-host']]
    return [headers.host, url, headers['accept-encoding'], localAddress, ...proxied].join('\n')
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = isClosing ? undefined : keyOf(request)
    const page = key === undefined ? undefined : pages.get(key)
    if (!page) return false
    const began = performance.now()
    limitReading(request.socket, response)
    const age = Math.max(0, Math.floor((app.clock().getTime() - page.madeAt) / 1000))
    response.writeHead(200, { ...page.headers, age: String(age) }).end(page.body)
    if (isLogged) response.once('finish', () => log(page, began))
    return true
  }

  const log = ({ tenant, route }: ReadyPage, began: number) =>
    app.log.info(
      {
        reqId: randomUUID(),
        ...{ tenant, method: 'GET', route, status: 200 },
        milliseconds: Math.round(performance.now() - began),
      },
      'answered',
    )

  app.tenants.onChange((code) => {
    for (const [key, { tenant }] of [...pages.entries()]) if (tenant === code) pages.delete(key)
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onListen', async () => {
    const listeners = app.server.listeners('request') as RequestListener[]
    app.server.removeAllListeners('request').on('request', (request, response) => {
      // Answered once, whoever else listens.
      if (!answer(request, response)) for (const listener of listeners) listener(request, response)
    })
  })

  return {
    /** Keeps an answer for the next who ask the same. `headers` are all that it leaves with. */
    keep(request: FastifyRequest, headers: OutgoingHttpHeaders, body: Buffer, madeAt: number): void {
      const key = keyOf(request.raw)
      // A cookie is one visitor's.
      if (key === undefined || headers['set-cookie'] !== undefined) return
      const page = { headers: { ...headers, 'content-length': body.length }, body, madeAt }
      pages.set(key, { ...page, tenant: request.tenant.code, route: request.routeOptions.url })
    },
  }
}

/** Headers that make a request another one than that of the address alone. */
const others = [named.clientId.toLowerCase(), tokenHeader].concat(
  'if-none-match',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
)

const isPlain = (headers: IncomingMessage['headers']): boolean =>
  others.every((name) => headers[name] === undefined) &&
  /^[\da-f.:, [\]]*$/i.test(String(headers['x-forwarded-for'] ?? ''))
