import type { ServerSignal } from '#contract/video-signalling'
import { Problem } from '#contract/problem'
import type { VideoSide, VideoVisit } from '#contract/video-visit'
import type { RoomEvent } from '#machines/telemedicine/telemedicine.types'
import { noCall, type CallViewStore } from './call-view.ts'
import { createPairing, type Pairing } from './parts/pairing.ts'
import { openSocket, type RoomSocket } from './parts/room-socket.ts'
import type { OwnTracks } from './parts/peer-call.ts'

/** Codes with which the server closes, as the contract has them (`closeCodes`): its file would bring the schemas with it. */
const codes = { ended: 4000, moved: 4001, misused: 4002 } as const

/** Milliseconds before the next try to be let in, for the first tries and all later ones. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000] as const

export type Room = {
  /** The tracks have changed. */
  renew: () => void
  /** The network is there again, or is another one. */
  recover: () => void
  close: () => void
}

export type RoomWiring = {
  /** How the visit stands, with a ticket of the room while it is open. Rejects with a `Problem`. */
  enter: (signal: AbortSignal) => Promise<VideoVisit>
  /** Origin of the signalling, `wss://…`. */
  origin: string
  tracks: () => OwnTracks
  view: CallViewStore
  emit: (event: RoomEvent) => void
  /** Something was written in the room, or may have been while it was not heard. */
  onSaid: () => void
}

/**
 * The app's own room, for one side: is let in, meets the other side, and comes back by itself after every loss, until the visit has ended or the
 * room is left. Signalling may be lost and found again while picture and sound flow on.
 */
export function openRoom({ enter, origin, tracks, view, emit, onSaid }: RoomWiring): Room {
  const leaving = new AbortController()
  let socket: RoomSocket | undefined
  let pairing: Pairing | undefined
  let tries = 0
  let side: VideoSide = 'patient'
  /** The connection of the other side that signalling has lost while picture and sound flow on. */
  let orphan: string | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const finish = (event: RoomEvent) => {
    close()
    emit(event)
  }
  const later = () => {
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), pauses[Math.min(tries, pauses.length - 1)])
    tries += 1
  }

  async function connect(): Promise<void> {
    clearTimeout(retry)
    retry = undefined
    socket?.close()
    socket = undefined
    try {
      const visit = await enter(leaving.signal)
      if (leaving.signal.aborted) return
      if (visit.stage !== 'open') return finish({ type: 'room.ended', by: visit.ended?.by ?? 'time' })
      const { room } = visit
      if (room?.kind !== 'own') return finish({ type: 'room.failed', error: new Problem('unexpected') })
      socket = openSocket(origin + room.signalling_path, room.ticket, {
        onSignal: (signal) => take(signal, room.ice_servers),
        onClosed,
      })
    } catch (error) {
      if (leaving.signal.aborted) return
      if (isLasting(error)) finish({ type: 'room.failed', error })
      else later()
    }
  }

  function onClosed(code: number): void {
    socket = undefined
    if (code === codes.moved) return finish({ type: 'room.moved' })
    if (code === codes.misused) return finish({ type: 'room.failed', error: new Problem('unexpected') })
    // After `ended` the next question tells by whom.
    if (code === codes.ended) return void connect()
    emit({ type: 'room.lost' })
    later()
  }

  function take(signal: ServerSignal, iceServers: RTCIceServer[]): void {
    switch (signal.type) {
      case 'joined':
        tries = 0
        emit({ type: 'room.entered' })
        onSaid()
        if (signal.peer !== undefined) meet(signal.peer, signal.side, iceServers)
        else part()
        side = signal.side
        return
      case 'peer-joined':
        return meet(signal.peer, side, iceServers)
      case 'peer-left':
        // One whose connection broke may be heard all the same; it joins again as another.
        if (pairing?.peer !== signal.peer) return
        if (signal.is_lost && pairing.isFlowing()) orphan = signal.peer
        else part()
        return
      case 'description':
      case 'candidate':
        if (pairing?.peer === signal.peer) pairing.receive(signal)
        return
      case 'ended':
        return finish({ type: 'room.ended', by: signal.by })
      case 'said':
        return onSaid()
      case 'moved':
        return finish({ type: 'room.moved' })
      // The socket answers beats, and what is refused is closed with a code.
      case 'beat':
      case 'error':
        return
    }
  }

  function meet(peer: string, own: VideoSide, iceServers: RTCIceServer[]): void {
    const wasFlowing = pairing?.isFlowing() ?? false
    pairing?.close()
    if (wasFlowing) emit({ type: 'call.interrupted' })
    view.set({ ...noCall, isOtherHere: true })
    pairing = createPairing({
      ...{ peer, iceServers, tracks, view },
      // Nobody is left who could look for another path.
      emit: (event) => (event.type === 'call.interrupted' && orphan === peer ? part() : emit(event)),
      isPolite: own === 'patient',
      send: (signal) => socket?.send(signal),
    })
  }

  /** The other side is not here, or not any more. */
  function part(): void {
    pairing?.close()
    pairing = undefined
    view.set(noCall)
    emit({ type: 'other.left' })
  }

  function close(): void {
    leaving.abort()
    clearTimeout(retry)
    socket?.close()
    pairing?.close()
    view.set(noCall)
  }

  void connect()
  return {
    renew: () => pairing?.renew(),
    recover: () => {
      if (leaving.signal.aborted) return
      if (retry !== undefined) void connect()
      pairing?.recover()
    },
    close,
  }
}

/** Whether another try would be answered the same. */
function isLasting(error: unknown): boolean {
  const lasting = ['not_found', 'gone', 'unauthenticated', 'forbidden', 'validation_failed']
  return error instanceof Problem && lasting.includes(error.code)
}
