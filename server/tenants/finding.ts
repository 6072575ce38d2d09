/** Something wrong with a tenant: where, as a JSON path (`/theme/seed`), and what, in plain words. */
export type Finding = {
  path: string
  message: string
  /** An error keeps the tenant from being taken in; a warning only says that something may not be meant. */
  severity: 'error' | 'warning'
}

/** A finding that refuses the tenant. */
export const wrong = (path: string, message: string): Finding => ({ path, message, severity: 'error' })

/** A finding that is told and no more. */
export const doubtful = (path: string, message: string): Finding => ({ path, message, severity: 'warning' })

export const isError = ({ severity }: Finding) => severity === 'error'

/** One step of a JSON path: `~` and `/` in a name are escaped as RFC 6901 says. */
export const step = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The steps of a JSON path. */
export const stepsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The findings under another path. */
export const under = (path: string, findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, path: path + finding.path }))
