import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headers as names } from '#contract/headers'
import type { Service } from '#contract/services'
import { endpointsOf, type Endpoint } from '#tests/support/endpoints'
import { nastyTexts, nastyValues } from '#tests/support/nasty-values'
import { callOf } from '#tests/integration/foreign-values'
import { openForeignWorld, owner, type ForeignWorld } from '#tests/integration/foreign-world'

/** Of the values of all parameters in a row each so many-th is tried, a prime number, so that each value comes to some of them: `npm run soak` tries all. */
const every = Number(process.env['NASTY_CALLS_EVERY'] ?? 17)
let world: ForeignWorld
let endpoints: Endpoint[]
beforeAll(async () => {
  world = await openForeignWorld()
  endpoints = endpointsOf(world.app)
})
afterAll(async () => {
  await world.close()
  await world.database.close()
})

/** The call of an endpoint as it is good, by somebody who may make it. */
const goodCall = (endpoint: Endpoint) =>
  callOf(endpoint, world, 'foreign', { ...world.tokens, hold: world.hold.hold_token })

type Sent = ReturnType<typeof goodCall>
type Spoil = { name: string; apply: (sent: Sent) => Sent }

/** Every way one part of a call is another than it may be. */
function spoils({ path, pathParameters, queryParameters, bodyProperties }: Endpoint): Spoil[] {
  const segments = path.split('/')
  return [
    ...pathParameters.flatMap((parameter) =>
      nastyTexts.map((text) => ({
        name: `${parameter} in the path ${JSON.stringify(text.slice(0, 30))}`,
        apply: (sent: Sent) => ({
          ...sent,
          path: segments
            .map((segment, at) => (segment === `{${parameter}}` ? encode(text) : sent.path.split('/')[at]))
            .join('/'),
        }),
      })),
    ),
    ...queryParameters.flatMap((parameter) =>
      nastyTexts.map((text) => ({
        name: `${parameter} in the query ${JSON.stringify(text.slice(0, 30))}`,
        apply: ({ call, ...sent }: Sent) => ({
          ...sent,
          call: { ...call, query: { ...call.query, [parameter]: text } },
        }),
      })),
    ),
    ...bodyProperties.flatMap((property) =>
      nastyValues.map((value) => ({
        name: `${property} in the body ${JSON.stringify(value)?.slice(0, 30)}`,
        apply: ({ call, ...sent }: Sent) => ({
          ...sent,
          call: { ...call, body: { ...(call.body as object), [property]: value } },
        }),
      })),
    ),
  ]
}

/** As it may stand in an address; half of a pair has no bytes of its own. */
const encode = (text: string) => (text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text).replace('..', '%2E%2E'))

describe('no call answers with a failure of ours', () => {
  it('whatever stands for a parameter or a property, nor with one that is not described', async () => {
    expect(endpoints.length).toBeGreaterThan(30)
    const failed: string[] = []
    const undescribed = new Set<string>()
    const tried = endpoints
      .flatMap((endpoint) => spoils(endpoint).map((spoil) => ({ endpoint, ...spoil })))
      .filter((_, index) => index % every === 0)
    expect(tried.length).toBeGreaterThan(1000)
    for (const { endpoint, name, apply } of tried) {
      const { path, call } = apply(goodCall(endpoint))
      const { statusCode, body } = await world.call(endpoint.service, endpoint.method, path, {
        ...call,
        tenant: owner,
      })
      if (statusCode >= 500) failed.push(`${endpoint.name}: ${name}: ${statusCode} ${body}`)
      // An address that is spoilt may be that of another call, or of none.
      if (statusCode < 400 || name.includes('in the path')) continue
      const { code } = JSON.parse(body) as { code: string }
      if (!endpoint.problems[statusCode]?.includes(code)) undescribed.add(`${endpoint.name}: ${statusCode} ${code}`)
    }
    expect(failed).toEqual([])
    expect([...undescribed]).toEqual([])
  }, 600_000)

  it('whatever stands in a header', async () => {
    const some = ['GET /api/locale/appservice/init', 'POST /api/appointment/patientapp/holds']
    const readable = nastyTexts.filter((text) => /^[ -~]*$/.test(text))
    const header = [...Object.values(names), 'authorization', 'accept-language', 'content-type', 'host', 'cookie']
    const failed: string[] = []
    const tried = endpoints
      .filter(({ name }) => some.includes(name))
      .flatMap((endpoint) => header.flatMap((name) => readable.map((text) => ({ endpoint, name, text }))))
      .filter((_, index) => index % Math.ceil(every / 4) === 0)
    expect(tried.length).toBeGreaterThan(100)
    for (const { endpoint, name, text } of tried) {
      const { path, call } = goodCall(endpoint)
      const request = world.request(endpoint.service, endpoint.method, path, { ...call, tenant: owner })
      const others = Object.entries(request.headers).filter(([known]) => known.toLowerCase() !== name.toLowerCase())
      const answer = await world.app.inject({ ...request, headers: { ...Object.fromEntries(others), [name]: text } })
      if (answer.statusCode >= 500) failed.push(`${endpoint.name}: ${name} ${text}: ${answer.statusCode}`)
    }
    expect(failed).toEqual([])
  }, 600_000)

  it.each<[string, string, Service, string]>([
    [
      'a body nested deeply',
      `{"a":${'['.repeat(14_000)}${']'.repeat(14_000)}}`,
      'search',
      '/search/indexes/doctor/query',
    ],
    ['objects nested deeply', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'search', '/search/indexes/doctor/query'],
    [
      'a list nested in text',
      JSON.stringify({ params: `facets=${'['.repeat(9000)}${']'.repeat(9000)}` }),
      'search',
      '/search/indexes/doctor/query',
    ],
    ['NUL in a text', '{"query":"a\\u0000b"}', 'search', '/search/indexes/doctor/query'],
    ['NUL in a name', '{"a\\u0000":1}', 'search', '/search/indexes/doctor/query'],
    ['half a sign', '{"query":"\\ud800"}', 'search', '/search/indexes/doctor/query'],
    ['NUL in text of an address', '{"params":"query=%00"}', 'search', '/search/indexes/doctor/query'],
    ['a prototype', '{"constructor":{"prototype":{"x":1}}}', 'account', '/patient/otp'],
    ['no end', `{"a":${'['.repeat(20_000)}`, 'account', '/patient/otp'],
  ])('and %s is refused', async (_name, body, service, path) => {
    const answer = await world.call(service, 'POST', path, { body, tenant: owner })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_request'])
  })
})
