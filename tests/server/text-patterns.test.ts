import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AjvCompiler } from '@fastify/ajv-compiler'
import type { FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCookie } from '#contract/cookies'
import { readTenantAddress } from '#contract/external-page'
import { isLines, isName, namePattern } from '#contract/plain-text'
import { scrub } from '#contract/scrub'
import { calls } from '#contract/services'
import { before, trimBoth, trimEnd } from '#contract/trim'
import { networkOf } from '#server/plugins/gateway/client-network'
import { readHost } from '#server/plugins/gateway/host-name'
import { malformed } from '#server/plugins/gateway/json-body'
import { readLanguage } from '#server/plugins/gateway/locale'
import { readForwardedAddress, readTrustedProxies } from '#server/plugins/gateway/trusted-proxies'
import { sanitiseHtml } from '#server/content/sanitise'
import { toPhone } from '#server/domain/identity/phone'
import { readRange } from '#server/web/byte-range'
import { startTestServer, type TestServer } from '#tests/support/server'
import { slowParts, slowText, unitsOf } from '#tests/support/slowness'

type Found = { patterns: Map<string, string>; formats: Set<string> }
const contract = join(import.meta.dirname, '../../contract')

let server: TestServer
let found: Found
beforeAll(async () => {
  server = await startTestServer()
  found = await findAll(server.app)
})
afterAll(() => server.close())

/** Every pattern and format of every schema that the contract exports, and of every call that the server describes. */
async function findAll(app: FastifyInstance): Promise<Found> {
  const all: Found = { patterns: new Map(), formats: new Set() }
  const modules = readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of modules) walk(await import(join(contract, name)), name, all)
  walk(app.swagger(), 'calls', all)
  return all
}

function walk(value: unknown, path: string, all: Found, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (value instanceof RegExp) all.patterns.set(value.source, path)
  for (const [key, part] of Object.entries(value)) {
    if (key === 'pattern' && typeof part === 'string') all.patterns.set(part, path)
    if (key === 'patternProperties') for (const pattern of Object.keys(part as object)) all.patterns.set(pattern, path)
    if (key === 'format' && typeof part === 'string') all.formats.add(part)
    walk(part, `${path}/${key}`, all, seen)
  }
}

describe('what a stranger sends is read in the time of its length', () => {
  it('by every pattern of every schema', () => {
    expect(found.patterns.size).toBeGreaterThan(25)
    expect([...found.patterns.keys()]).toContain(namePattern)
    const slow = [...found.patterns].flatMap<object>(([pattern, path]) => {
      const expression = new RegExp(pattern, 'u')
      const parts = slowParts(pattern)
      // What the analysis found would take minutes to be measured.
      if (parts.length > 0) return [{ path, pattern, parts }]
      const slow = slowText((text) => expression.test(text), unitsOf(pattern))
      return slow ? [{ path, pattern, slow }] : []
    })
    expect(slow).toEqual([])
  })

  it('by every format of every schema, as both validators have it', () => {
    expect(found.formats.size).toBeGreaterThan(1)
    const ajv = AjvCompiler()({}, { customOptions: { strict: false } })
    for (const format of found.formats) {
      const schema = Type.String({ format })
      const compiled = Compile(schema)
      const validate = ajv({ schema, method: 'POST', url: '/', httpPart: 'body' }) as (text: string) => boolean
      for (const check of [validate, (text: string) => compiled.Check(text)]) {
        expect([format, slowText(check, unitsOf('@.-:TZ+'))]).toEqual([format, undefined])
      }
    }
  })

  it('which is measured: a check that takes the square is found, and one that does not is not', () => {
    const steps = (count: number) => {
      let sum = 0
      for (let step = 0; step < count; step += 1) sum += step % 7
      return sum
    }
    expect(slowParts('^[^<]*\\S[^<]*$')).toHaveLength(1)
    expect(slowText(({ length }) => steps(length ** 2 / 100), [])).toMatchObject({ growth: expect.any(Number) })
    expect(slowText(({ length }) => steps(length * 10), [])).toBeUndefined()
  })

  const anyway = (read: (text: string) => unknown) => (text: string) => {
    try {
      read(text)
    } catch {
      // Refused is as good as read.
    }
  }
  it.each<[string, (text: string) => unknown]>([
    ['a host', readHost],
    ['a forwarded address', readForwardedAddress],
    ['a network', networkOf],
    ['trusted proxies', readTrustedProxies],
    ['languages', readLanguage],
    ['a body that is no JSON', malformed],
    ['a string in a body that is no JSON', (text) => malformed(`["${text}`)],
    ['a range of bytes', (text) => readRange(text, 1000)],
    ['the message of a failure', scrub],
    ['an address of a tenant', readTenantAddress],
    ['a host of a tenant', (text) => readTenantAddress(`https://${text}`)],
    ['a phone', (text) => toPhone(text, '971')],
    ['cookies', (text) => hasCookie(text, 'name')],
    ['a trimmed text', (text) => [trimEnd(text, '/'), trimBoth(text, '-'), before(text, '?', '#')]],
    ['markup', (text) => sanitiseHtml(text, { hosts: [] } as never)],
  ])('by hand: %s', (_name, read) => {
    expect(slowText(anyway(read), ['a,', '1.', 'a;q=', '<a ', '["', '00', '+9', 'x=;', '1-'])).toBeUndefined()
  })
})

describe('the name of a patient', () => {
  it.each(['Layla', 'ليلى بنت أحمد', 'Siti Nur‌haliza', 'O’Neil-Šimić', 'Sukarno', 'L. 2', ' Layla ', '李小龙'])(
    'may be %j',
    (name) => {
      expect(isName(name)).toBe(true)
    },
  )

  it.each([
    '',
    '   ',
    '<',
    '>',
    'Lay<la',
    'Lay\u0000la',
    'Lay\nla',
    'Lay\tla',
    'Lay\u007fla',
    'Lay\u0085la',
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'].map(
      (mark) => `La${mark}yla`,
    ),
    'Lay\u2028la',
    '\ud800',
  ])('may not be %j', (name) => {
    expect(isName(name)).toBe(false)
  })

  it('of a note may have lines, and no more of what a name may not have', () => {
    expect(['', 'Cough\n\tsince Monday', 'سعال'].map(isLines)).toEqual([true, true, true])
    expect(['<b>', 'a\u0000', 'a\u202e', '\ud800'].map(isLines)).toEqual([false, false, false, false])
  })

  it('is refused at its field', async () => {
    const answer = await server.call('appointment', 'POST', calls.bookAsGuest.path, {
      body: { patient: { first_name: 'Lay\u202ela', last_name: '<' } },
    })
    const { code, fields } = answer.json<{ code: string; fields: { path: string }[] }>()
    expect([answer.statusCode, code]).toEqual([400, 'validation_failed'])
    const paths = fields.map(({ path }) => path)
    expect(paths).toContain('/patient/first_name')
    expect(paths).toContain('/patient/last_name')
  })
})

it('a body is some kilobytes, and a larger one is refused before it is read', async () => {
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', {
    body: { query: 'a'.repeat(40_000) },
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'payload_too_large'])
})
