import type { AppFacts } from '#contract/app-facts'
import type { Database } from '#server/db/open'
import { checkContents } from '../check-contents.ts'
import { isError } from '../configuration-issue.ts'
import type { Contents } from '../fields/contents.ts'
import { readContents } from '../read-contents.ts'
import { createTenantSources } from '../tenant-sources.ts'
import { issuesOf } from './draft-issues.ts'
import { cleaned } from './publish.ts'
import { applied, readRows } from './read-draft.ts'

/**
 * A tenant as its draft makes it, in the form in which it is shown. A change with a mistake is left out: in its field stands what patients
 * see. Undefined where there is no such tenant.
 */
export function readUsableDraft(db: Database, code: string, app: AppFacts | undefined): Promise<Contents | undefined> {
  return db.transaction(
    async (tx) => {
      const published = await readContents(tx, code)
      if (!published) return undefined
      const sources = createTenantSources(tx)
      const errorsOf = async (contents: Contents) =>
        issuesOf(await checkContents(sources, contents, app), contents).filter(isError)
      let rows = await readRows(tx, code)
      for (;;) {
        const contents = await applied(tx, published, rows)
        const errors = await errorsOf(contents)
        let usable = rows.filter(({ pointer }) => !errors.some(({ field }) => isAbout(field, pointer)))
        if (errors.length > 0 && usable.length === rows.length) {
          // A mistake in no changed field is there without the draft, or is one that something has not which was begun: without it nothing of that is shown.
          const there = await errorsOf(published)
          const lacking = errors.filter(({ field }) => !there.some((before) => before.field === field))
          usable = rows.filter(({ pointer }) => !lacking.some(({ field }) => isBeside(field, pointer)))
        }
        if (usable.length === rows.length) return cleaned(contents)
        rows = usable
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** Whether an issue is about a changed field, a part of it, or what it is a part of. */
const isAbout = (field: string, pointer: string): boolean =>
  field === pointer || field.startsWith(`${pointer}/`) || pointer.startsWith(`${field}/`)

/** Whether a changed field is of the part of a tenant in which another one is. */
const isBeside = (field: string, pointer: string): boolean =>
  pointer.startsWith(field.slice(0, field.lastIndexOf('/') + 1))
