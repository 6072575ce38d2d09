import type { Country } from '#contract/locale'
import { createCodeList, type CodeList } from './code-list.ts'

export type CityCode = { id: number; slug: string; country: Country; timeZone: string }
export type SpecialityCode = { id: number; slug: string; topics: readonly string[] }

/** What entries of a country go by. */
export type CountryFacts = { currency: string; timeZone: string }

/** The lists that texts of a source are matched to. An import may extend countries, cities and specialities. */
export type Codes = {
  countries: CodeList<Country>
  cities: CodeList<CityCode>
  specialities: CodeList<SpecialityCode>
  languages: CodeList<string>
  tenants: CodeList<string>
  /** What the directory has of each of its countries. */
  known: Map<Country, CountryFacts>
}
/** Names of the lists, as `mapping.csv` has them. */
export const listNames = ['countries', 'cities', 'specialities', 'languages', 'tenants'] as const
export type ListName = (typeof listNames)[number]

/** Names of a source's own for entries of our lists. */
export type Mappings = Readonly<Partial<Record<ListName, ReadonlyMap<string, string>>>>

/** Empty lists with the source's own names. */
export const createCodes = (mappings: Mappings): Codes => ({
  countries: createCodeList(mappings.countries),
  cities: createCodeList(mappings.cities),
  specialities: createCodeList(mappings.specialities),
  languages: createCodeList(mappings.languages),
  tenants: createCodeList(mappings.tenants),
  known: new Map(),
})
