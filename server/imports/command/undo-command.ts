import { writeFileSync } from 'node:fs'
import { toCsv } from '#server/csv'
import { entryKinds, type Run } from '../apply/run.ts'
import { mostShown } from '../rows/problem-log.ts'
import type { KeptInList } from '../undo/remove-added.ts'
import type { Kept } from '../undo/remove-created.ts'
import { undoDays, undoRun } from '../undo/undo-run.ts'
import type { Tools } from './tools.ts'

/** Takes a run back, and says what it created and could not be removed. `report` is a file for all of that. */
export async function undo(id: number, report: string | undefined, tools: Tools): Promise<0 | 1> {
  const { say } = tools
  const undone = await tools.withDatabase((open) => undoRun(open, id, tools.startedBy))
  if ('run' in undone) {
    sayUndone(undone.run, tools)
    sayKept(undone.kept, report, tools)
    say(`Run ${id} is taken back, as run ${undone.run.id}. Running servers show it within a minute.`)
    return 0
  }
  const reasons = {
    unknown: `There is no run ${id} that can be taken back. These there are: npm run directory -- history`,
    undone: `Run ${id} was taken back already.`,
    old: `Run ${id} is older than ${undoDays} days, and cannot be taken back any more. Import files that say what it said before.`,
  }
  say(
    undone.refused === 'later'
      ? `Run ${undone.later} of the same source changed the directory since: take that one back first.`
      : reasons[undone.refused],
  )
  return 1
}

function sayUndone({ counts }: Run, { say }: Tools): void {
  say(['', 'restored', 'removed', 'hidden'].map((word) => word.padStart(14)).join(''))
  for (const kind of entryKinds) {
    const { changed, removed = 0, hidden } = counts[kind]
    if (changed + removed + hidden > 0)
      say([kind, changed, removed, hidden].map((cell) => String(cell).padStart(14)).join(''))
  }
}

function sayKept(kept: readonly (Kept | KeptInList)[], report: string | undefined, { say }: Tools): void {
  if (report !== undefined)
    writeFileSync(
      report,
      toCsv([['kind', 'id', 'has'], ...kept.map(({ kind, sourceId, why }) => [kind, sourceId, why.join('; ')])]),
    )
  if (kept.length === 0) return
  say('Not removed, since something hangs on them; doctors, clinics, insurers and plans are hidden instead:')
  for (const { kind, sourceId, why } of kept.slice(0, mostShown)) say(`  ${kind} "${sourceId}": ${why.join(', ')}`)
  if (kept.length > mostShown) say(`… and ${kept.length - mostShown} more.`)
  if (report !== undefined) say(`All are in ${report}`)
}
