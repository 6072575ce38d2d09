import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { InProcess } from '#contract/rendering'

/** Lets the renderer make calls for a visitor without the network: the same code path as in the browser, and no socket. */
export function inProcessCalls(app: FastifyInstance, visitor: FastifyRequest): InProcess {
  let trusted: ReturnType<typeof app.inProcessHeaders> | undefined
  return async ({ method, path, headers, body }) => {
    // Created only when needed: most pages come from the cache and make no call.
    trusted ??= app.inProcessHeaders(visitor)
    const answer = await app.inject({
      method: method,
      url: path,
      headers: { ...headers, ...trusted },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, headers: toPlain(answer.headers), body: answer.body }
  }
}

const toPlain = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
