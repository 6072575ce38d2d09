import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

const requestBegan = 'http.server.request.start'

/**
 * Ends connections that have asked nothing yet when the server closes: browsers open some ahead, Node counts them as busy, and the stop would wait
 * for a request of theirs until it is aborted.
 */
export default fp(
  async (app) => {
    const silent = new Set<Socket>()
    let isClosing = false
    app.server.on('connection', (socket: Socket) => {
      if (isClosing) return void socket.destroy()
      silent.add(socket)
      socket.once('close', () => silent.delete(socket))
    })
    // Told by Node itself: a listener of the server's own would not hear of what is answered before the framework.
    const onRequest = (message: unknown) => {
      const { server, socket } = message as { server: Server; socket: Socket }
      if (server === app.server) silent.delete(socket)
    }
    subscribe(requestBegan, onRequest)
    app.server.on('upgrade', ({ socket }: { socket: Socket }) => silent.delete(socket))
    app.addHook('preClose', async () => {
      isClosing = true
      for (const socket of silent) socket.destroy()
    })
    app.addHook('onClose', async () => unsubscribe(requestBegan, onRequest))
  },
  { name: 'silent-connections' },
)
