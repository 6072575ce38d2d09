import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublic } from '#server/reachable-address'
import { createContentFetcher } from './fetch-content.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections()
})

async function partner(handler: Handler): Promise<string> {
  const server = createServer(handler)
  running.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
const html =
  (body: string, type = 'text/html; charset=utf-8'): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body)

const fetchLocal = createContentFetcher({ allowLocal: true })
const from = (host: string, path = '/footer') => fetchLocal(`http://${host}${path}`, [host], 'ar')
const code = (answer: Promise<unknown>) =>
  answer.then(
    () => 'fetched',
    (failure: { code?: string }) => failure.code,
  )

describe('content of a partner’s host', () => {
  it('is fetched as it is, in the language that was asked for [C09]', async () => {
    const host = await partner((request, response) =>
      html(`<p>${request.url} ${request.headers['accept-language']}</p>`)(request, response),
    )
    expect(await from(host)).toEqual({ html: '<p>/footer ar</p>', url: new URL(`http://${host}/footer`) })
  })

  it('is read in the character set it names [C09]', async () => {
    const host = await partner((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=windows-1256' })
        .end(Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7])),
    )
    expect((await from(host)).html).toBe('مرحبا')
  })

  it.each<[string, Handler]>([
    ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
    ['a failure', (_request, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<p>no</p>')],
    ['another kind of file', html('alert(1)', 'text/javascript')],
    ['no kind at all', (_request, response) => response.writeHead(200).end('<p>x</p>')],
    ['an unknown character set', html('x', 'text/html; charset=x-unknown')],
    ['more than a quarter of a mebibyte', html('x'.repeat(300_000))],
    [
      'something packed',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
    ],
    ['a connection that ends', (_request, response) => response.socket?.destroy()],
  ])('is unavailable where the answer is %s [C09]', async (_, handler) => {
    expect(await code(from(await partner(handler)))).toBe('unavailable')
  })

  it('is asked for at the tenant’s own hosts alone, port and all [C09]', async () => {
    const host = await partner(html('<p>x</p>'))
    const [name] = host.split(':')
    for (const [address, hosts] of [
      [`http://${host}/`, []],
      [`http://${host}/`, [name!]],
      [`http://${host}@other.example/`, [host]],
      [`http://localhost:${host.split(':')[1]}/`, [host]],
      ['ftp://cdn.example/', ['cdn.example']],
      ['file:///etc/passwd', ['']],
      ['not an address', ['cdn.example']],
    ] as [string, string[]][])
      expect([address, await code(fetchLocal(address, hosts, 'en'))]).toEqual([address, 'forbidden'])
  })

  it('is never asked for without https, or at an address of this machine, unless that is allowed [C09]', async () => {
    const host = await partner(html('<p>x</p>'))
    const fetchContent = createContentFetcher()
    expect(await code(fetchContent(`http://${host}/`, [host], 'en'))).toBe('forbidden')
    expect(await code(fetchContent(`https://${host}/`, [host], 'en'))).toBe('forbidden')
    expect(await code(fetchContent('https://localhost/', ['localhost'], 'en'))).toBe('forbidden')
    expect(await code(fetchContent('https://[::1]/', ['[::1]'], 'en'))).toBe('forbidden')
    expect(await code(fetchContent('https://2130706433/', ['127.0.0.1'], 'en'))).toBe('forbidden')
  })

  it('is not asked for where the host’s name stands for an address inside, one among several or a moment later [C09]', async () => {
    const answers = [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ],
      [{ address: '::ffff:169.254.169.254', family: 6 }],
      [{ address: 'fd00::1', family: 6 }],
    ]
    for (const found of answers) {
      const fetchContent = createContentFetcher({ resolve: async () => found })
      expect(await code(fetchContent('https://cdn.example/', ['cdn.example'], 'en'))).toBe('forbidden')
    }
    const host = await partner(html('<p>the one that was checked</p>'))
    const [, port] = host.split(':')
    const names: string[] = []
    const rebinding = createContentFetcher({
      allowLocal: true,
      resolve: async (name) => [{ address: names.push(name) === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }],
    })
    const fetched = await rebinding(`http://localhost:${port}/`, [`localhost:${port}`], 'en')
    expect([fetched.html, names]).toEqual(['<p>the one that was checked</p>', ['localhost']])
  })
})

describe('an address', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...[
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '240.0.0.1',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
    ],
    ...[
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      '2001::1',
      'nonsense',
      '',
    ],
  ])('inside is not public: %s [C09]', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
    'outside is: %s [C09]',
    (address) => {
      expect(isPublic(address)).toBe(true)
    },
  )
})
