import type { Database } from '#server/db/open'
import { readDraft } from '#server/tenants/drafts/read-draft'
import { readContents } from '#server/tenants/read-contents'
import { draftProblem } from '../draft-wire.ts'

/** What patients see of a tenant and its draft, both of one moment. Throws the refusal of a call where there is no such tenant. */
export const readBoth = (db: Database, code: string) =>
  db.transaction(
    async (tx) => {
      const [draft, published] = [await readDraft(tx, code), await readContents(tx, code)]
      if (!draft || !published) throw draftProblem({ why: 'unknown' })
      return { draft, published }
    },
    { isolationLevel: 'repeatable read' },
  )
