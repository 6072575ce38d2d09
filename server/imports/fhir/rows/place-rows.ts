import type { RawRow } from '#server/imports/rows/raw-row'
import { createCells } from '../cells.ts'
import type { FoundPlace } from '../places.ts'
import { follow, type Reading } from '../reading.ts'
import { keyOf, type Key } from '../references.ts'
import { nameOf } from '../texts/names.ts'
import { phonesOf, putNames } from './facility-row.ts'

/** Who runs facilities. */
export function organisationRow(found: FoundPlace<'Organization'>, { words, codes }: Reading): RawRow {
  const { resource } = found
  const cells = createCells('organisations', found, words)
  cells.refer('id', resource.id)
  const countries = countriesOf(found).filter(({ text }) => codes.countries.find(text))
  // It is only needed to read the phone by.
  cells.put('country', countries)
  putNames(cells, 'name', nameOf(resource))
  cells.put('phone', phonesOf(resource.telecom))
  return cells.row()
}

const countriesOf = ({ resource: { address } }: FoundPlace<'Organization'>) =>
  (address ?? []).flatMap(({ country }, index) =>
    country ? [{ text: country, path: `address[${index}].country` }] : [],
  )

/** An organisation that has plans. */
export function insurerRow(found: FoundPlace<'Organization'>, { words, codes }: Reading): RawRow {
  const cells = createCells('insurers', found, words)
  cells.refer('id', found.resource.id)
  putNames(cells, 'name', nameOf(found.resource))
  cells.put('countries', countriesOf(found), {
    at: 'address[0].country',
    isKnown: (text) => codes.countries.find(text) !== undefined,
  })
  return cells.row()
}

/** Whose plan it is. */
export const insurerOf = (found: FoundPlace<'InsurancePlan'>, reading: Reading): Key<'Organization'> | undefined =>
  follow(reading, found, 'ownedBy', found.resource.ownedBy, ['Organization']) ??
  follow(reading, found, 'administeredBy', found.resource.administeredBy, ['Organization'])

export function planRow(
  found: FoundPlace<'InsurancePlan'>,
  insurer: Key<'Organization'> | undefined,
  { words }: Reading,
): RawRow {
  const cells = createCells('plans', found, words)
  cells.refer('id', found.resource.id)
  const id = insurer?.replace(/^Organization\//, '') ?? ''
  cells.put('insurer', id ? [{ text: id, path: 'ownedBy' }] : [], { at: 'ownedBy' })
  const { en } = nameOf(found.resource)
  cells.put('name', en ? [en] : [], { at: 'name' })
  return cells.row()
}

/** Plans in use by the networks of those who accept them. */
export function plansByNetwork(reading: Reading): ReadonlyMap<Key, readonly Key<'InsurancePlan'>[]> {
  const plans = new Map<Key, Key<'InsurancePlan'>[]>()
  for (const found of reading.places.all('InsurancePlan')) {
    if (reading.unused.has(keyOf(found.resource))) continue
    for (const [index, reference] of (found.resource.network ?? []).entries()) {
      const network = follow(reading, found, `network[${index}]`, reference, ['Organization'])
      if (network) plans.set(network, [...(plans.get(network) ?? []), keyOf(found.resource)])
    }
  }
  return plans
}
