import { sql } from 'drizzle-orm'
import type { Finding } from '#contract/issues/codes'
import type { Database } from '#server/db/database'
import { tenantDraftChanges, type Held, type VersionAuthor } from '#server/db/schema/tenant-versions'
import { fieldsOf, heldAt, isSame, type Fields } from '../fields/fields.ts'
import { findField } from '../fields/find-field.ts'
import { lockTenant } from '../lock-tenant.ts'
import { readContents } from '../read-contents.ts'
import { sayIssue } from '../say-issue.ts'
import { bounds, lettersOf, valueRefusal } from './bounds.ts'
import type { ChangeRequest, Conflict, Refusal, Staged } from './draft.ts'
import { isOvertaken, lastPublished, readRows, revisionOf, type DraftRow } from './read-draft.ts'
import { nextRevision, removeChanges } from './settle-draft.ts'

/** Who changes a draft. */
export type Editing = {
  author: VersionAuthor
  now: Date
  /** Called in the transaction with the pointers of the fields in which something else stands then. */
  onChanged?: (tx: Database, pointers: string[]) => Promise<void>
}

/**
 * Changes fields of a tenant's draft, all or none: each only where what the editor saw still stands there. A field that gets back
 * what patients see is no change any more. Values need not be valid: that is a matter of publishing.
 */
export async function stageChanges(
  db: Database,
  code: string,
  requests: readonly ChangeRequest[],
  editing: Editing,
): Promise<Staged> {
  if (requests.length > bounds.changesAtOnce)
    return refused([worded('', { code: 'changesAtOnce', values: { most: bounds.changesAtOnce } })])
  const refusals = requests.flatMap(refusalOf)
  return refusals.length > 0 ? refused(refusals) : db.transaction((tx) => stageAll(tx, code, requests, editing))
}

/** The same for changes that are known to be of fields, files too. Call it in a transaction. */
export async function stageAll(
  tx: Database,
  code: string,
  requests: readonly ChangeRequest[],
  { author, now, onChanged }: Editing,
): Promise<Staged> {
  await lockTenant(tx, code)
  const contents = await readContents(tx, code)
  if (!contents) return { done: false, why: 'unknown' }
  const published = fieldsOf(contents)
  const rows = new Map((await readRows(tx, code)).map((row) => [row.pointer, row]))
  const conflicts: Conflict[] = []
  for (const { pointer, expected } of requests) {
    const row = rows.get(pointer)
    if (isSame(standing(row, published, pointer), expected)) continue
    conflicts.push(
      row && !isOvertaken(row, published) ? inDraft(row) : await lastPublished(tx, code, pointer, published),
    )
  }
  if (conflicts.length > 0) return { done: false, why: 'conflicts', conflicts }

  const undone = requests.filter(({ pointer, held }) => isSame(held, heldAt(published, pointer)))
  const isNews = ({ pointer, held }: ChangeRequest) => !isSame(held, standing(rows.get(pointer), published, pointer))
  const made = requests.filter((request) => !undone.includes(request) && isNews(request))
  const after = new Map([...rows].map(([pointer, { held }]) => [pointer, held]))
  for (const { pointer } of undone) after.delete(pointer)
  for (const { pointer, held } of made) after.set(pointer, held)
  const tooMuch = overflow(after)
  if (tooMuch) return refused([worded('', tooMuch)])

  const removed = undone.flatMap(({ pointer }) => (rows.has(pointer) ? [pointer] : []))
  await removeChanges(tx, code, removed)
  await onChanged?.(tx, [...removed, ...made.map(({ pointer }) => pointer)])
  if (made.length === 0) return { done: true, revision: await revisionOf(tx, code) }
  const values = made.map(({ pointer, held }) => ({
    ...{ tenantCode: code, pointer, held, basedOn: heldAt(published, pointer), author, changedAt: now },
    digest: isFile(pointer) && typeof held.value === 'string' ? held.value : null,
  }))
  for (let at = 0; at < values.length; at += 500) await upsert(tx, values.slice(at, at + 500))
  return { done: true, revision: await nextRevision(tx, code) }
}

/** What an editor sees in a field: a change that somebody's publishing has overtaken is not it. */
const standing = (row: DraftRow | undefined, published: Fields, pointer: string): Held =>
  row && !isOvertaken(row, published) ? row.held : heldAt(published, pointer)

const inDraft = ({ pointer, held, author, changedAt }: DraftRow): Conflict => ({
  ...{ pointer, stands: held, author },
  at: changedAt.toISOString(),
})

/** Files come with their bytes (`stageFile`); they can be taken away like any other field. */
function refusalOf({ pointer, held }: ChangeRequest, at: number, all: readonly ChangeRequest[]): Refusal[] {
  const found = findField(pointer)
  const finding: Finding | undefined =
    'refusal' in found
      ? found.refusal
      : isFile(pointer) && 'value' in held
        ? { code: 'toUpload', values: {} }
        : all.findIndex((other) => other.pointer === pointer) < at
          ? { code: 'changeTwice', values: {} }
          : valueRefusal(held)
  return finding === undefined ? [] : [worded(pointer, finding)]
}

const worded = (pointer: string, finding: Finding): Refusal => ({ pointer, message: sayIssue(finding), finding })

const isFile = (pointer: string) => pointer.startsWith('/assets/')

const refused = (refusals: Refusal[]): Staged => ({ done: false, why: 'refused', refusals })

function overflow(after: ReadonlyMap<string, Held>): Finding | undefined {
  if (after.size > bounds.changes) return { code: 'manyChanges', values: { most: bounds.changes } }
  const letters = [...after.values()].reduce((sum, held) => sum + lettersOf(held), 0)
  if (letters > bounds.draftLetters) return { code: 'draftLetters', values: { most: bounds.draftLetters } }
  const files = [...after.keys()].filter(isFile).length
  return files > bounds.files ? { code: 'manyDraftFiles', values: { most: bounds.files } } : undefined
}

const upsert = (tx: Database, rows: (typeof tenantDraftChanges.$inferInsert)[]) =>
  tx
    .insert(tenantDraftChanges)
    .values(rows)
    .onConflictDoUpdate({
      target: [tenantDraftChanges.tenantCode, tenantDraftChanges.pointer],
      set: {
        held: sql`excluded.held`,
        basedOn: sql`excluded.based_on`,
        digest: sql`excluded.digest`,
        author: sql`excluded.author`,
        changedAt: sql`excluded.changed_at`,
      },
    })
