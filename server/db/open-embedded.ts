import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { assertWrites } from './assert-writes.ts'
import { migrationsFolder, type OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { assertRoomForFirstStart, folderFull, isForLackOfSpace } from './folder-room.ts'
import { guardRoom } from './guard-room.ts'
import * as schema from './schema/all.ts'
import { limitOf, watchRoom } from './room-watch.ts'
import { StartProblem } from './start-problem.ts'

type Place = { dataDir: string } | { dump: Blob | undefined }

export type EmbeddedDatabase = OpenDatabase & { client: PGlite }

/** Opens PGlite, in a folder of its own under `dataDir` or in memory. One process per folder, by means of a lock. */
export async function openEmbedded(place: Place): Promise<EmbeddedDatabase> {
  const folder = 'dataDir' in place ? place.dataDir : undefined
  const unlock = folder ? lockFolder(folder) : () => {}
  try {
    const client = folder ? await openFolder(folder) : await start(undefined, 'dump' in place ? place.dump : undefined)
    const db = drizzle(client, { schema, casing: 'snake_case' })
    await migrate(db, { migrationsFolder }).catch(async (cause: unknown) => {
      await client.close()
      throw migrationFailed(cause)
    })
    let closing: Promise<void> | undefined
    const query = async <T>(sql: string, params: unknown[] = []) => (await client.query<T>(sql, params)).rows
    const room = folder ? watchRoom(folder) : undefined
    if (room) guardRoom(client, room)
    const close = async () => {
      try {
        await client.exec('CHECKPOINT')
        await client.close()
      } finally {
        room?.close()
        unlock()
      }
    }
    return {
      db,
      client,
      engine: 'pglite',
      query,
      queryPatiently: query,
      // There is only one session: a transaction inside the statements that failed half-way would stay open for all callers.
      execute: async (sql) => void (await client.transaction((tx) => tx.exec(sql))),
      assertWrites: () => assertWrites(db),
      listen: async (channel, heard) => {
        const stop = await client.listen(channel, () => heard())
        return async () => void (client.closed || (await stop()))
      },
      // Only one process uses a folder at a time.
      alone: (work) => work(),
      close: () => (closing ??= close()),
    }
  } catch (problem) {
    unlock()
    const isExplained = problem instanceof StartProblem && problem.code === 'data_folder_full'
    throw folder && !isExplained && isForLackOfSpace(folder, problem) ? folderFull(folder, problem) : problem
  }
}

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'pglite')
  // Exists only while the first start writes the folder: if it is found later, that start was interrupted.
  const unfinished = join(dataDir, 'pglite.unfinished')
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  if (!existsSync(folder)) {
    assertRoomForFirstStart(dataDir)
    writeFileSync(unfinished, '')
  } else if (existsSync(join(folder, 'base'))) {
    // The engine would otherwise fail half-way, or hang.
    const limit = limitOf(dataDir)
    if (limit) throw folderFull(dataDir, limit)
  }
  try {
    const client = await start(folder)
    rmSync(unfinished, { force: true })
    return client
  } catch (cause) {
    throw new StartProblem(
      'database_unreadable',
      `The database in ${folder} cannot be opened.`,
      'Restore the folder from a backup, or move it away to start with an empty one. It may also be from another major version.',
      cause,
    )
  }
}

async function start(dataDir: string | undefined, loadDataDir?: Blob): Promise<PGlite> {
  const client = new PGlite({
    ...(dataDir && { dataDir }),
    ...(loadDataDir && { loadDataDir }),
    extensions: { btree_gist },
  })
  await client.waitReady
  await client.exec(`set time zone 'UTC'`)
  return client
}

function migrationFailed(cause: unknown): StartProblem {
  return new StartProblem(
    'migration_failed',
    'The tables of the database could not be brought up to date.',
    'The database may be from a newer version of this program: start that version, or restore a backup.',
    cause,
  )
}
