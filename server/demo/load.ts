import type { OpenDatabase } from '../db/open.ts'
import { clearDirectory } from './clear.ts'
import { insertRows } from '../db/insert-rows.ts'
import { makeFacilities, makeListedOnly, type DemoFacility } from './facilities.ts'
import { faqsOf } from './facility-faqs.ts'
import { jobsOf } from './facility-jobs.ts'
import { reviewsOf } from './facility-reviews.ts'
import { finishSet, isSetLoaded, startSet } from '../db/loaded-set.ts'
import { makePractitioners, type DemoPractitioner } from './practitioners.ts'
import { createRandom } from './random.ts'
import { insertReference } from './reference.ts'
import { insertSuspendedPeople } from './suspended-people.ts'
import { loadTenants } from './tenants/load.ts'

/** To be raised with every change of the demo data. A database that holds an older demo keeps it. */
const version = '5'
const seed = 20_261_123

/** Practitioners per transaction: short transactions, since the embedded database runs one at a time. */
const batchSize = 1000

export type LoadOptions = {
  practitioners: number
  /** Called after each batch with the number of loaded practitioners. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Fills an empty database with the demo directory and the shipped tenants. The same number of practitioners gives the same rows
 * everywhere. A directory that is already loaded is left alone; an interrupted load is started again. Of several servers that
 * start on one empty database the first loads it, and the others wait.
 */
export const loadDemo = (open: OpenDatabase, options: LoadOptions): Promise<void> =>
  open.alone(() => load(open, options))

async function load(open: OpenDatabase, { practitioners, onProgress }: LoadOptions): Promise<void> {
  await loadTenants(open)
  if (await isSetLoaded(open, 'demo directory')) return
  // A directory that was imported is nobody's to clear.
  if ((await open.query('select 1 from directory_runs limit 1')).length > 0) return
  await startSet(open, 'demo directory', `${version}/${practitioners}`)
  await clearDirectory(open)
  await insertReference(open)

  const random = createRandom(seed)
  const facilities = makeFacilities(random, practitioners)
  for (const some of inPieces([...facilities, ...makeListedOnly(facilities)], batchSize)) {
    await insertRows(open, [['facilities', some], ...pagesOf(some)])
  }

  let batch: DemoPractitioner[] = []
  let done = 0
  const write = async () => {
    await insertRows(open, tablesOf(batch))
    done += batch.length
    batch = []
    onProgress?.(done, practitioners)
  }
  for (const practitioner of makePractitioners(random, practitioners, facilities)) {
    batch.push(practitioner)
    if (batch.length === batchSize) await write()
  }
  if (batch.length) await write()
  await insertSuspendedPeople(open)
  await open.execute('analyze')
  await finishSet(open, 'demo directory')
}

/**
 * Rows of facility pages beside the facilities themselves. Ids leave gaps, so that each facility's rows are independent of the
 * others.
 */
function pagesOf(facilities: readonly DemoFacility[]): [table: string, rows: readonly object[]][] {
  const numbered = <Row extends { facilityId: number }>(rowsOf: (facility: DemoFacility) => Row[]) =>
    facilities.flatMap((facility) => rowsOf(facility).map((row, index) => ({ id: facility.id * 100 + index, ...row })))
  return [
    ['facility_faqs', numbered(faqsOf)],
    ['facility_jobs', numbered(jobsOf)],
    ['facility_reviews', numbered(reviewsOf)],
  ]
}

function inPieces<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, piece) =>
    rows.slice(piece * size, (piece + 1) * size),
  )
}

function tablesOf(people: readonly DemoPractitioner[]): [table: string, rows: readonly object[]][] {
  return [
    ['practitioners', people.map(({ row }) => row)],
    ['practice_locations', people.flatMap(({ practice }) => practice.locations)],
    ['services', people.flatMap(({ practice }) => practice.services)],
    ['availability_rules', people.flatMap(({ practice }) => practice.rules)],
    ['availability_exceptions', people.flatMap(({ practice }) => practice.leave)],
  ]
}
