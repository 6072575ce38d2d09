/** Something wrong with a tenant: where, as a JSON path (`/theme/seed`), and what, in plain words. */
export type ConfigurationIssue = {
  path: string
  message: string
  /** An error keeps the tenant from being taken in; a warning only says that something may not be meant. */
  severity: 'error' | 'warning'
}

/** An issue that refuses the tenant. */
export const wrong = (path: string, message: string): ConfigurationIssue => ({ path, message, severity: 'error' })

/** An issue that is told and no more. */
export const doubtful = (path: string, message: string): ConfigurationIssue => ({ path, message, severity: 'warning' })

export const isError = ({ severity }: ConfigurationIssue) => severity === 'error'

/** One step of a JSON path: `~` and `/` in a name are escaped as RFC 6901 says. */
export const step = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The steps of a JSON path. */
export const stepsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The issues under another path. */
export const under = (path: string, issues: ConfigurationIssue[]): ConfigurationIssue[] =>
  issues.map((issue) => ({ ...issue, path: path + issue.path }))
