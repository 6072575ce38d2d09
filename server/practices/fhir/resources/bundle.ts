import type { FhirResource } from 'fhir/r4'

/** An answer to a search: the matches with their addresses, and what was left out of account. */
export type SearchAnswer = {
  base: string
  /** What was asked for, as it was understood. */
  self: string
  next: string | undefined
  matches: readonly FhirResource[]
  outcome: FhirResource | undefined
}

/** The Bundle of a search. */
export const toSearchset = ({ base, self, next, matches, outcome }: SearchAnswer): FhirResource => ({
  resourceType: 'Bundle',
  type: 'searchset',
  link: [{ relation: 'self', url: self }, ...(next === undefined ? [] : [{ relation: 'next', url: next }])],
  entry: [
    ...matches.map((resource) => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' as const },
    })),
    ...(outcome ? [{ resource: outcome, search: { mode: 'outcome' as const } }] : []),
  ],
})
