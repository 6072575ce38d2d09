import type { FastifyInstance } from 'fastify'
import type { VideoSide } from '#contract/video-visit'
import {
  connect,
  disconnect,
  isHere,
  keepAlive,
  passOn,
  signalChannel,
  takeSignals,
} from '#server/domain/video/connections'
import { findVideoVisit } from '#server/domain/video/find-video-visit'
import { useTicket } from '#server/domain/video/tickets'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { Tenant } from '#server/tenants/tenant'
import type { Room, RoomConnection } from './room-connection.ts'

type Held = { connection: RoomConnection; closesAt: Date; appointmentId: string; side: VideoSide }

/**
 * The connections to rooms that this server holds. What is sent from one side to the other goes through the database, whichever server holds that:
 * each takes what is for its own, whenever it hears that something is there, and looks from time to time as well.
 */
export function createRooms(app: FastifyInstance) {
  const held = new Map<string, Held>()
  let taking: Promise<void> | undefined
  let isWanted = false

  const failed = (error: unknown) =>
    app.log.warn({ failure: describeFailure(error) }, 'a message of a visit by video was not passed on')

  async function take(): Promise<void> {
    const { arrived, gone } = await takeSignals(app.db, [...held.keys()])
    for (const { to, signal } of arrived) held.get(to)?.connection.send(signal)
    for (const id of gone) await letGo(id)
  }
  /** Where no other took its place, it was given up while this server or its database stood still, and joins again. */
  async function letGo(id: string): Promise<void> {
    const own = held.get(id)
    if (!own) return
    held.delete(id)
    if (await isHere(app.db, own.appointmentId, own.side, app.clock())) own.connection.send({ type: 'moved' })
    else own.connection.close('unavailable')
  }
  async function takeWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await take().catch(failed)
    }
    taking = undefined
  }
  /** One round at a time; what comes during a round asks for another. */
  const takeAll = (): Promise<void> => {
    isWanted = true
    return (taking ??= takeWhileWanted())
  }
  let stopListening: (() => Promise<void>) | undefined

  const leave = async (id: string, isLost: boolean) => {
    // Of one that another took the place of nothing is left.
    if (held.delete(id)) await disconnect(app.db, id, { isLost, now: app.clock() })
  }

  return {
    of: (tenant: Tenant): Room => ({
      join: async (ticket, connection) => {
        const now = app.clock()
        const joined = await app.db.transaction(async (tx) => {
          const holder = await useTicket(tx, tenant.code, ticket, now)
          if (!holder) return undefined
          const { stage, closesAt } = await findVideoVisit(
            tx,
            { tenant, id: holder.appointmentId, now },
            'no key update',
          )
          if (stage !== 'open') return undefined
          const own = await connect(tx, { tenantCode: tenant.code, ...holder }, now)
          return { ...own, ...holder, closesAt }
        })
        if (!joined) return undefined
        const { id, peer, side, closesAt, appointmentId } = joined
        held.set(id, { connection, closesAt, appointmentId, side })
        void takeAll()
        if (side === 'practitioner' && peer === undefined) await app.notifyOfPractitioner(tenant, appointmentId)
        return {
          ...{ type: 'joined', side, self: id, closes_at: closesAt.toISOString() },
          ...(peer !== undefined && { peer }),
        }
      },
      passOn: (from, signal) => passOn(app.db, from, signal),
      leave,
      failed,
    }),
    listen: async () => void (stopListening = await app.database.listen(signalChannel, () => void takeAll())),
    /** Says that those who are here still are, lets go of who is not, and ends what has closed. */
    beat: async () => {
      const now = app.clock()
      for (const { connection, closesAt } of held.values()) {
        if (now >= closesAt) connection.send({ type: 'ended', by: 'time' })
        else connection.beat()
      }
      await keepAlive(app.db, [...held.keys()], now).catch(failed)
      await takeAll()
    },
    /** Lets everybody go, who find another server then. */
    close: async () => {
      const ids = [...held.keys()]
      for (const { connection } of held.values()) connection.close('unavailable')
      held.clear()
      for (const id of ids) await disconnect(app.db, id, { isLost: true, now: app.clock() }).catch(failed)
      await stopListening?.()
      await taking
    },
  }
}
