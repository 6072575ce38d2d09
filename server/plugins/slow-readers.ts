import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

export type ReadingLimits = {
  /** A connection that reads nothing of its answer for so long is closed. */
  stalledMilliseconds?: number
  /** How long sending an answer from memory may take; files are streamed and exempt. */
  longestMilliseconds?: number
}

const defaults = { stalledMilliseconds: 15_000, longestMilliseconds: 60_000 }

/** Closes the connections of clients that do not read, so that answers do not pile up in memory. */
export default fp<ReadingLimits>(
  async (app, limits) => {
    app.addHook('onSend', async ({ raw }, reply, payload) => {
      // A call without a network has no socket.
      if (!isSocket(raw.socket)) return
      const isInMemory = typeof payload === 'string' || Buffer.isBuffer(payload)
      limitReading(raw.socket, reply.raw, { ...limits, isInMemory })
    })
  },
  { name: 'slow-readers' },
)

/** Limits how long the client of one answer may take to read it. */
export function limitReading(
  socket: Socket,
  answer: ServerResponse,
  { isInMemory = true, ...limits }: ReadingLimits & { isInMemory?: boolean } = {},
): void {
  const { stalledMilliseconds, longestMilliseconds } = { ...defaults, ...limits }
  // Node only counts the time without any reading, and then closes the connection.
  socket.setTimeout(stalledMilliseconds)
  if (!isInMemory) return
  const timer = setTimeout(() => socket.destroy(), longestMilliseconds).unref()
  answer.once('close', () => clearTimeout(timer))
}

const isSocket = (socket: Partial<Socket> | undefined): socket is Socket => socket?.setTimeout !== undefined
