import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCsv } from '#server/csv'
import type { Database } from '#server/db/database'
import { lastMappings, type MappingLine } from '../apply/mappings.ts'
import { listNames, type Codes } from '../codes/codes.ts'
import { readCodes } from '../codes/read-codes.ts'
import { mappingFile } from '../folder/find-tables.ts'

/** How many own words of the source were written; those left out would give one of our words another meaning, which cells of an export have. */
export type WrittenMapping = { written: number; leftOut: readonly MappingLine[]; wasThere?: true }

/**
 * Writes the own words that a source last had beside its export, so that another installation understands its files too.
 *
 * @param mayReplace whether a file that is there is written over
 */
export async function writeMapping(
  db: Database,
  source: string,
  { folder, mayReplace }: { folder: string; mayReplace: boolean },
): Promise<WrittenMapping> {
  const lines = await lastMappings(db, source)
  if (lines.length === 0) return { written: 0, leftOut: [] }
  const path = join(folder, mappingFile)
  if (existsSync(path) && !mayReplace) return { written: 0, leftOut: [], wasThere: true }
  const codes = await readCodes(db, {})
  const leftOut = lines.filter((line) => isOurs(codes, line))
  const written = lines.filter((line) => !leftOut.includes(line))
  if (written.length > 0) writeFileSync(path, toCsv([['list', 'theirs', 'ours'], ...written]))
  return { written: written.length, leftOut }
}

function isOurs(codes: Codes, [name, theirs, ours]: MappingLine): boolean {
  const list = listNames.find((each) => each === name)
  if (!list) return true
  const meant = codes[list].find(theirs)
  return meant !== undefined && meant !== codes[list].find(ours)
}
