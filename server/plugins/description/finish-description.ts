import type { SwaggerTransformObject } from '@fastify/swagger'
import { ProblemBody } from '#contract/wire'
import { toCurrentDialect } from '#server/json-schema-dialect'

type Response = { description: string; headers?: object; content?: { 'application/json'?: { schema?: object } } }
type Operation = { responses?: Record<string, Response>; 'x-problems'?: Record<string, string[]> }
type Document = { paths?: Record<string, Record<string, Operation>>; components?: { schemas?: object } }

/** Completes the OpenAPI document: problems as responses of each call, and schemas in the dialect of OpenAPI 3.1. */
export const finishDescription: SwaggerTransformObject = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject
  const { paths = {}, components, ...rest } = document.openapiObject as Document
  const described = Object.entries(paths).map(([address, item]) => [
    address,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, withProblems(operation)])),
  ])
  return toCurrentDialect({
    ...rest,
    components: { ...components, schemas: { ...components?.schemas, Problem: ProblemBody } },
    paths: Object.fromEntries(described) as object,
  }) as typeof document.openapiObject
}

function withProblems({ 'x-problems': problems = {}, responses = {}, ...operation }: Operation): Operation {
  const answers = Object.entries(responses).map(([status, response]) => [
    status,
    { ...response, description: status === '204' ? 'It was taken.' : 'What was asked for.' },
  ])
  const all = Object.fromEntries(answers) as Record<string, Response>
  for (const [status, codes] of Object.entries(problems))
    all[status] = problemAnswer(Number(status), codes, all[status])
  return { ...operation, responses: all }
}

/** The response for a status of problems, combined with another body that the route gives with that status. */
function problemAnswer(status: number, codes: string[], other: Response | undefined): Response {
  const problem = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code: { enum: codes } } }],
  }
  const schema = other?.content?.['application/json']?.schema
  return {
    description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter } }),
    content: { 'application/json': { schema: schema ? { anyOf: [schema, problem] } : problem } },
  }
}

const retryAfter = {
  description: 'Seconds after which the call may be made again, where they are known.',
  schema: { type: 'integer' },
}
