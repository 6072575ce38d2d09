import type { OpenDatabase } from '#server/db/database'
import { insertReferenceLists } from '#server/demo/reference'

/**
 * Countries, cities and specialities that ship with the product, where the database has none yet. Of several servers that start on one
 * empty database the first writes them, and the others wait.
 */
export const loadReferenceLists = (open: OpenDatabase): Promise<void> => open.alone(() => addReferenceLists(open))

/** The same for work that is alone with the database already. */
export async function addReferenceLists(open: OpenDatabase): Promise<void> {
  const [known] = await open.query('select 1 from countries limit 1')
  if (!known) await insertReferenceLists(open)
}
