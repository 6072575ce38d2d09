import type { SearchAnswer, SearchIndex, SearchParams } from '#contract/search'
import type { OpenDatabase } from '#server/db/open'
import { readLastRun } from '#server/directory/last-run'
import type { BusySpan } from '#server/directory/busy-span'
import { readBusyTimes, type BusyTimes } from '#server/directory/busy-times'
import type { Scope } from '#server/directory/visibility/scope'
import { buildIndexes, readDoctorDocuments, type Indexes } from './build-indexes.ts'
import type { DoctorDocument } from './definitions/doctor.ts'
import type { EmbeddedIndex } from './embedded-index.ts'
import type { QueryRules } from './query-rules.ts'
import type { Condition } from './filters/filter.ts'
import { workingBetween } from './time-window.ts'
import { createTurns, type Turns, type Waiting, type Work } from './turns.ts'
import { shownToTenant } from './definitions/tenant-column.ts'
import type { Viewer } from './viewer.ts'
import { createViewers } from './viewers.ts'

/** Options of the protocol of our own (C72): the country, video only, or doctors who work between two instants. */
export type SearchOptions = {
  country_code?: string | undefined
  fg_online?: boolean | undefined
  start_time?: Date | undefined
  end_time?: Date | undefined
}

/** The search: indexes in this process by default, or a service with the same protocol. */
export type SearchEngine = {
  /**
   * Answers one query (C70), in its turn.
   *
   * @throws Problem `validation_failed` for an invalid filter, facet or position, `unavailable` where too many wait.
   */
  search(
    index: SearchIndex,
    params: SearchParams,
    request?: { scope?: Scope; options?: SearchOptions; waiting?: Waiting },
  ): Promise<SearchAnswer>
  /** The number of documents in an index. */
  size(index: SearchIndex): number
  /** Reads changed practitioners again; deleted and unpublished ones leave the index. */
  followPractitioners(ids: readonly number[]): Promise<void>
  /** Reads again who is away, booked or held, and updates availability where that changed. */
  followAvailability(): Promise<void>
  /** Builds every index again where an import has changed the directory since; queries use the former ones meanwhile. */
  followDirectory(): Promise<void>
}

/**
 * Builds every index from the database. At thirty thousand practitioners this takes some seconds, in pieces, so that a running
 * server keeps answering.
 */
export async function createSearchEngine(
  database: OpenDatabase,
  clock: () => Date = () => new Date(),
  turns: Turns = createTurns(),
): Promise<SearchEngine> {
  const query = <T>(sql: string, params?: unknown[]) => database.queryPatiently<T>(sql, params)
  const patient: OpenDatabase = { ...database, query }
  const build = async () => {
    // Before the rows: what is committed meanwhile is read once more.
    const lastRun = await readLastRun(patient)
    const indexes = await buildIndexes(patient, clock())
    for (const index of [indexes.doctor, indexes.facility, indexes.insurance, indexes.speciality])
      await turns.run(() => index.prepare())
    return { indexes, lastRun, viewerOf: createViewers(indexes) }
  }
  let built = await build()
  let quarter = quarterOf(clock())
  let isUpToDate = Promise.resolve()

  return {
    async search(name, params, { scope, options, waiting } = {}) {
      // "Available today" ends with the last bookable time and changes at each zone's midnight.
      if (quarterOf(clock()) !== quarter) {
        quarter = quarterOf(clock())
        isUpToDate = turns.run(() => bringUpToDate(built.indexes.doctor, clock()))
      }
      await isUpToDate
      const { indexes, viewerOf } = built
      const { index, rules } = viewOf(name, indexes)
      const viewer = scope && viewerOf(scope)
      const ruled = withOptions(withScope(rules, name, scope, viewer), options, indexes.zones)
      const answer = await turns.run(() => index.answer(params, ruled), waiting)
      return { index: name, ...answer }
    },
    size: (name) => viewOf(name, built.indexes).index.size,
    async followPractitioners(ids) {
      const documents = await readDoctorDocuments(database, ids, clock())
      const found = new Set(documents.map(({ hit }) => hit.objectID))
      const { indexes } = built
      // Between two queries, and never within one.
      await turns.run(function* () {
        indexes.doctor.put(documents)
        yield
        indexes.doctor.remove(ids.map(String).filter((id) => !found.has(id)))
      })
    },
    async followAvailability() {
      const now = clock()
      const busy = await readBusyTimes(database, now)
      await turns.run(() => bringBusyUpToDate(built.indexes.doctor, busy, now))
    },
    async followDirectory() {
      if ((await readLastRun(database)) !== built.lastRun) built = await build()
    },
  }
}

/** Updates everything that depends on the time. */
function* bringUpToDate(index: Indexes['doctor'], now: Date): Work<void> {
  const documents = [...index.documents()]
  for (let done = 0; done < documents.length; done += piece) {
    index.bringUpToDate(now, documents.slice(done, done + piece))
    yield
  }
}

/** Updates the availability of doctors whose busy times have changed. */
function* bringBusyUpToDate(index: Indexes['doctor'], busy: BusyTimes, now: Date): Work<void> {
  const changed: DoctorDocument[] = []
  for (const document of index.documents()) {
    const spans = busy.get(Number(document.hit.objectID)) ?? []
    if (areSame(document.busy, spans)) continue
    document.busy = spans
    changed.push(document)
  }
  for (let done = 0; done < changed.length; done += piece) {
    yield
    index.bringUpToDate(now, changed.slice(done, done + piece))
  }
}

/** Documents updated without yielding: some milliseconds of work. */
const piece = 250

type AnyIndex = Pick<EmbeddedIndex<never>, 'answer' | 'size'>

/** The index names of C73, mapped to four sets of documents. */
function viewOf(name: SearchIndex, indexes: Indexes): { index: AnyIndex; rules: QueryRules } {
  switch (name) {
    case 'doctor':
      return { index: indexes.doctor, rules: {} }
    case 'doctor_bookable':
      return { index: indexes.doctor, rules: { filters: [is('fg_bookable', 'true')] } }
    case 'doctor_nearest':
      return { index: indexes.doctor, rules: { isNearestFirst: true } }
    case 'facility':
      return { index: indexes.facility, rules: {} }
    case 'facility_bookable':
      return { index: indexes.facility, rules: { filters: [is('fg_bookable', 'true')] } }
    case 'insurance':
      return { index: indexes.insurance, rules: {} }
    case 'speciality':
      return { index: indexes.speciality, rules: {} }
  }
}

function withScope(rules: QueryRules, name: SearchIndex, scope?: Scope, viewer?: Viewer): QueryRules {
  if (!scope || !viewer) return rules
  const shown = [shownToTenant(scope.tenant)]
  // A speciality belongs to no country.
  if (name !== 'speciality')
    shown.push({ kind: 'or', filters: scope.markets.map((country) => is('countryCode', country)) })
  return { ...rules, viewer, filters: [...(rules.filters ?? []), ...shown] }
}

function withOptions(rules: QueryRules, options: SearchOptions = {}, zones: readonly string[]): QueryRules {
  const { country_code, fg_online, start_time, end_time } = options
  const filters = [
    ...(rules.filters ?? []),
    ...(country_code ? [is('countryCode', country_code)] : []),
    ...(fg_online === undefined ? [] : [is('fg_online', String(fg_online))]),
  ]
  if (!start_time || !end_time) return { ...rules, filters }
  return { ...rules, filters, nestedFilters: { hours: workingBetween(start_time, end_time, zones) } }
}

function is(attribute: string, value: string): Condition {
  return { kind: 'equals', attribute, value, position: 0 }
}

function areSame(one: readonly BusySpan[], other: readonly BusySpan[]): boolean {
  return (
    one.length === other.length &&
    one.every((span, index) => {
      const { from, to, facility_id } = other[index]!
      return span.from === from && span.to === to && span.facility_id === facility_id
    })
  )
}

const quarterOf = (moment: Date) => Math.floor(moment.getTime() / 900_000)
