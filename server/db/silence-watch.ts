import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A silent server is probed again after this many milliseconds. */
const pause = 1_000

/**
 * Detects a PostgreSQL server that no longer answers while its connections stay open: it is stopped, or a network device drops
 * the packets. When a connection waits for too long, the server is probed on a new one, since the answer may just be slow. If
 * the probe is not answered either, all connections are broken, so that no request waits for them, and so are new ones until it
 * answers again.
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

  const suspectLater = () => setTimeout(() => void askUntilAnswered(), patience).unref()

  async function askUntilAnswered(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (!isOver && (isSilent = await saysNothing(settings, patience))) {
      breakAll()
      await wait(pause, undefined, { ref: false })
    }
    isAsking = false
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
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return false
  } catch (failure) {
    return failure instanceof Error && /^(timeout expired|Query read timeout)/.test(failure.message)
  } finally {
    client.end().catch(() => {})
  }
}
