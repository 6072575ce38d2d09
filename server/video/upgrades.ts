import { EventEmitter } from 'node:events'
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * What asks for a WebSocket at one path, for the plugin that opens them there. Any other request that asks for another protocol is answered as
 * if it did not, as it would be without one who listens: clients of HTTP/2 may ask for that with any call. In development Vite has a socket of
 * its own, and answers for the others.
 */
export function upgradesAt(app: Pick<FastifyInstance, 'server' | 'routing'>, path: string, isDevelopment: boolean) {
  const upgrades = new EventEmitter()
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (isWebSocket && request.url?.split('?', 1)[0] === path)
      return void upgrades.emit('upgrade', request, socket, head)
    if (!isDevelopment) answerPlainly(app, request, socket)
  })
  return upgrades
}

function answerPlainly({ routing }: Pick<FastifyInstance, 'routing'>, request: IncomingMessage, socket: Socket): void {
  socket.on('error', () => socket.destroy())
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.on('finish', () => socket.end())
  routing(request, response)
}
