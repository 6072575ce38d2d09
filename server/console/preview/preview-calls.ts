import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { InProcess } from '#contract/rendering'
import { headers } from '#contract/headers'
import { asPreview } from '#server/plugins/gateway/previewed-tenant'
import { inProcessCalls } from '#server/web/dispatch'

/** Calls below `api/` that read what public pages show. */
const reading = {
  GET: /^(?:locale|discovery|search)\/|^appointment\/(?:availability|patientapp\/doctors)\//,
  POST: /^(?:search\/search\/indexes\/[^/]+\/(?:query|queries)|locale\/master\/ip2location)$/,
}

/** Whether a preview makes a call: nothing is booked, signed in or changed there. */
export const isReading = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'POST') && reading[method].test(path)

/** The calls of the renderer, answered for the tenant as its staff will have it. */
export function previewCalls(app: FastifyInstance, request: FastifyRequest): InProcess {
  const { tenant } = request
  const begin = tenant.preview?.basePath.length ?? 0
  const dispatch = inProcessCalls(app, request)
  return (call) =>
    asPreview(tenant, () => dispatch({ ...call, path: `${app.config.basePath}${call.path.slice(begin)}` }))
}

/** The answer to a request for something below the mount path, for the tenant as its staff will have it. */
export function askedInside(app: FastifyInstance, request: FastifyRequest, path: string) {
  const { body, method } = request
  const at = request.url.indexOf('?')
  return asPreview(request.tenant, async () =>
    app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${app.config.basePath}/${path}${at < 0 ? '' : request.url.slice(at)}`,
      headers: { ...passedOn(request), ...app.inProcessHeaders(request) },
      ...(method === 'POST' && { payload: body ?? {} }),
    }),
  )
}

/** Of a call only what says in which language and country it asks: never whose it is. */
const passedOn = (request: FastifyRequest) =>
  Object.fromEntries(
    ['accept-language', headers.countryId.toLowerCase()].flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
