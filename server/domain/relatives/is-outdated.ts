import type { ConsentState } from '#contract/relative-consent'
import type { RelativeRow } from './relative-repository.ts'

/**
 * Whether what a relative was asked, or agreed to, is no longer true after a change: it is another person now, or the open question went to
 * another contact. A refusal stays one, whatever is written since.
 */
export function isOutdated(status: ConsentState, before: RelativeRow, after: RelativeRow): boolean {
  if (status === 'given') return isSomebodyElse(before, after)
  return status === 'asked' && (isSomebodyElse(before, after) || isElsewhere(before, after))
}

/** What was told is told otherwise; what is told for the first time, or no longer, says nothing. */
const isSomebodyElse = (before: RelativeRow, after: RelativeRow) =>
  (['firstName', 'lastName', 'birthday', 'identity'] as const).some(
    (name) => before[name] && after[name] && before[name] !== after[name],
  )

const isElsewhere = (before: RelativeRow, after: RelativeRow) =>
  before.phone !== after.phone || before.email !== after.email
