import type { Resource } from '../elements.ts'

/** An answer to a search: the matches with their addresses, and what was left out of account. */
export type SearchAnswer = {
  base: string
  /** What was asked for, as it was understood. */
  self: string
  next: string | undefined
  matches: readonly Resource[]
  outcome: Resource | undefined
}

/** The Bundle of a search. */
export const toSearchset = ({ base, self, next, matches, outcome }: SearchAnswer): Resource => ({
  resourceType: 'Bundle',
  type: 'searchset',
  link: [{ relation: 'self', url: self }, ...(next === undefined ? [] : [{ relation: 'next', url: next }])],
  entry: [
    ...matches.map((resource) => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    })),
    ...(outcome ? [{ resource: outcome, search: { mode: 'outcome' } }] : []),
  ],
})
