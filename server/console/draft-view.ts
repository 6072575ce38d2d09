import type { Draft } from '#contract/console/drafts'
import type { AppFacts } from '#contract/app-facts'
import type { Database } from '#server/db/open'
import { checkContents } from '#server/tenants/check-contents'
import { issuesOf } from '#server/tenants/drafts/draft-issues'
import { readDraft } from '#server/tenants/drafts/read-draft'
import { fieldsOf } from '#server/tenants/fields/fields'
import { readContents } from '#server/tenants/read-contents'
import { createTenantSources } from '#server/tenants/tenant-sources'
import { readHistory } from '#server/tenants/versions/read-versions'
import { authorView, conflictView, issueView, versionView } from './draft-wire.ts'

/** What patients see of a tenant and what will be different, all of one moment. Undefined where there is no such tenant. */
export const draftView = (db: Database, code: string, facts: AppFacts | undefined): Promise<Draft | undefined> =>
  db.transaction(
    async (tx) => {
      const [draft, published] = [await readDraft(tx, code), await readContents(tx, code)]
      if (!draft || !published) return undefined
      const [version] = await readHistory(tx, code, { most: 1 })
      const issues = await checkContents(createTenantSources(tx), draft.contents, facts)
      const shown = [...fieldsOf(published)].filter(([pointer]) => /^\/(configuration\/|hosts$)/.test(pointer))
      return {
        revision: draft.revision,
        ...(version && { version: versionView(version) }),
        fields: Object.fromEntries(shown),
        changes: draft.changes.map(({ overtaken, author, ...change }) => ({
          ...{ ...change, author: authorView(author) },
          ...(overtaken && { overtaken: conflictView(overtaken) }),
        })),
        issues: issuesOf(issues, draft.contents).map(issueView),
      }
    },
    { isolationLevel: 'repeatable read' },
  )
