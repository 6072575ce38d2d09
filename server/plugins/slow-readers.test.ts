import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import slowReaders from './slow-readers.ts'

const answer = 'x'.repeat(32 * 1024 * 1024)
let close = async () => {}
afterEach(() => close())

async function start(limits: { stalledMilliseconds: number; longestMilliseconds: number }) {
  const app = Fastify()
  await app.register(slowReaders, limits)
  app.get('/text', async () => answer)
  app.get('/stream', async (_request, reply) => reply.send(Readable.from([answer])))
  await app.listen({ host: '127.0.0.1', port: 0 })
  close = () => app.close()
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    /** Asks and reads nothing. @returns the server's side of the connection. */
    ask: async (path: string) => {
      const connected = once(app.server, 'connection') as Promise<[Socket]>
      const client = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
      client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
      return { client, server: (await connected)[0] }
    },
  }
}

it.each(['/text', '/stream'])('closes the connection of who takes nothing of %s', async (path) => {
  const { ask } = await start({ stalledMilliseconds: 200, longestMilliseconds: 60_000 })
  const { client, server } = await ask(path)
  await once(server, 'close')
  expect(client.bytesRead).toBeLessThan(answer.length)
})

it('closes the connection of who takes an answer by the byte', async () => {
  const { ask } = await start({ stalledMilliseconds: 60_000, longestMilliseconds: 300 })
  const { client, server } = await ask('/text')
  const reading = setInterval(() => client.read(1), 20)
  await once(server, 'close')
  clearInterval(reading)
  expect(client.bytesRead).toBeLessThan(answer.length)
})

it('leaves in peace who reads, and the next call on the same connection', async () => {
  const { ask } = await start({ stalledMilliseconds: 2_000, longestMilliseconds: 60_000 })
  const { client } = await ask('/text')
  let length = 0
  for (let turn = 0; turn < 2; turn++) {
    const before = length
    while (length - before < answer.length) {
      const [part] = (await once(client, 'data')) as [Buffer]
      length += part.length
    }
    client.write('GET /text HTTP/1.1\r\nhost: localhost\r\n\r\n')
  }
  client.destroy()
})
