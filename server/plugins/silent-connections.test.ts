import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import silentConnections from './silent-connections.ts'

it('ends what has asked nothing, in whole or in part, when the server closes, and lets a running request have its answer', async () => {
  let finish = () => {}
  const isFinished = new Promise<void>((resolve) => (finish = resolve))
  const app = Fastify({ forceCloseConnections: 'idle' })
  await app.register(silentConnections)
  const begun = new Promise<void>((begin) =>
    app.get('/slow', async (_request, reply) => {
      begin()
      await isFinished
      return reply.header('connection', 'close').send('done')
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (text: string): Promise<{ socket: Socket; ended: Promise<string> }> => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    if (text) socket.write(text)
    let heard = ''
    socket.on('data', (bytes) => (heard += bytes.toString())).on('error', () => {})
    return { socket, ended: once(socket, 'close').then(() => heard) }
  }
  const silent = await open('')
  const half = await open('GET /slow HTTP/1.1\r\nhost: clinic')
  const asking = await open('GET /slow HTTP/1.1\r\nhost: clinic\r\n\r\n')
  await begun
  const closed = app.close()
  expect([await silent.ended, await half.ended]).toEqual(['', ''])
  finish()
  expect(await asking.ended).toContain('done')
  await closed
})
