import { ClientConfiguration } from '#contract/tenant'
import type { AssetFacts } from './asset-rules.ts'
import { ruleFindings } from './configuration-rules.ts'
import { isError, wrong, type Finding } from './finding.ts'
import { repair } from './repair.ts'
import { schemaFindings } from './schema-findings.ts'

/** A configuration the app can stand on, or none, and what was wrong with the stored one. */
export type Usable = { configuration: ClientConfiguration | undefined; findings: Finding[] }

/**
 * Reads a stored configuration: each part that is missing or wrong gives way to a safe default and is told of. Without a name,
 * a market or a language the tenant cannot be used (E02, S04).
 */
export function usableConfiguration(code: string, stored: unknown, assets: AssetFacts): Usable {
  const findings: Finding[] = []
  const errorsIn = (value: unknown) => {
    const malformed = schemaFindings(ClientConfiguration, value)
    return malformed.length > 0 ? malformed : ruleFindings(value as ClientConfiguration, assets).filter(isError)
  }
  const named = withCode(code, stored, findings)
  const configuration = repair(named, errorsIn, { onRepaired: (finding) => findings.push(finding) })
  return { configuration: configuration as ClientConfiguration | undefined, findings }
}

/** The row says whose configuration it is. */
function withCode(code: string, stored: unknown, findings: Finding[]): unknown {
  if (typeof stored !== 'object' || stored === null || (stored as { code?: unknown }).code === code) return stored
  findings.push(wrong('/code', `must be "${code}"`))
  return { ...stored, code }
}
