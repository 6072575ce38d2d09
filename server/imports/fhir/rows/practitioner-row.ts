import type { RawRow } from '#server/imports/rows/raw-row'
import { createCells } from '../cells.ts'
import type { Doctor } from '../doctors.ts'
import type { Concept, Resource } from '../elements.ts'
import type { Reading } from '../reading.ts'
import type { Found } from '../read/each-resource.ts'
import { keyOf } from '../references.ts'
import { personName } from '../texts/names.ts'
import { photoOf } from '../texts/photo.ts'
import { wordsOf, type Said } from '../texts/said.ts'
import { putNames } from './facility-row.ts'

/**
 * A practitioner with what their roles say of them.
 *
 * @param options.isFacilityRead whether their place is a row too, which says once what is wrong with its city
 */
export function practitionerRow(
  found: Found<'Practitioner'>,
  { work, by }: Doctor,
  facility: RawRow | undefined,
  reading: Reading,
  { isFacilityRead }: { isFacilityRead: boolean },
): RawRow {
  const { resource } = found
  const cells = createCells('practitioners', found, reading.words)
  const sayBy = (said: Said | undefined) => (said ? [{ ...said, by }] : [])
  cells.refer('id', resource.id)
  const city = facility?.cells['city'] ?? ''
  cells.put('city', city ? [{ text: city, path: 'location[0]', by }] : [], { at: 'address' })
  putNames(cells, 'name', personName(resource.name, resource.language))
  cells.put('title_en', sayBy(work.titles.en), { keys: work.codes })
  cells.put('title_ar', sayBy(work.titles.ar), { keys: work.codes })
  cells.put('title_id', sayBy(work.titles.id), { keys: work.codes })
  const { gender } = resource
  cells.put('gender', gender ? [{ text: gender, path: 'gender' }] : [], { at: 'gender' })
  cells.put(
    'speciality',
    work.specialities.map((said) => ({ ...said, by })),
    { at: 'specialty', isKnown: (text) => reading.codes.specialities.find(text) !== undefined },
  )
  cells.put('languages', languagesOf(resource, reading), { at: 'communication' })
  cells.put('years_of_experience', yearsOf(resource, reading.today), { at: 'qualification' })
  const photo = photoOf(resource.photo, keyOf(resource))
  cells.put('photo', photo ? [photo] : [])
  const row = cells.row()
  return isFacilityRead && row.cells['city'] === city ? { ...row, repeats: ['city'] } : row
}

/** The languages spoken as one list. */
function languagesOf({ communication }: Resource<'Practitioner'>, { codes }: Reading): Said[] {
  const spoken = (communication ?? []).map((concept, index) => languageOf(concept, `communication[${index}]`, codes))
  const said = spoken.filter((each) => each !== undefined)
  const [first] = said
  if (!first) return []
  return [{ text: said.map(({ text }) => text).join('; '), path: said.length === 1 ? first.path : 'communication' }]
}

/** A language by its word that is known; `en-US` is English. */
function languageOf(concept: Concept, path: string, codes: Reading['codes']): Said | undefined {
  const said = wordsOf(concept, path).flatMap((each) => [each, { ...each, text: each.text.split(/[-_]/)[0] ?? '' }])
  return said.find(({ text }) => codes.languages.find(text) !== undefined) ?? said[0]
}

/** Whole years since the first qualification. */
function yearsOf({ qualification }: Resource<'Practitioner'>, today: string): Said[] {
  const years = (qualification ?? []).flatMap(({ period }) => Number(/^\d{4}/.exec(period?.start ?? '')?.[0] ?? NaN))
  const first = Math.min(...years.filter(Number.isInteger))
  const since = Number(today.slice(0, 4)) - first
  return Number.isInteger(since) && since >= 0 ? [{ text: String(since), path: 'qualification' }] : []
}
