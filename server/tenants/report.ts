import { isError, type ConfigurationIssue } from './configuration-issue.ts'
import type { Tools } from './tools.ts'

/** Says that there is no such tenant; returns the exit code. */
export function unknown(code: string, { say }: Tools): 1 {
  say(`There is no tenant "${code}". These there are: npm run tenant -- list`)
  return 1
}

/** Prints every issue with its path; returns 1 where one of them is an error. */
export function report(issues: ConfigurationIssue[], { say }: Tools, praise?: string): 0 | 1 {
  for (const issue of issues) {
    say(`${isError(issue) ? 'error  ' : 'warning'}  ${issue.path || 'tenant.json'}  ${issue.message}`)
  }
  const errors = issues.filter(isError).length
  const warnings = issues.length - errors
  if (errors > 0) say(errors === 1 ? 'One problem.' : `${errors} problems.`)
  else if (praise && warnings > 0)
    say(`It can be taken in, with ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`)
  else if (praise) say(praise)
  return errors > 0 ? 1 : 0
}
