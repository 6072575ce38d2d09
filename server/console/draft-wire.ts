import type { Author, Conflict as ConflictView, DraftIssue as IssueView, Version } from '#contract/console/drafts'
import type { VersionAuthor } from '#server/db/schema/tenant-versions'
import { problem } from '#server/errors'
import { stepsOf } from '#server/tenants/configuration-issue'
import type { Conflict, DraftIssue, Refusal } from '#server/tenants/drafts/draft'
import type { VersionSummary } from '#server/tenants/versions/read-versions'

/** Somebody as staff see them: by the name of then, never by an id. */
export const authorView = (author: VersionAuthor): Author =>
  author.kind === 'staff' ? { kind: 'staff', name: author.name } : { kind: author.kind }

export const conflictView = ({ author, ...conflict }: Conflict): ConflictView => ({
  ...conflict,
  author: authorView(author),
})

/** An issue of an entry within a field says of which, since the field is a list as a whole. */
export function issueView({ path, field, code, values, severity }: DraftIssue): IssueView {
  const within = stepsOf(path).slice(stepsOf(field).length)
  return { field, within, code, values: wireValues(values), severity }
}

const wireValues = (values: DraftIssue['values']): IssueView['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  )

export const versionView = ({
  number,
  author,
  at,
  note,
  restoredFrom,
  changeCount,
}: Omit<VersionSummary, 'changed' | 'digest'>): Version => ({
  ...{ number, author: authorView(author), at, note, change_count: changeCount },
  ...(restoredFrom !== undefined && { restored_from: restoredFrom }),
})

/** What keeps something from being done to a draft. */
type Failed =
  | { why: 'unknown' | 'nothing' }
  | { why: 'changed'; revision: number }
  | { why: 'conflicts'; conflicts: Conflict[] }
  | { why: 'refused'; refusals: Refusal[] }
  | { why: 'issues'; issues: DraftIssue[] }

/** The refusal of a call. A draft in which nothing is left was published or discarded by somebody else. */
export function draftProblem(failed: Failed): Error {
  if (failed.why === 'unknown') return problem('not_found')
  if (failed.why === 'conflicts')
    return problem('changed_elsewhere', { details: { conflicts: failed.conflicts.map(conflictView) } })
  if (failed.why === 'refused') {
    const fields = failed.refusals.map(({ pointer, message }) => ({ path: pointer, message }))
    return problem('validation_failed', {
      fields,
      details: { findings: failed.refusals.map(({ finding }) => finding) },
    })
  }
  if (failed.why === 'issues')
    return problem('validation_failed', { details: { issues: failed.issues.map(issueView) } })
  return problem('changed_elsewhere', { details: failed.why === 'changed' ? { revision: failed.revision } : {} })
}
