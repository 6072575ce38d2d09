import { runDirectoryCommand } from '#server/imports/command/command'
import type { OpenDatabase } from '#server/db/open'

/** Runs a command of `npm run directory` on an open database: its exit code, what it said, and the numbers of its table by kind. */
export async function directoryTool(open: OpenDatabase, ...args: string[]) {
  const lines: string[] = []
  const code = await runDirectoryCommand(args, {
    withDatabase: (work) => work(open),
    say: (line) => lines.push(line),
    progress: () => {},
    startedBy: 'tester',
  })
  return { code, text: lines.join('\n'), counts: countsIn(lines) }
}

const countsIn = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, kind = '', counts = ''] = /^ *(\w+)((?: +\d+){3,4})$/.exec(line) ?? []
      return kind ? [[kind, counts.trim().split(/ +/).map(Number)]] : []
    }),
  )
