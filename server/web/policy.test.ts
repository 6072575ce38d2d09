import { expect, it } from 'vitest'
import { digestOf } from '#server/policy-header'
import { contentPolicy, tileHosts, walletAddresses } from './policy.ts'

const script = digestOf('start()')

const sources = (name: string, hosts?: readonly string[]) =>
  contentPolicy({ scripts: [script], ...(hosts && { hosts }) })
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))!
    .split(' ')
    .slice(1)

it('lets pictures, films and framed pages come from the tenant’s hosts and from nowhere else [R29]', () => {
  const hosts = ['docs.example', '127.0.0.1:9100']
  expect(sources('frame-src', hosts)).toEqual(["'self'", 'https://docs.example', 'http://127.0.0.1:9100'])
  expect(sources('img-src', hosts)).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://docs.example',
    'http://127.0.0.1:9100',
  ])
  expect(sources('media-src', hosts)).toEqual(["'self'", 'https://docs.example', 'http://127.0.0.1:9100'])
  expect([sources('frame-src'), sources('img-src')]).toEqual([["'self'"], ["'self'", 'data:', 'blob:']])
  expect(sources('script-src', hosts)).toEqual(["'self'", script])
})

it('lets a browser look for Google Pay where visits are paid by it', () => {
  const services = walletAddresses({ payment_rules: { methods: ['card', 'google_pay'] } })
  expect(contentPolicy({ services }).split('; ')).toContain(
    "connect-src 'self' https://google.com/pay https://www.google.com/pay https://pay.google.com",
  )
  expect([walletAddresses({}), walletAddresses({ payment_rules: { methods: ['apple_pay'] } })]).toEqual([[], []])
})

it('lets pictures alone come from the host of the tenant’s maps', () => {
  const pictures = tileHosts({
    map_tiles: { url_template: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: { en: 'Us' }, max_zoom: 18 },
  })
  const policy = contentPolicy({ pictures }).split('; ')
  expect(policy.filter((directive) => directive.includes('tiles.example'))).toEqual([
    "img-src 'self' data: blob: https://tiles.example:8443",
  ])
  expect(tileHosts({})).toEqual([])
  expect(
    tileHosts({ map_tiles: { url_template: '/demo-map/{z}/{x}/{y}.svg', attribution: { en: 'Us' }, max_zoom: 9 } }),
  ).toEqual([])
})

it.each([
  '*',
  '*.example',
  '.',
  '',
  'a.example; script-src *',
  "a.example 'unsafe-inline'",
  'https://a.example',
  'a..example',
])('takes %j for no host', (host) => {
  expect(sources('frame-src', [host])).toEqual(["'self'"])
  expect(sources('script-src', [host])).toEqual(["'self'", script])
})
