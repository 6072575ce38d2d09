import { describe, expect, it } from 'vitest'
import { digestOf } from '#server/policy-header'
import { contentPolicy, permissionsPolicy, tileHosts, walletAddresses } from './policy.ts'

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

describe('a tenant with OneSignal', () => {
  const policy = contentPolicy({ scripts: [script], hasOneSignal: true }).split('; ')
  const lets = (name: string) => policy.find((directive) => directive.startsWith(`${name} `))!.split(' ')

  it.each([
    ['its loader and its page script', 'script-src', 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.es6.js'],
    ['its settings, which come as a script', 'script-src', 'https://api.onesignal.com/sync/an-app/web?callback=__jp0'],
    ['the style of its prompt', 'style-src', 'https://onesignal.com/sdks/web/v16/OneSignalSDK.page.styles.css'],
    ['the tenant’s picture in its prompt', 'img-src', 'https://img.onesignal.com/permanent/an-icon.png'],
    ['the pictures of its bell', 'img-src', 'https://media.onesignal.com/web-sdk/bell/chrome-unblock.jpg'],
    ['users, subscriptions and icons', 'connect-src', 'https://api.onesignal.com/apps/an-app/users'],
    ['permissions of older Safari', 'connect-src', 'https://onesignal.com/api/v1/safari/'],
  ])('has %s', (_what, name, address) => {
    expect(lets(name)).toContain(new URL(address).origin)
  })

  it('registers its worker from this origin, opens no frame of it, and runs nothing inline or from elsewhere', () => {
    expect([lets('worker-src'), lets('frame-src')]).toEqual([
      ['worker-src', "'self'"],
      ['frame-src', "'self'"],
    ])
    expect(lets('script-src').slice(1)).toEqual([
      ...["'self'", script],
      ...['https://cdn.onesignal.com', 'https://api.onesignal.com'],
    ])
    expect(lets('trusted-types')).toContain('default')
  })

  it('is told apart: nothing of it is let in for others', () => {
    expect(contentPolicy({ scripts: [script] })).not.toMatch(/onesignal|default(?!-src)/)
  })
})

it.each([
  ['none', {}, 'camera=(self), microphone=(self)'],
  [
    'one in a frame',
    { video: { url_template: 'https://meet.example:8443/r/{room}', show: 'embedded' } } as const,
    'camera=(self "https://meet.example:8443"), microphone=(self "https://meet.example:8443")',
  ],
  [
    'one in a window of its own',
    { video: { url_template: 'https://{room}.example/r/{room}', show: 'opened' } } as const,
    'camera=(self), microphone=(self)',
  ],
])(
  'camera and microphone are for this origin and for a provider of rooms: %s [R30]',
  (_what, configuration, allowed) => {
    expect(permissionsPolicy(configuration)).toBe(`${allowed}, geolocation=(self), payment=(self)`)
  },
)
