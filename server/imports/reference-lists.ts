import type { OpenDatabase } from '#server/db/database'
import { insertReferenceLists } from '#server/demo/reference'

/** Countries, cities and specialities that ship with the product, where the database has none yet. */
export async function loadReferenceLists(open: OpenDatabase): Promise<void> {
  const [known] = await open.query('select 1 from countries limit 1')
  if (!known) await insertReferenceLists(open)
}
