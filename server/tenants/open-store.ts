import type { Config } from '#server/config'
import { openDatabase, StartProblem } from '#server/db/open'
import { reachAdminSocket } from './operator-socket.ts'
import { createTenantStore, type TenantStore } from './tenant-store.ts'

/**
 * Runs work on the tenants of the configured database. Where a server holds the embedded one, the work is sent to that server.
 *
 * @throws StartProblem where neither is possible, with the remedy.
 */
export async function withTenantStore<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (store: TenantStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl }).catch((failure: unknown) => failure)
  if (database instanceof Error) {
    if (!(database instanceof StartProblem) || database.code !== 'data_folder_locked') throw database
    const remote = await reachAdminSocket(dataDir)
    if (!remote) throw locked(database)
    return work(remote)
  }
  const open = database as Awaited<ReturnType<typeof openDatabase>>
  try {
    return await work(createTenantStore(open.db))
  } finally {
    await open.close()
  }
}

const locked = ({ code, message }: StartProblem) =>
  new StartProblem(
    code,
    message,
    'That server does not answer to this tool: stop it, run this again, and start it. With DATABASE_URL tenants can be changed at any time.',
  )
