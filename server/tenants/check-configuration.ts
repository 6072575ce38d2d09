import { ClientConfiguration } from '#contract/tenant'
import type { AssetFacts } from './asset-rules.ts'
import { ruleIssues } from './configuration-rules.ts'
import { isError, stepsOf, type ConfigurationIssue } from './configuration-issue.ts'
import { repair } from './repair.ts'
import { safeDefaults } from './safe-defaults.ts'
import { schemaIssues } from './schema-issues.ts'

/**
 * Everything wrong with a configuration: where it differs from the contract, and what else must hold of it. What is sound is
 * validated by the rules even where another part is not.
 */
export function configurationIssues(value: unknown, assets: AssetFacts): ConfigurationIssue[] {
  const malformed = schemaIssues(ClientConfiguration, value)
  const touched = malformed.map(({ path }) => stepsOf(path)[0])
  const validated = ruleIssues(wellFormed(value), assets)
  return [...malformed, ...validated.filter(({ path }) => !touched.includes(stepsOf(path)[0]))]
}

/** A configuration of the right form, for judging what it belongs to: whatever has not the form has given way. */
export function wellFormed(value: unknown): ClientConfiguration {
  const sound = repair(value, (part) => schemaIssues(ClientConfiguration, part), { fallbacks: standIns })
  return (sound ?? standIns(undefined)) as ClientConfiguration
}

/** For judging the rest alone: what has no safe default is there, and anything will do. */
const standIns = (value: unknown) => ({
  code: 'unnamed',
  name: { en: 'Unnamed' },
  markets: ['ae'],
  languages: ['en'],
  ...safeDefaults(value),
})

/**
 * Refuses a configuration that is not what the contract and its rules say.
 *
 * @throws Error naming everything that is wrong.
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
