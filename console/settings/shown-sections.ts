import type { Draft } from '#contract/console/drafts'
import { standingAt } from '../draft/draft-query.ts'
import type { Entry, Section } from './entry.ts'

/** The sections and fields that concern the tenant: those of a market that it has, or in which something stands. */
export function shownSections(sections: readonly Section[], draft: Draft): Section[] {
  const { value: markets } = standingAt(draft, '/configuration/markets').held
  const pointers = [...Object.keys(draft.fields), ...draft.changes.map(({ pointer }) => pointer)]
  const isShown = ({ market, at }: Entry) =>
    market === undefined ||
    (Array.isArray(markets) && markets.includes(market)) ||
    pointers.some((pointer) => `${pointer}/`.startsWith(`/configuration${at}/`))
  // Countries with one currency have one fee.
  const isFirst = ({ at }: Entry, index: number, entries: readonly Entry[]) =>
    entries.findIndex((entry) => entry.at === at) === index
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isShown).filter(isFirst) }))
    .filter(({ entries }) => entries.length > 0)
}
