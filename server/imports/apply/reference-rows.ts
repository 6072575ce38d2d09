import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { regionOf } from '#contract/locale'
import { cities, countries, specialities } from '#server/db/schema/reference'
import type { Codes } from '../codes/codes.ts'
import type { Values } from '../kinds/kinds.ts'
import { callingCodeOf } from '../values/country-code.ts'
import { nextId } from './apply-entries.ts'
import { rowsOf } from './rows-of.ts'
import { baseOf } from './slugs-for.ts'
import { upsertRows } from './upsert-rows.ts'

/** In place of the run until it is begun: a source that only checks begins none. */
const underWay = 0

/** Notes the run that added what was added since, and says whether there was anything. */
export async function markAdded(tx: Database, run: number): Promise<boolean> {
  const lists = [countries, cities, specialities]
  let isAny = false
  for (const list of lists) {
    const rows = await tx.update(list).set({ addedByRun: run }).where(eq(list.addedByRun, underWay)).returning()
    isAny ||= rows.length > 0
  }
  return isAny
}

/** Adds a country to the list, unless it is there; it is known from the next row on. */
export async function addCountry(tx: Database, codes: Codes, values: Values['countries']): Promise<void> {
  const { id: code, currency, time_zone: timeZone, name_en, name_ar = '', name_id = '' } = values
  if (codes.known.has(code)) return
  await tx.insert(countries).values({
    ...{ code, currency, timeZone, callingCode: callingCodeOf(code), addedByRun: underWay },
    ...{ nameEn: name_en, nameAr: name_ar || name_en, nameId: name_id || name_en },
  })
  codes.known.set(code, { currency, timeZone })
  codes.countries.add(code, [...namesIn(values), regionOf(code)])
}

/** Adds a city to the list, unless its name is in use; it is known from the next row on. */
export async function addCity(tx: Database, codes: Codes, values: Values['cities']): Promise<void> {
  const slug = baseOf(values.id)
  if (codes.cities.find(values.id) || slug === '') return
  const id = await nextId(tx, 'cities')
  await upsertRows(tx, 'cities', [
    {
      ...{ id, slug, country_code: values.country, lat: values.lat, lng: values.lng, time_zone: values.time_zone },
      ...{ name_en: values.name_en, name_ar: values.name_ar ?? '', name_id: values.name_id ?? '' },
      added_by_run: underWay,
    },
  ])
  const { country, time_zone: timeZone } = values
  codes.cities.add({ id, slug, country, timeZone }, namesIn(values))
}

/** Adds a speciality to the list, unless its name is in use. */
export async function addSpeciality(tx: Database, codes: Codes, values: Values['specialities']): Promise<void> {
  const slug = baseOf(values.id)
  if (codes.specialities.find(values.id) || slug === '') return
  const id = await nextId(tx, 'specialities')
  const { doctors_en: en, doctors_ar: ar, doctors_id: indonesian } = values
  await upsertRows(tx, 'specialities', [
    {
      ...{ id, slug, name_en: values.name_en, name_ar: values.name_ar ?? '', name_id: values.name_id ?? '' },
      practitioners: { en, ...(ar && { ar }), ...(indonesian && { id: indonesian }) },
      synonyms: { en: values.synonyms_en ?? [], ar: values.synonyms_ar ?? [], id: values.synonyms_id ?? [] },
      ...{ topics: [], icon: 'stethoscope', rank: id, whitelabels: [], added_by_run: underWay },
    },
  ])
  codes.specialities.add({ id, slug, topics: [] }, namesIn(values))
}

const namesIn = (values: {
  id: string
  name_en: string
  name_ar?: string | undefined
  name_id?: string | undefined
}) => [...[values.id, values.name_en], ...[values.name_ar, values.name_id].flatMap((name) => name ?? [])]

/** Currencies by country. */
export async function readCurrencies(tx: Database): Promise<(country: string) => string> {
  const rows = await rowsOf<{ code: string; currency: string }>(tx, sql`select code, currency from countries`)
  const currencies = new Map(rows.map(({ code, currency }) => [code, currency]))
  return (country) => currencies.get(country) ?? ''
}
