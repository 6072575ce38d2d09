import { inflateSync } from 'node:zlib'
import { findStreams } from './find-streams.ts'
import { plainNames } from './plain-names.ts'
import { refusedFile } from './refuse-file.ts'

/** Objects of a PDF that run something or carry another file. `/JavaScript` is the type of every script; `/JS` alone is none. */
const active = /\/(?:JavaScript|Launch|RichMedia|Rendition|EmbeddedFiles?|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/

/** Bounds of what is unpacked to be looked at: bytes of all packed objects together, and how many of them. */
const most = { bytes: 8 * 1024 * 1024, packed: 5_000 } as const

/** How far before its stream a dictionary is looked for, in bytes. */
const reach = 1024

/**
 * Refuses a PDF that cannot be read, has a password, or runs something. It is looked through and not drawn: its frame has to be whole, and
 * nothing active may stand in it, packed or written with escapes. Throws `file_refused`.
 *
 * The work is bounded whatever stands in the file, beside what ends its worker (`inspect-pdf.ts`): a few passes over its bytes and over what is unpacked.
 */
export function checkPdf(bytes: Buffer): void {
  if (!isWhole(bytes)) throw refusedFile('broken')
  const text = plainNames(bytes)
  if (/\/Encrypt\s/.test(text)) throw refusedFile('locked')
  if (active.test(text)) throw refusedFile('active')
  const packed = unpackObjects(bytes, countOf(text, packedName))
  if (packed.some((part) => active.test(part))) throw refusedFile('active')
  if (![text, ...packed].some((part) => /\/Type\s*\/Pages?(?![A-Za-z])/.test(part))) throw refusedFile('broken')
}

/** Whether it ends as a PDF does, and its end leads to a table of its objects, which names their root. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2048))
  const [, start] = /startxref\s+(\d{1,9})\s+%%EOF\s*$/.exec(end) ?? []
  if (start === undefined) return false
  const table = bytes.toString('latin1', Number(start), Number(start) + 24)
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj)/.test(table) && bytes.includes('/Root', 0, 'latin1')
}

/**
 * The texts of objects that are packed into streams. Throws `file_refused` for what cannot be unpacked, also where there are fewer of them than
 * the file names.
 */
function unpackObjects(bytes: Buffer, named: number): string[] {
  const found: string[] = []
  let room: number = most.bytes
  const next = findStreams(bytes)
  let end = 0
  for (let start = next(end); start; start = next(end)) {
    const dictionary = dictionaryIn(bytes.subarray(Math.max(end, start.word - reach), start.word))
    end = start.data
    if (packedName.test(dictionary)) {
      if (found.length >= most.packed || room <= 0 || !isDeflated.test(dictionary)) throw refusedFile('broken')
      const unpacked = inflate(bytes.subarray(start.data), room)
      room -= unpacked.bytes.length
      found.push(plainNames(unpacked.bytes))
      // No byte is looked at or unpacked twice. What is hidden inside of another is missing in the end.
      end += unpacked.consumed
    }
  }
  if (found.length < named) throw refusedFile('broken')
  return found
}

const packedName = /\/ObjStm(?![A-Za-z])/
const isDeflated = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*[\]/>]/

/** The dictionary that bytes end with: of their last object. */
function dictionaryIn(bytes: Buffer): string {
  const text = plainNames(bytes)
  return text.slice(text.lastIndexOf(' obj') + 1)
}

function countOf(text: string, name: RegExp): number {
  const every = new RegExp(name, 'g')
  let count = 0
  while (every.test(text)) count++
  return count
}

/** Unpacks what stands at the beginning of bytes, and says how many of them it took. */
function inflate(bytes: Buffer, maxOutputLength: number): { bytes: Buffer; consumed: number } {
  try {
    // The types do not know what `info` changes.
    const { buffer, engine } = inflateSync(bytes, { maxOutputLength, info: true }) as unknown as Inflated
    return { bytes: buffer, consumed: engine.bytesWritten }
  } catch (cause) {
    throw refusedFile('broken', cause)
  }
}

type Inflated = { buffer: Buffer; engine: { bytesWritten: number } }
