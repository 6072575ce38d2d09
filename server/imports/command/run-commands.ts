import { desc } from 'drizzle-orm'
import { directoryRuns, type RunCounts } from '#server/db/schema/directory-runs'
import type { Tools } from './tools.ts'

const shownRuns = 30

/** The last runs, the newest first. */
export async function listRuns({ withDatabase, say }: Tools): Promise<0> {
  const runs = await withDatabase(({ db }) =>
    db.select().from(directoryRuns).orderBy(desc(directoryRuns.id)).limit(shownRuns),
  )
  const undone = new Set(runs.map(({ undoes }) => undoes))
  for (const { id, source, startedAt, startedBy, counts, undoes } of runs) {
    const what = undoes === null ? wordsOf(counts) : `took back run ${undoes}: ${wordsOfUndone(counts)}`
    const state = undone.has(id) ? ', taken back' : ''
    say(`${String(id).padStart(5)}  ${startedAt.toISOString().slice(0, 16)}Z  ${startedBy}  ${source}: ${what}${state}`)
  }
  if (runs.length === 0) say('Nothing was imported yet.')
  return 0
}

function wordsOf(counts: RunCounts): string {
  const sum = sumsOf(counts)
  return `${sum('created')} created, ${sum('changed')} changed, ${sum('unchanged')} unchanged, ${sum('hidden')} hidden`
}

function wordsOfUndone(counts: RunCounts): string {
  const sum = sumsOf(counts)
  return `${sum('changed')} restored, ${sum('removed')} removed, ${sum('hidden')} hidden`
}

const sumsOf = (counts: RunCounts) => (name: keyof RunCounts[string]) =>
  Object.values(counts).reduce((count, each) => count + (each[name] ?? 0), 0)
