import type { PGlite } from '@electric-sql/pglite'
import type { RoomWatch } from './room-watch.ts'

/**
 * Makes the embedded database read-only while its disk is nearly full or a limit is reached, and writable again when there is
 * room. Without room for its journal this process would lose it, even for reading. The disk is checked before each query and
 * each transaction.
 */
export function guardRoom(client: PGlite, room: RoomWatch): void {
  let mayWrite = true
  async function look(): Promise<void> {
    const isRoom = room.hasRoom()
    if (isRoom === mayWrite) return
    mayWrite = isRoom
    await client.exec(`set default_transaction_read_only = ${isRoom ? 'off' : 'on'}`)
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = async (...args) => {
    await look()
    return query(...args)
  }
  client.transaction = async (work) => {
    await look()
    return transaction(work)
  }
}
