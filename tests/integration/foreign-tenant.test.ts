import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headers as names } from '#contract/headers'
import { endpointsOf, type Endpoint } from '#tests/support/endpoints'
import { publicEndpoints } from '#tests/support/public-endpoints'
import { signIn } from '#tests/support/signed-in'
import { callOf, type Tokens } from './foreign-values.ts'
import { isLeaking, openForeignWorld, owner, ownerHost, type ForeignWorld } from './foreign-world.ts'

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

/** Named by the address itself: where that is another's, there is nothing. */
const namesOneThing = ({ method, pathParameters }: Endpoint) => method === 'GET' && pathParameters.includes('id')

/** Opened to whoever comes; everything else is somebody's. */
const isPublic = ({ name }: Endpoint) => publicEndpoints.has(name)

/** Asks, and writes the answer without what the call itself said and without what differs by the moment. */
async function ask(endpoint: Endpoint, tenant: string, which: 'foreign' | 'nobody', tokens: Tokens, bearer?: string) {
  const { path, call, sent } = callOf(endpoint, world, which, tokens)
  const headers = { ...call.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const answer = await world.call(endpoint.service, endpoint.method, path, { ...call, headers, tenant })
  const body = sent
    .reduce((text, value) => text.replaceAll(value, '…'), answer.body)
    .replaceAll(/"(query|params)":"[^"]*"/g, '"$1":"…"')
    .replaceAll(
      /"(processingTimeMS|epoch_seconds)":\d+|"(time|expires_at|resend_at)":"[^"]*"|"queryID":"[^"]*"|"attempts_left":\d/g,
      '…',
    )
  return { status: answer.statusCode, body }
}

/** Whether a call can be given anything of the owner's. */
const takesForeign = (endpoint: Endpoint) => {
  const [foreign, unknown] = (['foreign', 'nobody'] as const).map((which) => {
    const { path, call } = callOf(endpoint, world, which, {})
    return JSON.stringify([path, call.query, call.body])
  })
  return foreign !== unknown
}

const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code

/** The rows that hang on people and bookings, all of them. */
const rows = async () => {
  const tables = ['appointments', 'reservations', 'patients', 'sessions', 'facility_pokes', 'documents']
  const counts = await world.database.query<{ total: number }>(
    tables.map((table) => `select count(*)::int as total from ${table}`).join(' union all '),
  )
  return counts.map(({ total }, index) => [tables[index], total])
}

describe('every endpoint of every service', () => {
  it('answers another tenant about what is the owner’s as about what nobody has [T05]', async () => {
    const questions = {
      'with what was stolen': { ...world.tokens, hold: world.hold.hold_token },
      'as a guest or patient of its own': { guest: world.tokens.neighbour, patient: world.tokens.neighbourPatient },
    }
    const before = await rows()
    for (const [how, tokens] of Object.entries(questions)) {
      for (const endpoint of endpoints) {
        const what = `${endpoint.name} ${how}`
        const foreign = await ask(endpoint, 'patientweb', 'foreign', tokens)
        if (takesForeign(endpoint))
          expect({ what, ...foreign }).toEqual({ what, ...(await ask(endpoint, 'patientweb', 'nobody', tokens)) })
        expect([what, isLeaking(foreign.body)]).toEqual([what, false])
        // A bearer of another tenant's is refused before anything is looked for.
        const isStolen = endpoint.isOfPatient && tokens === questions['with what was stolen']
        if (namesOneThing(endpoint)) expect([what, foreign.status]).toEqual([what, isStolen ? 403 : 404])
      }
    }
    expect(await rows()).toEqual(before)
  })

  it('is open to everybody where that is written, and nowhere else [P02]', () => {
    const names = endpoints.map(({ name }) => name)
    expect([...publicEndpoints].filter((name) => !names.includes(name))).toEqual([])
    // What the description says of who may call is what is tried below.
    expect(endpoints.filter((one) => isPublic(one) === one.isGuarded).map(({ name }) => name)).toEqual([])
  })

  it('answers nobody without a session, and another patient of the same tenant, nothing of whose it is [P02 C18]', async () => {
    const { database } = world
    const signInStranger = async () =>
      (await signIn(database, { tenantCode: owner, phone: '+971501230077', name: 'Stranger' })).idToken
    const stranger = await signInStranger()
    const askers = {
      nobody: {},
      'a stranger': { patient: stranger, settled: stranger, changing: stranger, leaving: await signInStranger() },
    }
    const refused = [401, 403, 404]
    for (const endpoint of endpoints.filter((one) => !isPublic(one)))
      for (const [who, tokens] of Object.entries<Tokens>(askers)) {
        const what = `${endpoint.name} for ${who}`
        const bearer = endpoint.isOfPatient ? undefined : tokens.patient
        const answer = await ask(endpoint, owner, 'foreign', tokens, bearer)
        // A passkey names the tenant that it is for, whom its own patients may know.
        expect([what, isLeaking(answer.body.replace(/"rp":\{[^}]*\}/, ''))]).toEqual([what, false])
        if (who === 'nobody' || endpoint.pathParameters.includes('id'))
          expect([what, refused]).toEqual([what, expect.arrayContaining([answer.status])])
        // What is another's in a body or a query is as what nobody has.
        else if (takesForeign(endpoint))
          expect({ what, ...answer }).toEqual({ what, ...(await ask(endpoint, owner, 'nobody', tokens, bearer)) })
      }
  })

  it('has for the owner what it keeps from others, so that what is asked above is really there', async () => {
    const tokens = { ...world.tokens, hold: world.hold.hold_token }
    // The outside host is nobody's in a test, and a clinic that can be booked cannot be asked to become so. The code of the documents
    // is one that no test could know, and another site has sent nobody back. What was cancelled before is
    // neither settled nor followed by a calendar, nothing was paid that an invoice could be of (its own tests have strangers), and Apple is asked for no merchant.
    const elsewhere =
      /custom\/get|\/poke$|\/validate-merchant$|document\/otp\/verify$|social\/(google\/code|facebook)$|POST \S+\/linked\/\{provider\}$|\/at-visit$|\/invoice$|POST \S+\/appointments\/\{id\}\/calendar$/
    const withheld: string[] = []
    // A phone rings for one tenant at a time, and above another has asked.
    await world.database.execute(`delete from one_time_codes
      where phone like '%501230002' or phone like '%501230007' or email like '%@asked.example';
      update one_time_codes set created_at = created_at - interval '1 minute'`)
    // Nothing is said in a visit that has ended.
    const isEnding = ({ name }: Endpoint) => Number(/telemedicine\/\S+\/end$/.test(name))
    const inOrder = endpoints.toSorted((one, other) => isEnding(one) - isEnding(other))
    for (const endpoint of inOrder.filter(({ name }) => !elsewhere.test(name))) {
      const own = await ask(endpoint, owner, 'foreign', tokens)
      expect([endpoint.name, own.status, own.body]).toEqual([endpoint.name, 200, own.body])
      const other = await ask(endpoint, 'patientweb', 'foreign', tokens)
      if (isLeaking(own.body) && !isLeaking(other.body)) withheld.push(endpoint.name)
    }
    expect(withheld.length).toBeGreaterThan(15)
  })

  it.each([
    ['a patient’s session', () => ({ headers: { authorization: `Bearer ${world.tokens.patient}` } })],
    ['a host', () => ({ headers: { host: ownerHost } })],
    ['a key', () => ({ query: { key: owner } })],
  ])('refuses %s of one tenant with the name of another [T05]', async (_, callWith) => {
    const outcomes = await Promise.all(
      endpoints.map(async (endpoint) => {
        const { path, call } = callOf(endpoint, world, 'foreign', {})
        const given = callWith()
        const { statusCode, body } = await world.call(endpoint.service, endpoint.method, path, {
          ...call,
          ...('query' in given && { query: { ...call.query, ...given.query } }),
          headers: { ...call.headers, ...('headers' in given && given.headers) },
          tenant: 'patientweb',
        })
        return [endpoint.name, statusCode, codeOf(body), isLeaking(body)]
      }),
    )
    expect(outcomes).toEqual(endpoints.map(({ name }) => [name, 403, 'tenant_mismatch', false]))
  })

  it('knows no tenant that is not there [T01]', async () => {
    for (const endpoint of endpoints) {
      const { path, call } = callOf(endpoint, world, 'foreign', {})
      const answer = await world.call(endpoint.service, endpoint.method, path, { ...call, tenant: 'nobody' })
      expect([endpoint.name, answer.statusCode]).toEqual([endpoint.name, 404])
      expect(answer.headers[names.clientId.toLowerCase()]).toBeUndefined()
    }
  })
})
