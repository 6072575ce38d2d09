import type { Database } from '#server/db/database'
import type { Held } from '#server/db/schema/tenant-versions'
import { lockTenant } from '../lock-tenant.ts'
import type { Conflict } from './draft.ts'
import { isSame } from '../fields/fields.ts'
import { readRows, revisionOf } from './read-draft.ts'
import { removeChanges } from './settle-draft.ts'

/** What became of discarding one change; a change that is not there is discarded already. */
export type DiscardedOne = { done: true; revision: number; wasThere: boolean } | { done: false; conflict: Conflict }
/** What became of discarding all of them. */
export type DiscardedAll = { done: true; revision: number } | { done: false; revision: number }

/** Takes one change out of a draft, if it is the one that the editor saw. */
export function discardChange(
  db: Database,
  code: string,
  { pointer, expected }: { pointer: string; expected: Held },
): Promise<DiscardedOne> {
  return db.transaction(async (tx) => {
    await lockTenant(tx, code)
    const row = (await readRows(tx, code)).find((each) => each.pointer === pointer)
    if (row && !isSame(row.held, expected)) {
      const { held, author, changedAt } = row
      return { done: false, conflict: { pointer, stands: held, author, at: changedAt.toISOString() } }
    }
    if (row) await removeChanges(tx, code, [pointer])
    return { done: true, revision: await revisionOf(tx, code), wasThere: row !== undefined }
  })
}

/** Takes all changes out of a draft, if nobody has changed it since the editor read it. */
export function discardAll(db: Database, code: string, revision: number): Promise<DiscardedAll> {
  return db.transaction(async (tx) => {
    await lockTenant(tx, code)
    const current = await revisionOf(tx, code)
    if (current !== revision) return { done: false, revision: current }
    const rows = await readRows(tx, code)
    await removeChanges(
      tx,
      code,
      rows.map(({ pointer }) => pointer),
    )
    return { done: true, revision: await revisionOf(tx, code) }
  })
}
