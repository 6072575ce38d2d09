import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { nastyTexts } from '#tests/support/nasty-values'
import { routeRows } from '#tests/support/route-rows'
import { spread } from '#tests/support/spread'
import { startTestServer, type TestServer } from '#tests/support/server'

/** How many addresses of each kind are tried: `npm run soak` tries all. */
const sample = Number(process.env['NASTY_PAGES'] ?? 150)
let server: TestServer
beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront })
})
afterAll(() => server.close())

/** One address of each screen and set of parameters: the other spellings lead to the same place. */
const rows = [
  ...new Map(
    routeRows(() => ({}), ['ar-ae'])
      .toReversed()
      .map((row) => [`${row.screen} ${Object.keys(row.params ?? {}).join()}`, row]),
  ).values(),
]
/** As it may stand in an address; half of a pair has no bytes of its own. */
const words = nastyTexts.map((text) => (text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text)))
/** One of each sort, where there are many places for them. */
const few = [
  '__proto__',
  'constructor',
  'Dr_X',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '..',
  '%2F%2Fx',
  '%3Cb%3E',
  '%5B',
  '%F0%9F%98%80',
  '-',
  '0',
]

/** Every address in which one segment is none of its words. */
const spoilt = rows.flatMap(({ path }) => {
  const segments = path.split('/').slice(1)
  return segments.flatMap((_, at) => few.map((word) => `/${segments.with(at, word).join('/')}`))
})
/** The last segment names whom a page is about. */
const namedBy = [
  '/en-ae/doctor/dermatology/dubai',
  '/en-ae/clinic/dubai',
  '/en-ae/insurance',
  '/en-ae/doctor',
  '/en-ae',
]
spoilt.push(...namedBy.flatMap((path) => words.map((word) => `${path}/${word}`)))

/** What is asked for beside the path: of the screens that read it, and what decides about tenant and locale. */
const parameters = [
  ...[
    'city',
    'speciality',
    'service',
    'area',
    'insurance',
    'plan',
    'fee',
    'language',
    'facility_slug',
    'query',
    'gender',
  ],
  ...[
    'visit',
    'facility',
    'page',
    'sort',
    'available',
    'near',
    'map',
    'facility_id',
    'service_id',
    'consultation_type',
  ],
  ...['start', 'target', 'key', 'lang', 'country', 'refresh_page', 'xtoken', 'locale'],
]
const queried = [
  ...['/ar-ae/doctor', '/ar-ae/clinic'].flatMap((path) =>
    parameters.flatMap((name) => few.slice(0, 8).map((word) => `${path}?${name}=${word}`)),
  ),
  ...['/', '/manifest.webmanifest', '/ar-ae/nope', '/maintenance', '/documents/terms'].flatMap((path) =>
    parameters.slice(-8).flatMap((name) => [`${path}?${name}=constructor`, `${path}?${name}=en&${name}=id`]),
  ),
]
/** Files and documents that take a part of their address for a name. */
const named = [
  '/documents/',
  '/tenant-assets/patientweb/',
  '/tenant-assets/',
  '/icons/',
  '/_shell/',
  '/portraits/',
  '/assets/',
  '/fonts/',
  '/sitemap-',
  '/demo/map/',
  '/docs/',
  '/facility-pictures/',
  '/directory-pictures/',
]
const files = named.flatMap((path) => words.map((word) => `${path}${word}`))

/** A tenant that nobody knows has maintenance in nobody's look (R03): it is no failure of ours. */
const isUnknownTenant = (url: string, headers: Record<string, unknown>, body: string) =>
  url === '/maintenance?key=constructor' &&
  headers['retry-after'] === '120' &&
  /^<!DOCTYPE html>/.test(body) &&
  body.includes('data-screen="maintenance"')

describe('no address answers with a failure of ours', () => {
  it.each([
    ['whatever stands for a segment', spoilt],
    ['whatever is asked for', queried],
    ['whatever is taken for a name', files],
  ])(
    '%s',
    async (_name, addresses) => {
      expect(addresses.length).toBeGreaterThan(400)
      const failed: string[] = []
      for (const url of spread(addresses, sample)) {
        const { statusCode, headers, body } = await server.app.inject({ url })
        const leadsOut = /native code|^[^/]|^\/[/\\]/.test(String(headers.location ?? '/'))
        const isFailure = statusCode >= 500 && !(statusCode === 503 && isUnknownTenant(url, headers, body))
        if (isFailure || leadsOut) failed.push(`${url.slice(0, 80)} ${statusCode} ${headers.location ?? ''}`)
      }
      expect(failed).toEqual([])
    },
    600_000,
  )
})
