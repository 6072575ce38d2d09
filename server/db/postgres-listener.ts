import pg from 'pg'
import { settings } from './postgres-connections.ts'

/** A pause before connecting again, in milliseconds. */
const pause = 2_000

/**
 * Listens to a channel on a connection of its own, which is opened again whenever it is lost. After that it calls back as if it had heard
 * something, since it may have missed it.
 *
 * @returns stops listening; once the first connection has been tried
 */
export async function listenOn(databaseUrl: string, channel: string, heard: () => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const connect = async (): Promise<boolean> => {
    const opened = new pg.Client(settings(databaseUrl))
    client = opened
    let isLost = false
    const lost = () => {
      if (isLost || isOver) return
      isLost = true
      void opened.end().catch(ignore)
      timer = setTimeout(() => void connect().then((isOpen) => isOpen && heard()), pause).unref()
    }
    opened.on('error', lost).on('end', lost).on('notification', heard)
    try {
      await opened.connect()
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (isOver) await opened.end()
      return !isOver
    } catch {
      lost()
      return false
    }
  }

  await connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await client?.end().catch(ignore)
  }
}

const ignore = () => {}
