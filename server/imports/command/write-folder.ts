import { existsSync, readdirSync } from 'node:fs'
import { exportSource } from '../export/export-source.ts'
import { writeMapping, type WrittenMapping } from '../export/write-mapping.ts'
import { writeTemplate } from '../export/write-template.ts'
import { formatOf, mappingFile, reportFile, type Format } from '../folder/find-tables.ts'
import { mostShown } from '../rows/problem-log.ts'
import type { Tools } from './tools.ts'

type Target = { folder: string; format: Format }

/** Whether files of a format may be written into a folder; says why not. Of another format's files two would be of one kind. */
export function mayWrite({ folder, format }: Target, isForced: boolean, { say }: Tools): boolean {
  const others = [mappingFile, reportFile]
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => !others.includes(file.toLowerCase())) : []
  const there = new Set(files.flatMap((file) => formatOf(file) ?? []))
  const other = [...there].find((each) => each !== format)
  if (other)
    say(`There are ${other.toUpperCase()} files in ${folder}. Choose another folder for ${format.toUpperCase()}.`)
  else if (there.size > 0 && !isForced)
    say(`There are ${format.toUpperCase()} files in ${folder} already. Add --force to write over them.`)
  else return true
  return false
}

/** Writes the files that can be filled in. */
export function template({ folder, format }: Target, { say }: Tools): 0 {
  writeTemplate(folder, format)
  say(`The files are in ${folder}. Replace the examples by your own rows, delete files that you do not need, then:`)
  say(`  npm run directory -- check ${folder}`)
  if (format !== 'csv') say('What each field is stands in the CSV files: npm run directory -- template <folder>')
  return 0
}

/** Writes what a source last said, with its own words beside it. */
export async function exportTo(target: Target, source: string, isForced: boolean, tools: Tools): Promise<0 | 1> {
  const { say } = tools
  const { counts, mapping } = await tools.withDatabase(async (open) => {
    const counts = await exportSource(open, source, target)
    const place = { folder: target.folder, mayReplace: isForced }
    return { counts, mapping: counts.size > 0 ? await writeMapping(open.db, source, place) : undefined }
  })
  if (!mapping) {
    say(`There is nothing of a source "${source}". The runs there were: npm run directory -- history`)
    return 1
  }
  for (const [kind, count] of counts) say(`${String(count).padStart(8)}  ${kind}`)
  sayMapping(mapping, tools)
  say(`They are in ${target.folder}.`)
  return 0
}

function sayMapping({ written, leftOut, wasThere }: WrittenMapping, { say }: Tools): void {
  if (wasThere) say(`${mappingFile} was there and is left as it is; --force writes over it.`)
  if (written > 0) say(`${String(written).padStart(8)}  words of its own, in ${mappingFile}`)
  for (const [list, theirs, ours] of leftOut.slice(0, mostShown))
    say(`Not in ${mappingFile}, since "${theirs}" is a word of ours for something else: ${list}, ${theirs}, ${ours}`)
  if (leftOut.length > mostShown) say(`… and ${leftOut.length - mostShown} more.`)
}
