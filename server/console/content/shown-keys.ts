import type { AppFacts } from '#contract/app-facts'
import type { ClientConfiguration } from '#contract/tenant'

/** Keys of the blocks that the app shows of a tenant: of home in each of its markets and languages, and of header and footer. */
export function shownKeys(configuration: ClientConfiguration, facts: AppFacts | undefined): string[] {
  const { markets, languages, header_block_content_key: header, footer_block_content_key: footer } = configuration
  const home = markets.flatMap((country) => languages.flatMap((language) => facts?.homeKeys(country, language) ?? []))
  return [...new Set([...home, 'footer', header, footer])].filter((key) => key !== '')
}
