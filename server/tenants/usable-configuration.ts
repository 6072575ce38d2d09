import { ClientConfiguration } from '#contract/tenant'
import type { AssetFacts } from './asset-rules.ts'
import { ruleIssues } from './configuration-rules.ts'
import { isError, wrong, type ConfigurationIssue } from './configuration-issue.ts'
import { repair } from './repair.ts'
import { schemaIssues } from './schema-issues.ts'

/** A configuration the app can use, or undefined, with the issues of the stored one. */
export type Usable = { configuration: ClientConfiguration | undefined; issues: ConfigurationIssue[] }

/**
 * Reads a stored configuration: each missing or invalid part is replaced by a safe default and reported. Without a name, a
 * market or a language the tenant cannot be used (E02, S04).
 */
export function usableConfiguration(code: string, stored: unknown, assets: AssetFacts): Usable {
  const issues: ConfigurationIssue[] = []
  const errorsIn = (value: unknown) => {
    const malformed = schemaIssues(ClientConfiguration, value)
    return malformed.length > 0 ? malformed : ruleIssues(value as ClientConfiguration, assets).filter(isError)
  }
  const named = withCode(code, stored, issues)
  const configuration = repair(named, errorsIn, { onRepaired: (issue) => issues.push(issue) })
  return { configuration: configuration as ClientConfiguration | undefined, issues }
}

/** The row decides whose configuration it is. */
function withCode(code: string, stored: unknown, issues: ConfigurationIssue[]): unknown {
  if (typeof stored !== 'object' || stored === null || (stored as { code?: unknown }).code === code) return stored
  issues.push(wrong('/code', 'codeFixed', { code }))
  return { ...stored, code }
}
