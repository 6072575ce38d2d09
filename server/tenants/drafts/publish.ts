import type { Database } from '#server/db/database'
import type { AppFacts } from '#contract/app-facts'
import { checkContents } from '../check-contents.ts'
import { cleanTenant } from '../clean-tenant.ts'
import { isError } from '../configuration-issue.ts'
import type { Contents } from '../fields/contents.ts'
import { fieldsOf } from '../fields/fields.ts'
import { lockTenant } from '../lock-tenant.ts'
import { readContents } from '../read-contents.ts'
import { createTenantSources } from '../tenant-sources.ts'
import { storeTenant } from '../versions/store-tenant.ts'
import type { Conflict, DraftIssue } from './draft.ts'
import { issuesOf } from './draft-issues.ts'
import { applied, isOvertaken, lastPublished, readRows, revisionOf } from './read-draft.ts'
import { removeChanges } from './settle-draft.ts'
import type { Editing } from './stage.ts'

/** What became of a publishing. */
export type Published =
  | { done: true; version: number }
  /** There is no such tenant, or no change to publish. */
  | { done: false; why: 'unknown' | 'nothing' }
  /** The draft was changed since it was read. */
  | { done: false; why: 'changed'; revision: number }
  | { done: false; why: 'conflicts'; conflicts: Conflict[] }
  | { done: false; why: 'issues'; issues: DraftIssue[] }

/**
 * Makes the draft of a tenant what patients see: whole, in one transaction, or not at all. What somebody else published meanwhile
 * stays, unless it is in one of the draft's own fields.
 *
 * @param revision - that of the draft as the publisher read it
 */
export function publishDraft(
  db: Database,
  code: string,
  { revision, note }: { revision: number; note?: string },
  { app, ...editing }: Editing & { app?: AppFacts },
): Promise<Published> {
  return db.transaction(async (tx) => {
    await lockTenant(tx, code)
    const published = await readContents(tx, code)
    if (!published) return { done: false, why: 'unknown' }
    const rows = await readRows(tx, code)
    if (rows.length === 0) return { done: false, why: 'nothing' }
    const current = await revisionOf(tx, code)
    if (current !== revision) return { done: false, why: 'changed', revision: current }
    const fields = fieldsOf(published)
    const conflicts: Conflict[] = []
    for (const row of rows)
      if (isOvertaken(row, fields)) conflicts.push(await lastPublished(tx, code, row.pointer, fields))
    if (conflicts.length > 0) return { done: false, why: 'conflicts', conflicts }

    const contents = await applied(tx, published, rows)
    const issues = issuesOf(await checkContents(createTenantSources(tx), contents, app), contents)
    if (issues.some(isError)) return { done: false, why: 'issues', issues }
    await removeChanges(
      tx,
      code,
      rows.map(({ pointer }) => pointer),
    )
    const version = await storeTenant(tx, cleaned(contents), { ...editing, ...(note !== undefined && { note }) })
    return { done: true, version }
  })
}

/** Markup sanitised, addresses that are not allowed left out. */
export const cleaned = ({ file, files }: Contents): Contents => ({
  file: cleanTenant(file, new Set(files.map(({ name }) => name))),
  files,
})
