import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isUnanswered } from './is-unanswered.ts'

/** A silent server is probed again after this many milliseconds. */
const pause = 1_000

/**
 * Detects a PostgreSQL server that no longer answers while its connections stay open: it is stopped, or a network device drops
 * the packets. When a connection waits for too long, the server is probed on a new one, since the answer may just be slow. If
 * the probe is not answered either, nor anything else meanwhile, all connections are broken, so that no request waits for them, and so are new
 * ones until it answers again. A server without time of the processor is slow with new connections, and not silent.
 *
 * @param settings of the connection used for probing.
 * @param patience milliseconds after which an answer is overdue.
 */
export function createSilenceWatch(settings: pg.ClientConfig, patience: number) {
  const sockets = new Set<Socket>()
  const waiting = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  let isSilent = false
  let isAsking = false
  let isOver = false

  const suspectLater = () => setTimeout(() => void probeUntilAnswered(), patience).unref()

  async function probeUntilAnswered(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (!isOver && (isSilent = await isNothingHeard())) {
      breakAll()
      await wait(pause, undefined, { ref: false })
    }
    isAsking = false
  }

  async function isNothingHeard(): Promise<boolean> {
    const before = new Map([...sockets].map((socket) => [socket, socket.bytesRead]))
    return (
      (await saysNothing(settings, patience)) &&
      ![...sockets].some((socket) => socket.bytesRead > (before.get(socket) ?? 0))
    )
  }

  const breakAll = () => {
    for (const socket of sockets) breakOff(socket)
  }

  return {
    /** Creates sockets for the driver. */
    stream: (): Socket => {
      const socket = new Socket()
      sockets.add(socket)
      const timer = suspectLater()
      socket.once('data', () => clearTimeout(timer))
      socket.once('close', () => {
        clearTimeout(timer)
        sockets.delete(socket)
      })
      if (isSilent) process.nextTick(breakOff, socket)
      return socket
    },
    /** Watches connections that are in use for long. */
    follow(pool: pg.Pool): void {
      pool.on('acquire', (client) => waiting.set(client, suspectLater()))
      pool.on('release', (_error, client) => clearTimeout(waiting.get(client)))
    },
    /** Breaks the remaining connections after this many milliseconds: a silent server does not close them either. */
    endIn(milliseconds: number): void {
      isOver = true
      setTimeout(breakAll, milliseconds).unref()
    },
  }
}

const breakOff = (socket: Socket) => void socket.destroy(new Error('Connection terminated: the server says nothing'))

/** A server that refuses, or has no connection left, is not silent. */
async function saysNothing(settings: pg.ClientConfig, patience: number): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ ...settings, stream: () => socket, connectionTimeoutMillis: 0 })
  client.on('error', () => {})
  const asking = client.connect().then(() => client.query('select 1'))
  try {
    return (await isUnanswered(asking, patience)) && socket.bytesRead === 0
  } finally {
    // One that is silent is not told goodbye.
    void Promise.race([client.end().catch(() => {}), wait(patience, undefined, { ref: false })]).then(() =>
      socket.destroy(),
    )
  }
}
