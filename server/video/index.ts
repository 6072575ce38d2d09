import { setTimeout } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { beatEveryMs, closeCodes, largestSignal } from '#contract/video-signalling'
import { problem } from '#server/errors'
import { countCost } from '#server/plugins/gateway/rate-limits'
import { originOf } from '#server/web/origin'
import { createRooms } from './rooms.ts'
import { openConnection } from './room-connection.ts'
import { signallingPath } from './signalling-path.ts'
import { upgradesAt } from './upgrades.ts'

/** Points that a connection costs, of an IP address's calls per minute. */
const connectionCost = 10
/** How long who is let go may take to hear of it, in milliseconds. */
const goodbyeMs = 200
/** Most connections of this process, joined or not. */
const mostConnections = 5_000

/**
 * `{mount}/video/signals`: the WebSocket by which the two sides of a visit find each other. A ticket (C66) in the first message says who it is; what
 * stands in the address says nothing of anybody.
 */
export const videoRooms =
  (isDevelopment: boolean): FastifyPluginAsync =>
  async (app) => {
    const path = `${app.config.basePath}${signallingPath}`
    const rooms = createRooms(app)
    app.addHook('onReady', rooms.listen)
    await app.register(websocket, {
      options: {
        // A little more than is allowed, which is refused with a word, and no more.
        maxPayload: largestSignal * 2,
        // Its type asks for a whole server, of which it only takes what asks for another protocol.
        server: upgradesAt(app, path, isDevelopment) as never,
      },
      preClose: (done) => {
        void rooms
          .close()
          .then(() => letGo(app.websocketServer.clients))
          .then(() => done(), done)
      },
    })
    const beats = setInterval(() => void rooms.beat(), beatEveryMs).unref()
    app.addHook('onClose', async () => clearInterval(beats))

    app.get(
      signallingPath,
      {
        websocket: true,
        config: { tenant: 'of visits' },
        preValidation: async (request) => {
          if (!request.ws) throw problem('not_found')
          if (!request.knownTenant) throw problem('tenant_unknown')
          if (!isOwnOrigin(request)) throw problem('forbidden')
          if (app.websocketServer.clients.size >= mostConnections) throw problem('unavailable')
          await countCost(request, connectionCost)
        },
      },
      (socket, request) => {
        openConnection(socket, rooms.of(request.tenant))
      },
    )
  }

/** Closes what is open, and does not wait for long until the other end has heard of it. */
async function letGo(clients: ReadonlySet<WebSocket>): Promise<void> {
  for (const client of clients) client.close(closeCodes.unavailable)
  if (clients.size > 0) await setTimeout(goodbyeMs)
  for (const client of clients) client.terminate()
}

/** Whether a page of this origin asks: browsers say so, and let pages of every origin open a WebSocket. */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === originOf(request) || new URL(origin).host === request.host
}
