import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { kindNames } from '../kinds/kind-names.ts'
import { columnNameOf } from '../rows/column-names.ts'

/** Bytes of a file's beginning in which a resource says its type, if it is one. */
const beginning = 64 * 1024

/** The files of a folder that have FHIR resources: JSON, and NDJSON that is none of ours by its name. */
export const findFhirFiles = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .filter((file) => isCandidate(file) && statSync(join(folder, file)).isFile() && hasResource(join(folder, file)))

function isCandidate(file: string): boolean {
  const [, base = '', end] = /^(.*)\.(json|ndjson)$/i.exec(file) ?? []
  return end !== undefined && !kindNames.some((kind) => kind === columnNameOf(base))
}

function hasResource(path: string): boolean {
  const bytes = Buffer.alloc(beginning)
  const file = openSync(path, 'r')
  try {
    return bytes.toString('utf8', 0, readSync(file, bytes)).includes('"resourceType"')
  } finally {
    closeSync(file)
  }
}
