import type { Replaced } from '#server/domain/practices/replace-busy'
import type { FhirResource } from 'fhir/r4'
import { toOutcome, type Issue } from './operation-outcome.ts'

/** What became of a transaction: an answer to each of its entries in their order, that to a Schedule with what is to be said. */
export const toTransactionResponse = (entries: number, replaced: ReadonlyMap<number, Replaced>): FhirResource => ({
  resourceType: 'Bundle',
  type: 'transaction-response',
  entry: Array.from({ length: entries }, (_, index) => {
    const of = replaced.get(index)
    return { response: { status: '200 OK', ...(of && { outcome: toOutcome(issuesOf(of)) }) } }
  }),
})

const issuesOf = ({ applied, knownAt, trustedUntil, busy, conflicts }: Replaced): Issue[] => [
  applied
    ? {
        ...{ severity: 'information', type: 'informational' },
        text: `${busy} busy times are known as of ${knownAt.toISOString()} and believed until ${trustedUntil.toISOString()}`,
      }
    : {
        ...{ severity: 'warning', type: 'conflict' },
        text: `Nothing was changed: what is known is newer, of ${knownAt.toISOString()}`,
      },
  ...conflicts.map(({ number }): Issue => ({
    ...{ severity: 'warning', type: 'conflict' },
    text: `Appointment/${number} stands in a busy time, and stays`,
  })),
]
