import type { FastifyInstance } from 'fastify'
import { services, type Service } from '#contract/services'
import type { Method } from './request.ts'

/** One endpoint of a service, as the description of the running server has it. */
export type Endpoint = {
  /** `GET /api/discovery/facility/{id}`, without the mount path. */
  name: string
  service: Service
  method: Method
  /** Below the service, with `{placeholders}`. */
  path: string
  pathParameters: string[]
  queryParameters: string[]
  bodyProperties: string[]
  /** The body is a form of several parts. */
  isForm: boolean
  /** The body is bytes. */
  isBytes: boolean
  /** Nobody but a signed-in patient is answered. */
  isOfPatient: boolean
  /** The description says that a session, a proof or a token is needed. */
  isGuarded: boolean
  /** The problems it may be answered with, by status. */
  problems: Record<string, string[]>
}

type Schema = { anyOf?: Schema[]; allOf?: [unknown, { properties: { code: { enum: string[] } } }] }
type Operation = {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
  parameters?: { in: string; name: string }[]
  security?: object[]
  requestBody?: { content: Record<string, { schema?: { properties?: Record<string, unknown> } }> }
}

/** Every endpoint of every service that is registered, so that one that is added is part of what walks them. */
export function endpointsOf(app: FastifyInstance): Endpoint[] {
  const { paths = {} } = app.swagger() as object as { paths?: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([address, operations]) => {
    const [, service, path] = /^\/api\/([a-z]+)(\/.*)$/.exec(address.slice(app.config.basePath.length)) ?? []
    const known = services.find((one) => one === service)
    if (!known || path === undefined) return []
    return Object.entries(operations).map(([method, { parameters = [], requestBody, responses, security = [] }]) => ({
      name: `${method.toUpperCase()} /api/${known}${path}`,
      service: known,
      method: method.toUpperCase() as Method,
      path,
      pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      queryParameters: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      bodyProperties: Object.keys(Object.values(requestBody?.content ?? {})[0]?.schema?.properties ?? {}),
      isForm: requestBody?.content['multipart/form-data'] !== undefined,
      isBytes: requestBody?.content['application/octet-stream'] !== undefined,
      isOfPatient: security.length > 0 && security.every((ways) => 'patient' in ways),
      isGuarded: security.length > 0 && security.every((ways) => Object.keys(ways).some((one) => credentials.has(one))),
      problems: Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => [
          status,
          codesOf(answer.content?.['application/json']?.schema),
        ]),
      ),
    }))
  })
}

/** What shows who calls; a held time is shown to its holder, and is nobody's name. */
const credentials = new Set(['guest', 'appointment', 'patient'])

const codesOf = (schema?: Schema): string[] =>
  schema?.allOf?.[1].properties.code.enum ?? schema?.anyOf?.flatMap(codesOf) ?? []
