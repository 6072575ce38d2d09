import { readFileSync } from 'node:fs'

/** How much is told of each. */
const most = 30

/**
 * Collects what servers log, for a run that is too long to be repeated: `explain` adds it to a failure, with the codes of the failure and its causes, and what
 * the PostgreSQL of the tests has said last.
 */
export function createFailureReport() {
  const lines: string[] = []
  const logTo = {
    write: (line: string) => {
      lines.push(line.trim())
      if (lines.length > most) lines.shift()
    },
  }
  const explain = (failure: unknown, when: string): Error => {
    const said = [
      ...[`${when}: ${causesOf(failure).join(' < ')}`, 'The servers logged:', ...lines],
      ...['PostgreSQL logged:', ...databaseLog()],
    ]
    return new Error(said.join('\n'), { cause: failure })
  }
  return { logTo, explain }
}

/** A failure and what caused it, each with its code (SQLSTATE, or that of the operating system) and system call. */
function causesOf(failure: unknown): string[] {
  if (!(failure instanceof Error)) return []
  const { code, errno, syscall } = failure as Partial<Record<'code' | 'errno' | 'syscall', string | number>>
  const codes = [code, errno, syscall].filter((one) => one !== undefined).join(' ')
  const [message] = failure.message.split('\n')
  return [`${failure.name}${codes && ` (${codes})`}: ${message}`, ...causesOf(failure.cause)]
}

function databaseLog(): string[] {
  const file = process.env['TEST_DATABASE_LOG']
  if (!file) return ['(not known)']
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-most)
  } catch (error) {
    return [`(not to be read: ${String(error)})`]
  }
}
