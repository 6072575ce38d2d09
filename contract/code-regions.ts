import type { CodeRules } from '#contract/code-rules'
import { regionOf, type Country } from '#contract/locale'

/**
 * Countries in which most of our patients live and in which a text message has a normal price; countries known for paid-message
 * fraud are not among them. A tenant that has patients elsewhere names its own.
 */
const usual = (
  'AE SA BH KW OM QA EG JO LB TR IN PK ID MY SG BN TH JP KR AU NZ US CA GB IE FR DE AT CH NL BE LU ES PT IT GR CY MT ' +
  'DK SE NO FI IS PL CZ ZA'
).split(' ')

/** Countries, as ISO 3166 codes, to whose numbers a tenant texts codes: its own list, else its markets and the usual ones. */
export function codeRegionsOf(tenant: {
  code_rules?: CodeRules | undefined
  markets: readonly Country[]
}): readonly string[] {
  return tenant.code_rules?.countries ?? [...new Set([...tenant.markets.map(regionOf), ...usual])]
}
