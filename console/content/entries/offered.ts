import { languages, type Country, type Language } from '#contract/locale'
import type { Draft } from '#contract/console/drafts'
import { standingAt } from '#console/draft/draft-query.ts'

/** The languages of the tenant, as the draft has them. */
export function spokenIn(draft: Draft): Language[] {
  const { value } = standingAt(draft, '/configuration/languages').held
  return languages.filter((language) => Array.isArray(value) && value.includes(language))
}

/** The markets of the tenant, as the draft has them. */
export function marketsIn(draft: Draft): Country[] {
  const { value } = standingAt(draft, '/configuration/markets').held
  return Array.isArray(value) ? value.filter((market) => typeof market === 'string') : []
}
