import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

export type ReadingLimits = {
  /** A connection that takes nothing of its answer for so long is closed. */
  stalledMilliseconds?: number
  /** How long an answer may take that stands in memory as a whole; files are read as they are sent. */
  longestMilliseconds?: number
}

/** Closes the connections of those who ask and do not read, so that answers do not pile up. */
export default fp<ReadingLimits>(
  async (app, { stalledMilliseconds = 15_000, longestMilliseconds = 60_000 }) => {
    app.addHook('onSend', async ({ raw }, reply, payload) => {
      const { socket } = raw
      // A call without a network has none.
      if (!isSocket(socket)) return
      // Node counts only time in which nothing is taken, and closes the connection.
      socket.setTimeout(stalledMilliseconds)
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
      const timer = setTimeout(() => socket.destroy(), longestMilliseconds).unref()
      reply.raw.once('close', () => clearTimeout(timer))
    })
  },
  { name: 'slow-readers' },
)

const isSocket = (socket: Partial<Socket> | undefined): socket is Socket => socket?.setTimeout !== undefined
