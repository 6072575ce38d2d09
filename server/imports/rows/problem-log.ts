import type { ImportProblem } from './problem.ts'

/** How many problems are kept for showing; the rest is counted, and written to the report. */
export const mostShown = 25

export type ProblemLog = {
  report: (problem: ImportProblem) => void
  /** The first of them, errors and warnings as they came. */
  first: readonly ImportProblem[]
  errors(): number
  warnings(): number
}

/** @param write called with every problem, for the report */
export function createProblemLog(write: (problem: ImportProblem) => void = () => {}): ProblemLog {
  const first: ImportProblem[] = []
  const counts = { errors: 0, warnings: 0 }
  return {
    report: (problem) => {
      counts[problem.isWarning ? 'warnings' : 'errors']++
      if (first.length < mostShown) first.push(problem)
      write(problem)
    },
    first,
    errors: () => counts.errors,
    warnings: () => counts.warnings,
  }
}

/** `doctors.csv:12 speciality "Cardiolgy": a speciality …` */
export function describeProblem({ file, line, column, value, expected, isWarning }: ImportProblem): string {
  const place = line > 0 ? `${file}:${line}` : file
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value
  const what = [column, ...(shown ? [`"${shown}"`] : [])].filter(Boolean).join(' ')
  return `${isWarning ? 'note: ' : ''}${[place, what].filter(Boolean).join(' ')}: expected ${expected}`
}
