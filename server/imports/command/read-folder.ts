import { appendFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { csvLine, csvMark } from '#server/csv'
import { entryKinds, hasChanges, type Run } from '../apply/run.ts'
import { reportFile } from '../folder/find-tables.ts'
import { openFolder } from '../folder/open-folder.ts'
import { importSource, type Mode, type Outcome } from '../import-source.ts'
import { createProblemLog, describeProblem, mostShown, type ProblemLog } from '../rows/problem-log.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { Tools } from './tools.ts'

type Wanted = { folder: string; source: string; mode: Mode; mayHideMany: boolean; report?: string | undefined }

/** Checks or imports a folder, and says what is wrong or what was done. */
export async function readFolder(wanted: Wanted, tools: Tools): Promise<0 | 1> {
  const { folder, source, mode, mayHideMany } = wanted
  if (!existsSync(folder) || !(statSync(folder).isDirectory() || isResources(folder))) {
    tools.say(`There is no folder ${folder}. One with files to fill in: npm run directory -- template ${folder}`)
    return 1
  }
  const report = createReport(wanted.report ?? join(statSync(folder).isFile() ? dirname(folder) : folder, reportFile))
  const problems = createProblemLog(report.write)
  const read = await openFolder(folder, source, problems.report)
  const outcome = await tools.withDatabase((open) =>
    importSource(open, read, {
      ...{ mode, problems, mayHideMany, startedBy: tools.startedBy },
      onProgress: (stage, rows) => tools.progress(`${stage === 'read' ? 'Rows read' : 'Doctors compared'}: ${rows}`),
    }),
  )
  tools.progress('')
  report.finish()
  sayProblems(problems, report.file, tools)
  return sayOutcome(outcome, wanted, problems, tools)
}

/** One file can be resources of FHIR, which say their types themselves. */
const isResources = (path: string) => statSync(path).isFile() && /\.(json|ndjson)$/i.test(path)

const batchSize = 500

/** All problems, for a spreadsheet; a report of an earlier time goes. */
function createReport(file: string) {
  rmSync(file, { force: true })
  let lines: string[] = []
  let isBegun = false
  const finish = () => {
    if (lines.length === 0) return
    appendFileSync(file, (isBegun ? '' : csvMark + csvLine(heading)) + lines.join(''))
    isBegun = true
    lines = []
  }
  const write = ({ file: place, line, column, value, expected, isWarning }: ImportProblem) => {
    lines.push(csvLine([isWarning ? 'note' : 'error', place, line ? String(line) : '', column, value, expected]))
    if (lines.length >= batchSize) finish()
  }
  return { file, write, finish }
}

const heading = ['kind', 'file', 'line', 'column', 'value', 'expected']

function sayProblems(problems: ProblemLog, reportedIn: string, { say }: Tools): void {
  for (const problem of problems.first) say(describeProblem(problem))
  const all = problems.errors() + problems.warnings()
  if (all > mostShown) say(`… and ${all - mostShown} more.`)
  if (all > 0)
    say(`${counted(problems.errors(), 'error')}, ${counted(problems.warnings(), 'note')}; all are in ${reportedIn}`)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function sayOutcome({ run, refused }: Outcome, { mode, folder }: Wanted, problems: ProblemLog, tools: Tools): 0 | 1 {
  if (problems.errors() > 0) {
    tools.say(mode === 'check' ? 'Nothing can be imported like this.' : 'Nothing was imported.')
    return 1
  }
  if (run) sayCounts(run, tools)
  if (refused) {
    tools.say(
      `Nothing was imported: ${refused.hidden} of ${refused.of} doctors of this source would be hidden, since their rows are not there any more.`,
    )
    tools.say('If that is right, add --hide-many.')
    return 1
  }
  if (!run)
    tools.say(
      `Nothing is wrong with the files. What an import would do: npm run directory -- import ${folder} --dry-run`,
    )
  else if (mode === 'dry-run') tools.say('Nothing was changed: this was a dry run.')
  else if (!hasChanges(run)) tools.say(`Run ${run.id}: the directory says all of this already.`)
  else
    tools.say(
      `Run ${run.id} is done. Running servers show it within a minute. To take it back: npm run directory -- undo ${run.id}`,
    )
  return 0
}

/** How many entries of each kind were created, changed, left alone and hidden. */
export function sayCounts({ counts }: Pick<Run, 'counts'>, { say }: Pick<Tools, 'say'>): void {
  say(['', 'created', 'changed', 'unchanged', 'hidden'].map((word) => word.padStart(14)).join(''))
  for (const kind of entryKinds) {
    const { created, changed, unchanged, hidden } = counts[kind]
    if (created + changed + unchanged + hidden === 0) continue
    say([kind, created, changed, unchanged, hidden].map((cell) => String(cell).padStart(14)).join(''))
  }
}
