import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { open } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import { cleanCell } from '../rows/clean-cell.ts'

/** A record of a file, its cells cleaned, and the line where it begins. */
export type CsvRecord = { line: number; cells: string[] }

/** Why the rest of a file cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly line: number

  constructor(line: number, expected: string, cause?: unknown) {
    super(expected, { cause })
    this.line = line
  }
}

const mostRecordCharacters = 200_000

/**
 * The records of a CSV file that are not blank, one after the other: UTF-8 with or without byte order mark, apart by commas, semicolons or
 * tabs.
 *
 * @param isHeader whether cells are names of columns: what stands above them may have other delimiters
 * @throws UnreadableFile
 */
export async function* readCsv(
  path: string,
  isHeader: (cells: string[]) => boolean = () => false,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: await delimiterOf(path, isHeader),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostRecordCharacters,
    info: true,
  })
  // A failure ends the parser, where it is thrown below.
  const records = pipeline(createReadStream(path), assertUtf8, parser, () => {})
  let after = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const cells = record.map(cleanCell)
      // Lines are counted where a record ends.
      const line = Math.max(info.lines - record.join('').split('\n').length + 1, after + 1)
      after = info.lines
      if (cells.some(Boolean)) yield { line, cells }
    }
  } catch (failure) {
    if (failure instanceof UnreadableFile) throw failure
    if (failure instanceof CsvError)
      throw new UnreadableFile(Number(failure['lines'] ?? after + 1), wordsOf(failure), failure)
    throw failure
  }
}

function wordsOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a closing quotation mark: one was opened and never closed'
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `at most ${mostRecordCharacters} characters in a row: a quotation mark may not be closed`
  return 'a CSV file: quotation marks stand around a whole cell, and are doubled within'
}

async function* assertUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const chunk of chunks) {
    try {
      line += decoder.decode(chunk, { stream: true }).split('\n').length - 1
    } catch (cause) {
      throw new UnreadableFile(line, 'text in UTF-8: save it as "CSV UTF-8" in the spreadsheet', cause)
    }
    yield chunk
  }
}

const delimiters = [',', ';', '\t']

/** What parts the names of the columns, or else what the first line with any has most of, outside quotation marks. */
async function delimiterOf(path: string, isHeader: (cells: string[]) => boolean): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8_192), 0, 8_192, 0)
    const head = buffer.toString('utf8', 0, bytesRead)
    for (const line of head.split('\n', mostLooked))
      for (const delimiter of delimiters)
        if (isHeader(line.split(delimiter).map((cell) => cleanCell(cell.replaceAll('"', ''))))) return delimiter
    // Further lines may have lists within their cells.
    const lines = head.replaceAll(/"[^"]*"/g, '').split('\n')
    const first = lines.find((line) => /[,;\t]/.test(line)) ?? ''
    const counts = delimiters.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }))
    return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
  } finally {
    await file.close()
  }
}

/** Lines among which names of columns are looked for, explanations and blank ones included. */
const mostLooked = 20
