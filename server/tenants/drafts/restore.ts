import type { Database } from '#server/db/database'
import type { AppFacts } from '#contract/app-facts'
import { checkContents } from '../check-contents.ts'
import { isError } from '../configuration-issue.ts'
import type { DraftIssue, Staged } from './draft.ts'
import { issuesOf } from './draft-issues.ts'
import { cleaned } from './publish.ts'
import { readDraft } from './read-draft.ts'
import { stageAll, type Editing } from './stage.ts'
import type { Contents } from '../fields/contents.ts'
import { differencesBetween, fieldsOf } from '../fields/fields.ts'
import { findField } from '../fields/find-field.ts'
import { lockTenant } from '../lock-tenant.ts'
import { readContents } from '../read-contents.ts'
import { createTenantSources } from '../tenant-sources.ts'
import { readVersion } from '../versions/read-versions.ts'
import { newestNumber, storeTenant } from '../versions/store-tenant.ts'

/** What became of bringing a version back. */
export type Restored =
  | { done: true; version: number }
  /** There is no such version, or patients see just that. */
  | { done: false; why: 'unknown' | 'nothing' }
  /** What was valid then is not any more. */
  | { done: false; why: 'issues'; issues: DraftIssue[] }

/** Shows patients what they saw in an earlier version, as a new version. Hosts stay as they are. The draft stays, too. */
export function restoreVersion(
  db: Database,
  code: string,
  number: number,
  { app, author, now }: Editing & { app?: AppFacts },
): Promise<Restored> {
  return db.transaction(async (tx) => {
    await lockTenant(tx, code)
    const contents = await readEarlier(tx, code, number)
    if (!contents) return { done: false, why: 'unknown' }
    const issues = issuesOf(await checkContents(createTenantSources(tx), contents, app), contents)
    if (issues.some(isError)) return { done: false, why: 'issues', issues }
    const before = await newestNumber(tx, code)
    const version = await storeTenant(tx, cleaned(contents), { author, now, restoredFrom: number })
    return version === before ? { done: false, why: 'nothing' } : { done: true, version }
  })
}

/** What became of a version that was put into the draft; `changed`: the draft was another by then, and stays as it is. */
export type StagedVersion = Staged | { done: false; why: 'changed'; revision: number }

/**
 * Puts what an earlier version had into the draft, so that it can be looked at before patients see it. What the draft had is replaced.
 *
 * @param revision - that of the draft as who goes back read it; any without one
 */
export function stageVersion(
  db: Database,
  code: string,
  number: number,
  { revision, ...editing }: Editing & { revision?: number },
): Promise<StagedVersion> {
  return db.transaction(async (tx) => {
    await lockTenant(tx, code)
    const contents = await readEarlier(tx, code, number)
    const draft = contents && (await readDraft(tx, code))
    if (!contents || !draft) return { done: false, why: 'unknown' }
    if (revision !== undefined && revision !== draft.revision)
      return { done: false, why: 'changed', revision: draft.revision }
    // A field of that time may be none any more.
    const requests = differencesBetween(fieldsOf(draft.contents), fieldsOf(contents)).filter(
      ({ pointer }) => 'steps' in findField(pointer),
    )
    return stageAll(
      tx,
      code,
      requests.map(({ pointer, before, after }) => ({ pointer, held: after, expected: before })),
      editing,
    )
  })
}

/** What a version had, with the hosts of today: whoever runs the installation may have given one to somebody else. */
async function readEarlier(tx: Database, code: string, number: number): Promise<Contents | undefined> {
  const [published, earlier] = [await readContents(tx, code), await readVersion(tx, code, number)]
  if (!published || !earlier) return undefined
  return { file: { ...earlier.file, hosts: published.file.hosts }, files: earlier.files }
}
