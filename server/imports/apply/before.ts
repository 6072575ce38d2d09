import type { Database } from '#server/db/database'
import type { KindName } from '../kinds/kind-names.ts'
import type { Source } from '../source.ts'
import { readExisting } from './apply-entries.ts'
import { entryKinds, entryTables } from './run.ts'

/** Ids that a source had before, of kinds that it does not have now: its rows may refer to them. */
export async function readBefore(tx: Database, source: Source): Promise<Map<KindName, Set<string>>> {
  const before = new Map<KindName, Set<string>>()
  for (const kind of entryKinds.filter((each) => !source.kinds.has(each))) {
    const existing = await readExisting(tx, source.name, entryTables[kind])
    before.set(kind, new Set([...existing.values()].flatMap(({ source_id, hidden }) => (hidden ? [] : [source_id]))))
  }
  return before
}
