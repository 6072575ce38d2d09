import { isSupportedCountry } from 'libphonenumber-js/max'
import { codeRegionsOf } from '#contract/code-regions'
import { regionOf } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import { doubtful, wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** Issues of the countries to which codes are texted: they must exist, and include the tenant's markets. */
export function codeIssues({ code_rules, markets }: ClientConfiguration): ConfigurationIssue[] {
  const served = codeRegionsOf({ code_rules, markets })
  const unknown = (code_rules?.countries ?? []).flatMap((country, index) =>
    isSupportedCountry(country) ? [] : [wrong(`/code_rules/countries/${index}`, 'noPhones', { country, code: 'GB' })],
  )
  const without = markets.map(regionOf).filter((region) => !served.includes(region))
  return [...unknown, ...without.map((region) => doubtful('/code_rules/countries', 'noCodes', { country: region }))]
}
