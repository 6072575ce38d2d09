import type { ConfigurationIssue } from '../configuration-issue.ts'
import type { Contents } from '../fields/contents.ts'
import { fieldOfIssue } from '../fields/find-field.ts'
import type { DraftIssue } from './draft.ts'

/** The issues with the pointers of the fields they are about. */
export const issuesOf = (issues: readonly ConfigurationIssue[], { file }: Contents): DraftIssue[] =>
  issues.map((issue) => ({ ...issue, field: fieldOfIssue(issue.path, file) }))
