import type { InsuranceHit } from '#contract/directory'
import { relation, type IndexDefinition } from '../index-definition.ts'
import { attributesOf } from './attributes.ts'
import { isInsurerShownTo } from '#server/directory/visibility/rule'
import { ownOf } from '#server/directory/visibility/scope'
import { tenantColumn } from './tenant-column.ts'

export type InsuranceDocument = { hit: InsuranceHit; id_name: string }

const hitOf = ({ hit }: InsuranceDocument) => hit

/** How insurers are searched: by name, then by the names of their plans. */
export const insuranceDefinition: IndexDefinition<InsuranceDocument> = {
  hit: ({ hit }, viewer) => (viewer ? { ...hit, whitelabels: ownOf(hit.whitelabels, viewer) } : hit),
  isPublished: () => true,
  seenBy: (document, viewer) => (isInsurerShownTo(document.hit, viewer) ? document : undefined),
  searched: [
    { name: ({ hit }) => hit.name, arabic_name: ({ hit }) => hit.arabic_name, id_name: ({ id_name }) => id_name },
    { plans: ({ hit }) => hit.plans.map(({ name }) => name) },
  ],
  ignoredWords: new Set(),
  columns: attributesOf(hitOf, ['name', 'slug', 'value', 'countryCode']),
  identifiers: attributesOf(hitOf, ['objectID', 'id']),
  ownColumns: { whitelabels: ({ hit }) => tenantColumn(hit.whitelabels) },
  nested: {
    plans: relation(({ hit }) => hit.plans, { id: ({ id }) => id, name: ({ name }) => name }),
  },
  points: () => [],
  rank: ({ hit }) => [Number(hit.id)],
  highlighted: ['name', 'arabic_name'],
}
