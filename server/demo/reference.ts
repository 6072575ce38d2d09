import type { OpenDatabase } from '../db/open.ts'
import { countryRows } from './countries.ts'
import { insertRows } from '../db/insert-rows.ts'
import { demoInsurers } from './insurers.ts'
import { demoCities } from './places/cities.ts'
import { demoSpecialities } from './specialities/all.ts'

/** Writes the lists that every directory uses: countries, cities and specialities. */
export const insertReferenceLists = (open: OpenDatabase): Promise<void> =>
  insertRows(open, [
    ['countries', countryRows],
    ['cities', demoCities.map(({ areas: _areas, weight: _weight, ...city }) => city)],
    ['specialities', specialityRows()],
  ])

/** Ends of addresses of the cities and specialities that every database has; others were added by an import. */
export const shippedLists = {
  cities: demoCities.map(({ slug }) => slug),
  specialities: demoSpecialities.map(({ slug }) => slug),
}

/** Writes the reference data of the demo: the lists, insurers and their plans. */
export async function insertReference(open: OpenDatabase): Promise<void> {
  await insertReferenceLists(open)
  await insertRows(open, [
    [
      'insurers',
      demoInsurers.map(({ plans: _plans, weight: _weight, ...insurer }) => ({
        ...insurer,
        whitelabels: shownBy(insurer.slug),
      })),
    ],
    ['insurance_plans', demoInsurers.flatMap(({ id, plans }) => plans.map((plan) => ({ ...plan, insurerId: id })))],
  ])
}

/** What no insurer pays for is not in the insurer's app. */
const unpaid = ['plastic-surgery']

/** An insurer's own app shows no other insurer. */
const shownBy = (slug: string): string[] => (slug === 'sadeem' ? [] : ['patientweb', 'hospital'])

function specialityRows() {
  return demoSpecialities.map(
    (
      { id, slug, name: [nameEn, nameAr, nameId], practitioners: [en, ar, indonesian], synonyms, topics, icon },
      index,
    ) => ({
      id,
      slug,
      nameEn,
      nameAr,
      nameId,
      practitioners: { en, ar, id: indonesian },
      synonyms,
      topics: topics.map(([english, arabic, bahasa]) => ({ en: english, ar: arabic, id: bahasa })),
      icon,
      rank: index + 1,
      whitelabels: unpaid.includes(slug) ? ['patientweb', 'hospital'] : [],
    }),
  )
}
