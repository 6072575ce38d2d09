import { expect } from 'vitest'
import { fhirFaults } from '#tests/support/fhir-schema'
import type { PracticeWorld } from './practice-world.ts'

/** What tests read of resources. */
type Resource = {
  resourceType: string
  id: string
  meta: unknown
  status: string
  start: string
  participant: { actor: { reference: string } }[]
  issue: { code: string; diagnostics: string }[]
  rest: [{ resource: { type: string; searchParam?: { name: string }[] }[] }]
}
type Bundle = { link: { relation: string; url: string }[]; entry: { resource: Resource; search: { mode: string } }[] }

/** An address of an answer below the resources. */
export const below = (url: string) => url.slice(url.indexOf('/fhir/') + '/fhir/'.length)

/** What a practice's own system reads in FHIR in a world: by a key of the clinic with all scopes to read, unless another is given. */
export function fhirOf(world: () => PracticeWorld) {
  let key = ''
  /** Makes a key for some scopes, named after them. */
  const make = (scope: string, facility = 'test-clinic', ...more: string[]) =>
    world().facility('key', 'create', facility, '--scope', scope, '--name', scope.replaceAll(',', '-'), ...more)
  const call = (
    path: string,
    { by = key, headers = {} }: { by?: string | null; headers?: Record<string, string> } = {},
  ) =>
    world().app.inject({
      url: `/api/practice/fhir/${path}`,
      headers: { ...(by !== null && { authorization: `Bearer ${by}` }), ...headers },
    })
  /** An answer that is what HL7's schema expects, whatever it says. */
  const get = async (path: string, options: Parameters<typeof call>[1] = {}) => {
    const answer = await call(path, options)
    expect([path, answer.headers['content-type']]).toEqual([path, 'application/fhir+json; charset=utf-8'])
    expect(fhirFaults(answer.json())).toEqual([])
    return { status: answer.statusCode, body: answer.json<Resource & Bundle>(), headers: answer.headers }
  }
  /** Resources that a search finds, in its order. */
  const search = async (path: string, options = {}) => {
    const { status, body } = await get(path, options)
    expect([status, body]).toEqual([200, expect.objectContaining({ resourceType: 'Bundle', type: 'searchset' })])
    const found = body.entry.filter((one) => one.search.mode === 'match').map(({ resource }) => resource)
    const next = body.link.find(({ relation }) => relation === 'next')?.url
    return { ids: found.map(({ id }) => id), found, next, self: body.link[0]!.url, entry: body.entry }
  }
  /** The status of what is refused, and each reason. */
  const refusal = async (path: string, options = {}) => {
    const { status, body } = await get(path, options)
    expect(body.resourceType).toBe('OperationOutcome')
    return [status, ...body.issue.map((one) => `${one.code}: ${one.diagnostics}`)]
  }
  return {
    /** Empties the world, in which there is then the one key. */
    begin: async () => {
      await world().empty()
      key = (await make('appointments,patients')).last
    },
    make,
    call,
    get,
    search,
    refusal,
  }
}
