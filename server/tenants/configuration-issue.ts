import type { Finding, IssueCode, ValuesFor } from '#contract/issues/codes'
import { sayIssue } from './say-issue.ts'

/** An issue of a tenant: where, as a JSON path (`/theme/seed`), and what, as data and as an English sentence. */
export type ConfigurationIssue = Finding & {
  path: string
  /** What the command line says. */
  message: string
  /** An error prevents the import of the tenant; a warning points at something that may be a mistake. */
  severity: 'error' | 'warning'
}

/** An issue that prevents the import. */
export const wrong = <Code extends IssueCode>(
  path: string,
  code: Code,
  ...[values]: ValuesFor<Code>
): ConfigurationIssue => worded({ path, code, values: values ?? {}, severity: 'error' })

/** An issue that is only reported. */
export const doubtful = <Code extends IssueCode>(
  path: string,
  code: Code,
  ...[values]: ValuesFor<Code>
): ConfigurationIssue => worded({ path, code, values: values ?? {}, severity: 'warning' })

/** An issue with its sentence. */
export const worded = (issue: Omit<ConfigurationIssue, 'message'>): ConfigurationIssue => ({
  ...issue,
  message: sayIssue(issue),
})

/** Whether an issue prevents the import. */
export const isError = ({ severity }: ConfigurationIssue) => severity === 'error'

/** One step of a JSON path: `~` and `/` in a name are escaped as in RFC 6901. */
export const step = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The steps of a JSON path. */
export const stepsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The issues with another path in front of theirs. */
export const under = (path: string, issues: ConfigurationIssue[]): ConfigurationIssue[] =>
  issues.map((issue) => ({ ...issue, path: path + issue.path }))
