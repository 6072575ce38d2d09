import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { PassedOnSignal, ServerSignal } from '#contract/video-signalling'
import type { VideoSide } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { videoConnections, videoSignals } from '#server/db/schema/video'
import { noteArrival, noteDeparture } from './presences.ts'

/** On which channel servers hear that something is on its way (`OpenDatabase.listen`). */
export const signalChannel = 'video_signals'
/** After how long a connection of which no server says anything is gone, in milliseconds: its server has died. */
export const silentAfterMs = 60_000

type Joining = { tenantCode: string; appointmentId: string; side: VideoSide }
export type Joined = { id: string; peer: string | undefined }

/**
 * Connects a side, in place of the connection it had: what was on its way to that is gone. The other side is sent who it is.
 *
 * @param tx - a transaction that has locked the visit
 */
export async function connect(tx: Database, { tenantCode, appointmentId, side }: Joining, now: Date): Promise<Joined> {
  const ofVisit = eq(videoConnections.appointmentId, appointmentId)
  const [before] = await tx
    .delete(videoConnections)
    .where(and(ofVisit, eq(videoConnections.side, side)))
    .returning({ id: videoConnections.id })
  const [own] = await tx
    .insert(videoConnections)
    .values({ tenantCode, appointmentId, side, seenAt: now })
    .returning({ id: videoConnections.id })
  if (!own) throw new Error('a connection was not stored')
  const others = await tx
    .select({ id: videoConnections.id, seenAt: videoConnections.seenAt })
    .from(videoConnections)
    .where(and(ofVisit, ne(videoConnections.side, side)))
  const [peer] = others.filter(({ seenAt }) => now.getTime() - seenAt.getTime() < silentAfterMs)
  await noteArrival(tx, { tenantCode, appointmentId, side }, { now, isMet: peer !== undefined })
  if (peer) {
    const left: ServerSignal[] = before ? [{ type: 'peer-left', peer: before.id, is_lost: false }] : []
    await send(tx, peer.id, [...left, { type: 'peer-joined', peer: own.id }])
  }
  return { id: own.id, peer: peer?.id }
}

/** Disconnects one connection, and tells the other side. Nothing where another took its place already. */
export async function disconnect(
  db: Database,
  id: string,
  { isLost, now }: { isLost: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx
      .select({ appointmentId: videoConnections.appointmentId })
      .from(videoConnections)
      .where(eq(videoConnections.id, id))
    if (!own) return
    // Both sides may leave at once, and each would wait for the other's row.
    await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.id, own.appointmentId))
      .for('no key update')
    const [gone] = await tx.delete(videoConnections).where(eq(videoConnections.id, id)).returning()
    if (!gone) return
    await noteDeparture(tx, gone, now)
    await notifyOther(tx, gone, { type: 'peer-left', peer: id, is_lost: isLost })
  })
}

/** Passes a message on to a connection of the other side; it is dropped where that is gone. */
export async function passOn(db: Database, from: string, signal: PassedOnSignal): Promise<void> {
  await db.execute(sql`
    with sent as (
      insert into video_signals (connection_id, signal)
      select other.id, ${JSON.stringify({ ...signal, peer: from })}::jsonb
        from video_connections own
        join video_connections other on other.appointment_id = own.appointment_id and other.side <> own.side
       where own.id::text = ${from} and other.id::text = ${signal.peer}
      returning 1)
    select pg_notify(${signalChannel}, '') from sent`)
}

/** Sends both sides of a visit the same, whoever of them is there. */
export async function sendToBoth(tx: Database, appointmentId: string, signal: ServerSignal): Promise<void> {
  const both = await tx
    .select({ id: videoConnections.id })
    .from(videoConnections)
    .where(eq(videoConnections.appointmentId, appointmentId))
  for (const { id } of both) await send(tx, id, [signal])
}

/** What has arrived for some connections, in the order in which it was sent, and which of these are connections no more. */
export async function takeSignals(
  db: Database,
  ids: readonly string[],
): Promise<{ arrived: { to: string; signal: ServerSignal }[]; gone: string[] }> {
  if (ids.length === 0) return { arrived: [], gone: [] }
  const rows = await db
    .delete(videoSignals)
    .where(inArray(videoSignals.connectionId, [...ids]))
    .returning()
  const there = await db
    .select({ id: videoConnections.id })
    .from(videoConnections)
    .where(inArray(videoConnections.id, [...ids]))
  const known = new Set(there.map(({ id }) => id))
  return {
    arrived: rows
      .toSorted((one, other) => one.id - other.id)
      .map(({ connectionId, signal }) => ({ to: connectionId, signal })),
    gone: ids.filter((id) => !known.has(id)),
  }
}

/** Notes that connections are alive, and disconnects those that no server has noted for a while. */
export async function keepAlive(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(videoConnections)
      .set({ seenAt: now })
      .where(inArray(videoConnections.id, [...ids]))
  const silent = await db.select({ id: videoConnections.id }).from(videoConnections).where(isSilent(now)).limit(100)
  for (const { id } of silent) await disconnect(db, id, { isLost: true, now })
}

/** Removes connections of which no server says anything. Returns how many; nobody is told, since nobody holds them. */
export async function forgetConnections(db: Database, now: Date): Promise<number> {
  const gone = await db.delete(videoConnections).where(isSilent(now)).returning({ id: videoConnections.id })
  return gone.length
}

const isSilent = (now: Date) => lt(videoConnections.seenAt, new Date(now.getTime() - silentAfterMs))

/** Whether a side of a visit is connected. */
export async function isHere(db: Database, appointmentId: string, side: VideoSide, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - silentAfterMs)
  const ofSide = and(eq(videoConnections.appointmentId, appointmentId), eq(videoConnections.side, side))
  return (await db.$count(videoConnections, and(ofSide, sql`${videoConnections.seenAt} > ${since.toISOString()}`))) > 0
}

async function notifyOther(tx: Database, own: Joining, signal: ServerSignal): Promise<void> {
  const others = await tx
    .select({ id: videoConnections.id })
    .from(videoConnections)
    .where(and(eq(videoConnections.appointmentId, own.appointmentId), ne(videoConnections.side, own.side)))
  for (const { id } of others) await send(tx, id, [signal])
}

async function send(tx: Database, connectionId: string, signals: ServerSignal[]): Promise<void> {
  await tx.insert(videoSignals).values(signals.map((signal) => ({ connectionId, signal })))
  await tx.execute(sql`select pg_notify(${signalChannel}, '')`)
}
