import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database'
import type { KindName } from '../kinds/kind-names.ts'
import type { Row, Values } from '../kinds/kinds.ts'
import { applyEntries, readExisting, type Entry } from './apply-entries.ts'
import { facilityEntry, insurerEntry, organisationEntry, planEntry } from './place-entries.ts'
import { entryTables, type EntryKind, type Run } from './run.ts'
import { baseOf, slugsFor } from './slugs-for.ts'

/** Kinds of which there are few enough for the memory. */
const placeKinds = ['insurers', 'plans', 'organisations', 'facilities'] as const
type PlaceKind = (typeof placeKinds)[number]
type Collected = { [Kind in PlaceKind]: Values[Kind][] } & { accepted: Map<string, string[]> }

/** Plans that a whole facility accepts, rather than one of its doctors. */
type FacilityPlan = { kind: 'accepted_plans'; values: { practitioner?: undefined } }
type PlaceRow = Extract<Row, { kind: PlaceKind }> | (Extract<Row, { kind: 'accepted_plans' }> & FacilityPlan)

/** Collects the rows that are no doctors'. */
export function createPlaces() {
  const collected: Collected = { insurers: [], plans: [], organisations: [], facilities: [], accepted: new Map() }
  return {
    collected,
    takes: (row: Row): row is PlaceRow =>
      row.kind === 'accepted_plans'
        ? row.values.practitioner === undefined
        : placeKinds.some((kind) => kind === row.kind),
    add: (row: PlaceRow) => {
      if (row.kind === 'accepted_plans') {
        const { facility, plan } = row.values
        collected.accepted.set(facility, [...(collected.accepted.get(facility) ?? []), plan])
      } else if (row.kind === 'insurers') collected.insurers.push(row.values)
      else if (row.kind === 'plans') collected.plans.push(row.values)
      else if (row.kind === 'organisations') collected.organisations.push(row.values)
      else collected.facilities.push(row.values)
    },
  }
}

/** Brings insurers, plans, organisations and facilities to what the source says. Returns what doctors refer to. */
export async function applyPlaces(
  tx: Database,
  run: Run,
  kinds: ReadonlySet<KindName>,
  { collected }: ReturnType<typeof createPlaces>,
  pictureOf: (path: string) => Promise<string>,
) {
  const known = async (kind: EntryKind) => {
    const existing = await readExisting(tx, run.source, entryTables[kind])
    return new Map([...existing.values()].flatMap(({ source_id, id, hidden }) => (hidden ? [] : [[source_id, id]])))
  }
  const insurers = kinds.has('insurers')
    ? await applyEntries(
        tx,
        run,
        'insurers',
        collected.insurers.map((each) => insurerEntry(each, slugOf(run, each))),
      )
    : await known('insurers')
  const plans = kinds.has('plans')
    ? await applyEntries(
        tx,
        run,
        'plans',
        collected.plans.map((each) => planEntry(each, insurers)),
      )
    : await known('plans')
  const entries: Entry[] = []
  for (const each of collected.organisations) entries.push(await organisationEntry(each, pictureOf))
  const organisations = kinds.has('organisations')
    ? await applyEntries(tx, run, 'organisations', entries)
    : await known('organisations')
  const lentBy = new Map(
    entries.map(({ sourceId, columns }) => [
      sourceId,
      { phone: String(columns['phone']), logo: String(columns['logo']) },
    ]),
  )
  const plansOf = new Map(
    [...collected.accepted].map(([facility, own]) => [facility, own.flatMap((plan) => plans.get(plan) ?? [])]),
  )
  if (!kinds.has('facilities')) return { facilities: await known('facilities'), plans, plansOf }
  const slugs = await slugsFor(
    tx,
    'facilities',
    collected.facilities.map(({ name_en, city }) => ({
      name: `${name_en} ${city.slug}`,
      country: city.country,
      // Their place in the file may be that of another source's facility of the same name.
      suffix: randomUUID().slice(0, 8),
    })),
  )
  const facilities = []
  for (const [index, each] of collected.facilities.entries())
    facilities.push(
      await facilityEntry(each, {
        ...{ organisations, lentBy, pictureOf, plans: plansOf.get(each.id) ?? [] },
        slug: slugs[index] ?? '',
      }),
    )
  return { facilities: await applyEntries(tx, run, 'facilities', facilities), plans, plansOf }
}

/** Unlike those of other sources. */
const slugOf = ({ source }: Run, { id, name_en }: Values['insurers']) =>
  [baseOf(name_en), baseOf(`${source}-${id}`)].filter(Boolean).join('-')
