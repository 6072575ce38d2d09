import { ClientConfiguration } from '#contract/tenant'
import type { AssetFacts } from './asset-rules.ts'
import { ruleIssues } from './configuration-rules.ts'
import { isError, stepsOf, type ConfigurationIssue } from './configuration-issue.ts'
import { repair } from './repair.ts'
import { safeDefaults } from './safe-defaults.ts'
import { schemaIssues } from './schema-issues.ts'

/**
 * All issues of a configuration: violations of the contract, and of the rules beyond it. Valid parts are checked by the rules
 * even where another part is invalid.
 */
export function configurationIssues(value: unknown, assets: AssetFacts): ConfigurationIssue[] {
  const malformed = schemaIssues(ClientConfiguration, value)
  const touched = malformed.map(({ path }) => stepsOf(path)[0])
  const validated = ruleIssues(wellFormed(value), assets)
  return [...malformed, ...validated.filter(({ path }) => !touched.includes(stepsOf(path)[0]))]
}

/** A configuration that matches the contract, for checking content against it: invalid parts are replaced or removed. */
export function wellFormed(value: unknown): ClientConfiguration {
  const sound = repair(value, (part) => schemaIssues(ClientConfiguration, part), { fallbacks: standIns })
  return (sound ?? standIns(undefined)) as ClientConfiguration
}

/** Placeholders for required parts without a safe default, so that the rest can be checked. */
const standIns = (value: unknown) => ({
  code: 'unnamed',
  name: { en: 'Unnamed' },
  markets: ['ae'],
  languages: ['en'],
  ...safeDefaults(value),
})

/**
 * Refuses a configuration that violates the contract or its rules.
 *
 * @throws Error listing every issue.
 */
export function checkConfiguration(
  configuration: unknown,
  assets: AssetFacts,
): asserts configuration is ClientConfiguration {
  const errors = configurationIssues(configuration, assets).filter(isError)
  if (errors.length === 0) return
  throw new Error(
    ['Tenant configuration:', ...errors.map(({ path, message }) => `${path || '/'} ${message}`)].join('\n'),
  )
}
