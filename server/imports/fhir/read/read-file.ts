import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportProblem } from '#server/imports/rows/problem'
import { readLines } from '#server/imports/ndjson/read-lines'
import { entriesOf } from './bundle.ts'
import type { Given } from './given.ts'
import { parseJson } from './parse-json.ts'

type Report = (problem: ImportProblem) => void

/** Bytes of a line: a resource with a photo in it. */
export const mostLineBytes = 8 * 1024 * 1024
/** Bytes of a file that is read as a whole. */
export const mostFileBytes = 64 * 1024 * 1024

/**
 * The resources of one file, one after the other. What is no resource is reported.
 *
 * @param from where a line of NDJSON begins from which it is read
 */
export const readResources = (folder: string, file: string, report: Report, from = 0): AsyncGenerator<Given> =>
  isLines(file) ? readEachLine(join(folder, file), file, report, from) : readWhole(join(folder, file), file, report)

/** Whether each line of a file is a resource by itself. */
export const isLines = (file: string) => /\.ndjson$/i.test(file)

async function* readEachLine(path: string, file: string, report: Report, from: number): AsyncGenerator<Given> {
  for await (const read of readLines(path, mostLineBytes, from)) {
    const { line, at } = read
    const wrong = (value: string, expected: string) => report({ file, line, column: '', value, expected })
    if ('unreadable' in read) {
      wrong('', read.unreadable === 'too long' ? `at most ${mostLineBytes} bytes in a line` : 'text in UTF-8')
      continue
    }
    if (!read.text.trim()) continue
    const parsed = parseJson(read.text)
    if ('value' in parsed) yield { file, line, at, fullUrl: '', value: parsed.value as Given['value'] }
    else wrong(parsed.near, `${parsed.isWrong}: a resource in each line`)
  }
}

async function* readWhole(path: string, file: string, report: Report): AsyncGenerator<Given> {
  const wrong = (value: string, expected: string, column = '') => report({ file, line: 0, column, value, expected })
  if (statSync(path).size > mostFileBytes) {
    wrong('', `at most ${mostFileBytes / 1024 / 1024} MiB in a JSON file; NDJSON may have more`)
    return
  }
  const parsed = parseJson((await readFile(path, 'utf8')).replace(/^\ufeff/, ''))
  if ('value' in parsed) yield* entriesOf(parsed.value as Given['value'], file, wrong)
  else wrong(parsed.near, parsed.isWrong)
}
