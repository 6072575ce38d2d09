import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import lastAnswers from './last-answers.ts'

it('closes the connection of an answer that was begun before the stop and ends after it', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  await app.register(lastAnswers)
  const answer = new PassThrough()
  app.get('/file', async () => answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (bytes) => (heard += bytes.toString()))
  socket.write('GET /file HTTP/1.1\r\nhost: clinic\r\n\r\n')
  answer.write('first part, ')
  await once(socket, 'data')
  expect(heard).not.toMatch(/connection: close/i)

  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answer.end('the last')
  await once(socket, 'close')
  expect(heard).toContain('the last')
  await closed
})
