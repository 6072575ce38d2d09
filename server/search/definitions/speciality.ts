import type { SpecialityHit } from '#contract/directory'
import { ownOf } from '#server/directory/visibility/scope'
import type { IndexDefinition } from '../index-definition.ts'
import { attributesOf } from './attributes.ts'
import { tenantColumn } from './tenant-column.ts'

export type SpecialityDocument = { hit: SpecialityHit; otherWords: readonly string[] }

const hitOf = ({ hit }: SpecialityDocument) => hit

/**
 * How specialities are searched: by name in the document's own language, then by other names and everyday words in every
 * language.
 */
export const specialityDefinition: IndexDefinition<SpecialityDocument> = {
  hit: ({ hit }, viewer) => (viewer ? { ...hit, whitelabels: ownOf(hit.whitelabels, viewer) } : hit),
  isPublished: () => true,
  searched: [
    { speciality: ({ hit }) => hit.speciality, practitioners: ({ hit }) => hit.practitioners },
    { synonyms: ({ otherWords }) => otherWords },
  ],
  ignoredWords: new Set('dr doctor doctors dokter د دكتور دكتوره طبيب'.split(' ')),
  columns: attributesOf(hitOf, ['speciality', 'label', 'language_code', 'slug', 'rank']),
  identifiers: attributesOf(hitOf, ['objectID', 'id']),
  ownColumns: { whitelabels: ({ hit }) => tenantColumn(hit.whitelabels) },
  nested: {},
  points: () => [],
  rank: ({ hit }) => [hit.rank, Number(hit.id)],
  highlighted: ['speciality'],
}
