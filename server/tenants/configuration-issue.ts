/** An issue of a tenant: where, as a JSON path (`/theme/seed`), and what, in plain words. */
export type ConfigurationIssue = {
  path: string
  message: string
  /** An error prevents the import of the tenant; a warning points at something that may be a mistake. */
  severity: 'error' | 'warning'
}

/** An issue that prevents the import. */
export const wrong = (path: string, message: string): ConfigurationIssue => ({ path, message, severity: 'error' })

/** An issue that is only reported. */
export const doubtful = (path: string, message: string): ConfigurationIssue => ({ path, message, severity: 'warning' })

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
