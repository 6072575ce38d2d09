import type { CodeRules } from '#contract/code-rules'
import { regionOf, type Country } from '#contract/locale'

/**
 * Whose visitors and residents our patients mostly are, and where a text message costs what it should: countries that are known
 * for messages that somebody earns by are not among them. A tenant that has patients elsewhere names its own.
 */
const usual = (
  'AE SA BH KW OM QA EG JO LB TR IN PK ID MY SG BN TH JP KR AU NZ US CA GB IE FR DE AT CH NL BE LU ES PT IT GR CY MT ' +
  'DK SE NO FI IS PL CZ ZA'
).split(' ')

/** Countries, as ISO 3166 has them, whose numbers a tenant texts codes to: its own list, else its markets and the usual ones. */
export function codeRegionsOf(tenant: {
  code_rules?: CodeRules | undefined
  markets: readonly Country[]
}): readonly string[] {
  return tenant.code_rules?.countries ?? [...new Set([...tenant.markets.map(regionOf), ...usual])]
}
