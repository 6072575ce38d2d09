import type { WebSocket } from '@fastify/websocket'
import Value from 'typebox/value'
import {
  closeCodes,
  joinWithinMs,
  largestSignal,
  lostAfterMs,
  PageSignal,
  type PassedOnSignal,
  type ServerSignal,
} from '#contract/video-signalling'
import { createAllowance } from './allowance.ts'

type Fault = Extract<ServerSignal, { type: 'error' }>['code']

export type Room = {
  /** Uses a ticket up; undefined where it is good for nothing. Called once. */
  join: (ticket: string, connection: RoomConnection) => Promise<Extract<ServerSignal, { type: 'joined' }> | undefined>
  passOn: (from: string, signal: PassedOnSignal) => Promise<void>
  leave: (id: string, isLost: boolean) => Promise<void>
  /** Something failed that is nobody's fault. */
  failed: (error: unknown) => void
}

export type RoomConnection = {
  /** Sends, and closes after what is sent last. */
  send: (signal: ServerSignal) => void
  /** Closes what has said nothing for too long; else asks it to say something. */
  beat: () => void
  close: (reason: keyof typeof closeCodes) => void
}

/** Most messages of one connection that wait to be passed on, while the database is slow. */
const mostWaiting = 200

/**
 * Speaks with one page: it joins first, then what it sends is passed on in its order. `video-signalling.ts` has the messages, and `docs/states.md`
 * what each does.
 */
export function openConnection(socket: WebSocket, room: Room): RoomConnection {
  const allowance = createAllowance(() => performance.now())
  let id: string | undefined
  let hasAsked = false
  let heardAt = performance.now()
  let waiting = 0
  let order = Promise.resolve()

  const write = (signal: ServerSignal) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(signal))
  }
  const close = (reason: keyof typeof closeCodes) => socket.close(closeCodes[reason], reason)
  const refuse = (code: Fault, reason: keyof typeof closeCodes) => {
    write({ type: 'error', code })
    close(reason)
  }
  const send = (signal: ServerSignal) => {
    write(signal)
    if (signal.type === 'ended') close('ended')
    if (signal.type === 'moved') close('moved')
  }
  const connection: RoomConnection = {
    send,
    close,
    beat: () => {
      if (performance.now() - heardAt > lostAfterMs) return socket.terminate()
      send({ type: 'beat' })
    },
  }
  const joinTimer = setTimeout(() => refuse('ticket_invalid', 'refused'), joinWithinMs)

  async function join(ticket: string): Promise<void> {
    const joined = await room.join(ticket, connection)
    if (!joined) return refuse('ticket_invalid', 'refused')
    id = joined.self
    // It may have been closed in between, and who was there is told that it left.
    if (socket.readyState === socket.OPEN) send(joined)
    else await room.leave(joined.self, true)
  }

  async function take(signal: PageSignal): Promise<void> {
    if (signal.type === 'beat') return
    if (signal.type === 'join') return join(signal.ticket)
    if (id !== undefined) await room.passOn(id, signal)
  }

  socket.on('message', (data, isBinary) => {
    heardAt = performance.now()
    if (socket.readyState !== socket.OPEN) return
    // It is a buffer, unless somebody sets the socket to another kind.
    if (!Buffer.isBuffer(data) || data.length > largestSignal) return refuse('message_too_large', 'misused')
    if (!allowance.take(data.length) || waiting >= mostWaiting) return refuse('too_many_messages', 'misused')
    const signal = isBinary ? undefined : read(data.toString())
    // `join` comes first, and once.
    if (!signal || (signal.type === 'join') === hasAsked) return refuse('message_invalid', 'misused')
    if (signal.type === 'join') clearTimeout(joinTimer)
    hasAsked = true
    waiting += 1
    order = order
      .then(() => take(signal))
      .catch((error: unknown) => {
        room.failed(error)
        refuse('unavailable', 'unavailable')
      })
      .finally(() => (waiting -= 1))
  })

  socket.on('close', (code) => {
    clearTimeout(joinTimer)
    // 1006: it broke, without a word.
    if (id !== undefined) void room.leave(id, code === 1006).catch(room.failed)
  })
  return connection
}

function read(text: string): PageSignal | undefined {
  try {
    const signal: unknown = JSON.parse(text)
    return Value.Check(PageSignal, signal) ? signal : undefined
  } catch {
    return undefined
  }
}
