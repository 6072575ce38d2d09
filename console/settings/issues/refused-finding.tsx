import type { ReactNode } from 'react'
import type { ChangesRefused } from '#contract/console/drafts'
import { Problem } from '#contract/problem'
import { IssueSentence } from './issue-sentence.tsx'

/** What the platform found in a change that it did not store, in the language of the console; undefined for any other failure. */
export function refusedFinding(failure: unknown): ReactNode | undefined {
  if (!(failure instanceof Problem) || failure.code !== 'validation_failed') return undefined
  const [finding] = (failure.details as ChangesRefused | undefined)?.findings ?? []
  return finding && <IssueSentence of={finding} />
}
