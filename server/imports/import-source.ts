import { sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '#server/db/database'
import { directoryChannel } from '#server/directory/last-run'
import { applyPractitioners, touchFacilities } from './apply/apply-practitioners.ts'
import { rememberMappings } from './apply/mappings.ts'
import { applyPlaces, createPlaces } from './apply/places.ts'
import { finishRun, hasChanges, startRun, type Run } from './apply/run.ts'
import { addCity, addCountry, addSpeciality, markAdded, readCurrencies } from './apply/reference-rows.ts'
import { createPictures } from './apply/pictures.ts'
import { createStaging } from './apply/staging.ts'
import { readCodes } from './codes/read-codes.ts'
import { readBefore } from './apply/before.ts'
import { addReferenceLists } from './reference-lists.ts'
import type { ProblemLog } from './rows/problem-log.ts'
import { understand } from './rows/understand.ts'
import type { Source } from './source.ts'

/** `check` looks at the rows alone; `dry-run` does everything and takes it back. */
export type Mode = 'check' | 'dry-run' | 'import'

export type Progress = (stage: 'read' | 'written', rows: number) => void

type Options = {
  mode: Mode
  startedBy: string
  problems: ProblemLog
  /** Hides doctors even where more than half of the source's would be hidden. */
  mayHideMany?: boolean
  onProgress?: Progress | undefined
}

/** What was done, or would be. `refused` where too many doctors would be hidden. */
export type Outcome = { run: Run | undefined; refused?: { hidden: number; of: number } }

/** Ends a transaction without its changes. */
class TakenBack extends Error {
  override readonly name = 'TakenBack'
}

/**
 * Brings the directory to what a source says, as a whole or not at all: with any error in the source nothing is changed. One import at a
 * time; bookings go on meanwhile.
 */
export async function importSource(open: OpenDatabase, source: Source, options: Options): Promise<Outcome> {
  return open.alone(async () => {
    await addReferenceLists(open)
    let outcome: Outcome = { run: undefined }
    try {
      await open.db.transaction(async (tx) => {
        outcome = await work(tx, source, options)
        if (options.mode !== 'import' || !outcome.run || outcome.refused) throw new TakenBack()
      })
    } catch (failure) {
      if (!(failure instanceof TakenBack)) throw failure
    }
    return outcome
  })
}

async function work(tx: Database, source: Source, options: Options): Promise<Outcome> {
  const { mode, problems, onProgress } = options
  // Statements set dates of change themselves, which triggers would do once more for each part.
  await tx.execute(sql`select set_config('patientweb.loading', 'on', true)`)
  const codes = await readCodes(tx, source.mappings)
  const staging = await createStaging(tx)
  const places = createPlaces()
  const rows = understand(source, {
    codes,
    before: await readBefore(tx, source),
    report: problems.report,
    onProgress: (count) => onProgress?.('read', count),
  })
  for await (const row of rows) {
    if (row.kind === 'countries') await addCountry(tx, codes, row.values)
    else if (row.kind === 'cities') await addCity(tx, codes, row.values)
    else if (row.kind === 'specialities') await addSpeciality(tx, codes, row.values)
    else if (places.takes(row)) places.add(row)
    // With a mistake nothing is written in the end: the rest is only looked at.
    else if (mode !== 'check' && problems.errors() === 0) await staging.add(row)
  }
  if (problems.errors() > 0 || mode === 'check') return { run: undefined }
  return apply(tx, source, options, { places, staging })
}

type Understood = { places: ReturnType<typeof createPlaces>; staging: Awaited<ReturnType<typeof createStaging>> }

async function apply(
  tx: Database,
  source: Source,
  options: Options,
  { places, staging }: Understood,
): Promise<Outcome> {
  const { startedBy, mayHideMany, onProgress } = options
  const run = await startRun(tx, { source: source.name, startedBy })
  run.addsToLists = await markAdded(tx, run.id)
  const pictureOf = createPictures(tx, source, options.problems.report)
  const targets = await applyPlaces(tx, run, source.kinds, places, pictureOf)
  if (source.kinds.has('practitioners')) {
    const currencyOf = await readCurrencies(tx)
    await applyPractitioners(tx, run, staging, { ...targets, currencyOf, pictureOf }, (done) =>
      onProgress?.('written', done),
    )
    await touchFacilities(tx, run.id)
  }
  if (options.problems.errors() > 0) return { run: undefined }
  const { hidden, changed, unchanged } = run.counts.practitioners
  const of = hidden + changed + unchanged
  if (!mayHideMany && hidden > fewest && hidden > of / 2) return { run, refused: { hidden, of } }
  await rememberMappings(tx, run, source.mappings)
  await finishRun(tx, run)
  if (hasChanges(run)) await tx.execute(sql`select pg_notify(${directoryChannel}, '')`)
  return { run }
}

/** So many doctors may go at once from any source. */
const fewest = 10
