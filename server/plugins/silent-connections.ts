import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

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
    for (const asked of ['request', 'upgrade'] as const)
      app.server.on(asked, ({ socket }: { socket: Socket }) => silent.delete(socket))
    app.addHook('preClose', async () => {
      isClosing = true
      for (const socket of silent) socket.destroy()
    })
  },
  { name: 'silent-connections' },
)
