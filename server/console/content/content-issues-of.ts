import type { AppFacts } from '#contract/app-facts'
import type { Database } from '#server/db/open'
import { checkContents } from '#server/tenants/check-contents'
import type { Draft, DraftIssue } from '#server/tenants/drafts/draft'
import { issuesOf } from '#server/tenants/drafts/draft-issues'
import { createTenantSources } from '#server/tenants/tenant-sources'

/** All issues of a draft, with the pointers of their fields. */
export const contentIssuesOf = async (
  db: Database,
  { contents }: Draft,
  facts: AppFacts | undefined,
): Promise<DraftIssue[]> => issuesOf(await checkContents(createTenantSources(db), contents, facts), contents)
