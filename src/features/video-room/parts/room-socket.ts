import type { PageSignal, ServerSignal } from '#contract/video-signalling'

/** As the contract has it (`lostAfterMs`): its file would bring the schemas with it. */
const lostAfter = 40_000

export type RoomSocket = { send: (signal: PageSignal) => void; close: () => void }
type Watched = {
  onSignal: (signal: ServerSignal) => void
  /** Once, with the server's code; 1006 where the connection broke. Not after `close`. */
  onClosed: (code: number) => void
}

/** One connection to the room's signalling, which joins by its ticket and answers the server's beats. */
export function openSocket(address: string, ticket: string, { onSignal, onClosed }: Watched): RoomSocket {
  const socket = new WebSocket(address)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = (code: number) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    onClosed(code)
  }
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      end(1006)
      socket.close()
    }, lostAfter)
  }
  const send = (signal: PageSignal) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(signal))
  }
  socket.addEventListener('open', () => send({ type: 'join', ticket }))
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOver) return
    listen()
    const signal = typeof data === 'string' ? parse(data) : undefined
    if (signal?.type === 'beat') send({ type: 'beat' })
    else if (signal) onSignal(signal)
  })
  socket.addEventListener('close', ({ code }) => end(code))
  listen()
  return {
    send,
    close: () => {
      isOver = true
      clearTimeout(timer)
      // 1000: left, and not lost.
      socket.close(1000)
    },
  }
}

/** A message of a later version is passed over. */
function parse(text: string): ServerSignal | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'type' in value ? (value as ServerSignal) : undefined
  } catch {
    return undefined
  }
}
