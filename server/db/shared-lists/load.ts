import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../database.ts'
import { isVersionLoaded } from '#server/db/loaded-set'
import { loadedSets } from '../schema/loaded-sets.ts'
import { documentTags, identityTypes } from '../schema/tenants.ts'
import { documentTagRows } from './document-tags.ts'
import { identityTypeRows } from './identity-types.ts'

const name = 'shared lists'
const version = createHash('sha256')
  .update(JSON.stringify([documentTagRows, identityTypeRows]))
  .digest('hex')
  .slice(0, 16)

/**
 * Updates the lists that are the same for all tenants, not only in the demo: tags of documents, kinds of identity documents. An
 * entry that is no longer listed stays, since documents may refer to it.
 */
export async function loadSharedLists(open: OpenDatabase): Promise<void> {
  if (await isVersionLoaded(open, name, version)) return
  await open.db.transaction(async (tx) => {
    // Servers that start together write one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(7283105)`)
    await tx.insert(documentTags).values(documentTagRows).onConflictDoUpdate({ target: documentTags.id, set: named })
    await tx
      .insert(identityTypes)
      .values(identityTypeRows)
      .onConflictDoUpdate({ target: identityTypes.id, set: identity })
    const state = { version, state: 'loaded' as const }
    await tx
      .insert(loadedSets)
      .values({ name, ...state })
      .onConflictDoUpdate({ target: loadedSets.name, set: state })
  })
}

const given = (column: string) => sql.raw(`excluded.${column}`)
const named = {
  nameEn: given('name_en'),
  nameAr: given('name_ar'),
  nameId: given('name_id'),
  position: given('position'),
}
const identity = {
  ...named,
  countryCode: given('country_code'),
  pattern: given('pattern'),
  insurance: given('insurance'),
}
