import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A server that said nothing is asked again after so many milliseconds. */
const pause = 1_000

/**
 * Notices a PostgreSQL server that says nothing any more while its connections stand: stopped, or cut off by something in between that
 * swallows what is sent. When a connection waits for too long, the server is asked something on a new one, since the answer may just
 * take its time. Where that is not answered either, all connections are broken, so that nobody waits for them, and new ones are
 * until it answers again.
 *
 * @param settings of the connection that it is asked on.
 * @param patience milliseconds until something takes too long.
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
    /** Sockets for the driver to connect. */
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
    /** Looks at who uses a connection for long. */
    follow(pool: pg.Pool): void {
      pool.on('acquire', (client) => waiting.set(client, suspectLater()))
      pool.on('release', (_error, client) => clearTimeout(waiting.get(client)))
    },
    /** Breaks what is left of the connections after so many milliseconds: a server that says nothing takes no leave either. */
    endIn(milliseconds: number): void {
      isOver = true
      setTimeout(breakAll, milliseconds).unref()
    },
  }
}

const breakOff = (socket: Socket) => void socket.destroy(new Error('Connection terminated: the server says nothing'))

/** One that refuses, or has no connection left, does say something. */
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
