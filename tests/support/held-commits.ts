import pg from 'pg'
import { vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open'

/** First of the two numbers of the locks for which commits wait. */
const space = 4711

/**
 * Lets changes of tables of a PostgreSQL database be held back when they are committed: a deferred trigger, which runs as part of the commit, waits
 * for a lock. `hold` takes the lock of a table.
 */
export async function createHeldCommits(database: OpenDatabase, tables: readonly string[]) {
  await database.execute(
    [
      `create function wait_to_commit() returns trigger language plpgsql as
         'begin perform pg_advisory_xact_lock_shared(${space}, tg_argv[0]::int); return null; end'`,
      ...tables.map(
        (table, index) =>
          `create constraint trigger wait_to_commit after insert or update or delete on ${table}
             deferrable initially deferred for each row execute function wait_to_commit(${index})`,
      ),
    ].join('; '),
  )
  const [row] = await database.query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  url.pathname = `/${row!.name}`
  const keeper = new pg.Client({ connectionString: url.href })
  await keeper.connect()

  return {
    /** From now on every commit of a change of this table waits. */
    hold: async (table: string) => {
      const lock = [space, tables.indexOf(table)]
      await keeper.query('select pg_advisory_lock($1, $2)', lock)
      const waiting = async () => {
        const { rows } = await keeper.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_locks
           where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and not granted`,
          lock,
        )
        return rows[0]!.waiting
      }
      return {
        /** Resolves once a commit waits. */
        seen: () => vi.waitUntil(async () => (await waiting()) > 0, { timeout: 10_000, interval: 5 }),
        /** Lets those that wait be committed, and all that come. */
        letGo: () => keeper.query('select pg_advisory_unlock($1, $2)', lock),
      }
    },
    close: () => keeper.end(),
  }
}
