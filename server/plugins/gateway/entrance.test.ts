import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import entrance from './entrance.ts'
import problems from './problems.ts'

const app = Fastify({ trustProxy: true })
beforeAll(async () => {
  for (const plugin of [problems, entrance]) await app.register(plugin)
  app.get('/', async ({ namedHost, scheme, peerAddress }) => ({ namedHost, scheme, peerAddress }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Over a socket, since clients mend what they send. */
const send = (line: string, ...headers: string[]) =>
  new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () =>
      socket.end([line, ...headers, 'Connection: close', '', ''].join('\r\n')),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('end', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
      resolve({ status, answer: JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) })
    })
    socket.on('error', reject)
  })
const open = (...headers: string[]) => send('GET / HTTP/1.1', 'Host: care.example', ...headers)
const plain = { namedHost: { name: 'care.example', port: undefined }, scheme: 'http', peerAddress: '127.0.0.1' }
const refused = { status: 400, answer: expect.objectContaining({ code: 'bad_request' }) }

describe('a request', () => {
  it('comes in with host, protocol and address', async () => {
    expect(await open()).toEqual({ status: 200, answer: plain })
  })

  it('that names no host, as one of HTTP/1.0 may, comes in without one', async () => {
    expect(await send('GET / HTTP/1.0')).toEqual({ status: 200, answer: { ...plain, namedHost: null } })
  })

  it.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    ['http', 'http'],
  ])('of which a proxy says it came by %s, came by %s', async (said, scheme) => {
    expect(await open(`X-Forwarded-Proto: ${said}`)).toEqual({ status: 200, answer: { ...plain, scheme } })
  })

  it('has the address that a proxy names, in its shortest form', async () => {
    const { answer } = await open('X-Forwarded-For: ::ffff:192.0.2.7')
    expect(answer).toEqual({ ...plain, peerAddress: '192.0.2.7' })
  })

  it.each(['X-Forwarded-Proto: gopher', 'X-Forwarded-For: nobody', 'X-Forwarded-Host: ]['])(
    'of which a proxy says what cannot be is refused: %s',
    async (header) => {
      expect(await open(header)).toEqual(refused)
    },
  )

  it.each(['//[', '//evil.example/', '/\\evil.example', '/%00', '/?query=%00'])(
    'is refused with an address that is read in more than one way: %s',
    async (address) => {
      expect(await send(`GET ${address} HTTP/1.1`, 'Host: care.example')).toEqual(refused)
    },
  )
})
