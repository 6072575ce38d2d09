import type { RawRow } from '#server/imports/rows/raw-row'
import { createCells, type SaidBy } from '../cells.ts'
import type { Address, Resource, Telecom } from '../elements.ts'
import type { FoundPlace } from '../places.ts'
import { follow, type Reading } from '../reading.ts'
import { keyOf, type Key } from '../references.ts'
import { addressText, nameOf, type InLanguages } from '../texts/names.ts'
import { wordsOfAll, type Said } from '../texts/said.ts'
import { openingHours } from '../texts/times.ts'
import { facilityIdOf } from './ids.ts'

export type FacilityKey = Key<'Location' | 'Organization'>
type FoundFacility = FoundPlace<'Location' | 'Organization'>

/** A place where somebody works as a row of facilities. What it has not, its organisation lends. */
export function facilityRow(key: FacilityKey, reading: Reading): RawRow | undefined {
  const found = reading.places.get<'Location' | 'Organization'>(key)
  if (!found) return undefined
  const { resource } = found
  const organisation = organisationOf(found, reading)
  const lender = organisation && reading.places.get(organisation)
  const cells = createCells('facilities', found, reading.words)
  cells.refer('id', facilityIdOf(key))
  if (organisation) cells.refer('organisation', organisation.replace(/^Organization\//, ''), 'managingOrganization')
  const { address, path, by } = addressOf(resource) ?? (lender && lentAddress(lender)) ?? noAddress
  cells.put('city', sayBy(by, cityWords(address, path)), {
    at: 'address.city',
    isKnown: (text) => reading.codes.cities.find(text) !== undefined,
  })
  putNames(cells, 'name', nameOf(resource))
  const types = wordsOfAll(resource.type, 'type')
  cells.put('type', builtInType(types), { keys: types.map(({ text }) => text), otherwise: 'clinic' })
  cells.put('area_en', sayBy(by, address?.district ? [{ text: address.district, path: `${path}.district` }] : []))
  const written = addressText(address, path, resource.language)
  cells.put('address_en', sayBy(by, written.en ? [written.en] : []), { at: 'address.line' })
  cells.put('address_ar', sayBy(by, written.ar ? [written.ar] : []))
  const position = resource.resourceType === 'Location' ? resource.position : undefined
  cells.put('lat', degrees(position?.latitude, 'position.latitude'), { at: 'position.latitude' })
  cells.put('lng', degrees(position?.longitude, 'position.longitude'), { at: 'position.longitude' })
  cells.put('phone', phonesOf(resource.telecom))
  const hours = resource.resourceType === 'Location' ? openingHours(resource.hoursOfOperation) : undefined
  cells.put('opening_hours', hours ? [hours] : [], { at: 'hoursOfOperation' })
  return cells.row()
}

/** Who runs a place. */
export function organisationOf(found: FoundFacility, reading: Reading): Key<'Organization'> | undefined {
  const { resource } = found
  return resource.resourceType === 'Location'
    ? follow(reading, found, 'managingOrganization', resource.managingOrganization, ['Organization'])
    : follow(reading, found, 'partOf', resource.partOf, ['Organization'])
}

/** Puts a text in our languages into its three columns. */
export function putNames(cells: ReturnType<typeof createCells>, column: string, texts: InLanguages, at = column): void {
  cells.put(`${column}_en`, texts.en ? [texts.en] : [], { at })
  cells.put(`${column}_ar`, texts.ar ? [texts.ar] : [])
  cells.put(`${column}_id`, texts.id ? [texts.id] : [])
}

/** Phones, the preferred one first. */
export const phonesOf = (telecom: readonly Telecom[] | undefined): Said[] =>
  (telecom ?? [])
    .map(({ system, value, rank = Infinity }, index) => ({
      system,
      rank,
      text: value,
      path: `telecom[${index}].value`,
    }))
    .filter(({ system }) => system === 'phone')
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .flatMap(({ text, path }) => (text ? [{ text, path }] : []))

type Located = { address: Address | undefined; path: string; by?: SaidBy['by'] }
const noAddress: Located = { address: undefined, path: 'address' }

function addressOf(resource: Resource<'Location' | 'Organization'>): Located | undefined {
  if (resource.resourceType === 'Location') return resource.address && { address: resource.address, path: 'address' }
  const [address] = resource.address ?? []
  return address && { address, path: 'address[0]' }
}

function lentAddress(lender: FoundPlace<'Organization'>): Located | undefined {
  const located = addressOf(lender.resource)
  return located && { ...located, by: { file: lender.file, line: lender.line, name: keyOf(lender.resource) } }
}

const sayBy = (by: SaidBy['by'], said: readonly Said[]): SaidBy[] => said.map((each) => (by ? { ...each, by } : each))

const cityWords = (address: Address | undefined, path: string): Said[] =>
  (['city', 'district', 'state'] as const).flatMap((part) => {
    const text = address?.[part]
    return text ? [{ text, path: `${path}.${part}` }] : []
  })

const degrees = (value: number | undefined, path: string): Said[] =>
  value === undefined ? [] : [{ text: Number(value.toFixed(6)).toString(), path }]

/** Codes of HL7's list of places (v3-RoleCode) that are hospitals. */
const hospitals = ['HOSP', 'GACH', 'MHSP', 'PSYCHF', 'RH', 'CHR']

const builtInType = (types: readonly Said[]): Said[] =>
  types.flatMap(({ text, path }) => (hospitals.includes(text) ? [{ text: 'hospital', path }] : []))
