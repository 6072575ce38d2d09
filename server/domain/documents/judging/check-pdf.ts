import { inflateSync } from 'node:zlib'
import { refusedFile } from './refuse-file.ts'

/** Objects of a PDF that run something or carry another file. `/JavaScript` is the type of every script; `/JS` alone is none. */
const active = /\/(?:JavaScript|Launch|RichMedia|Rendition|EmbeddedFiles?|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/

/** Bounds of what is unpacked to be looked at: bytes of all packed objects together, and how many of them. */
const most = { bytes: 64 * 1024 * 1024, packed: 20_000 } as const

/**
 * Refuses a PDF that cannot be read, has a password, or runs something. It is looked through and not drawn: its frame has to be whole, and
 * nothing active may stand in it, packed or written with escapes. Throws `file_refused`.
 */
export function checkPdf(bytes: Buffer): void {
  const text = plainNames(bytes.toString('latin1'))
  if (!isWhole(bytes)) throw refusedFile('broken')
  if (/\/Encrypt\s/.test(text)) throw refusedFile('locked')
  if (active.test(text)) throw refusedFile('active')
  const packed = unpackObjects(bytes, text.split(packedName).length - 1)
  if (packed.some((part) => active.test(part))) throw refusedFile('active')
  if (![text, ...packed].some((part) => /\/Type\s*\/Pages?(?![A-Za-z])/.test(part))) throw refusedFile('broken')
}

/** Names may be written with the numbers of their letters: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

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
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const head = plainNames(bytes.toString('latin1', Math.max(0, at - 1024), at))
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1)
    if (head.endsWith('end') || !packedName.test(dictionary)) continue
    if (
      found.length >= most.packed ||
      room <= 0 ||
      !/\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*[\]/>]/.test(dictionary)
    )
      throw refusedFile('broken')
    const text = inflate(bytes.subarray(at + 6 + lineEnd(bytes, at + 6)), room)
    room -= text.length
    found.push(plainNames(text))
  }
  if (found.length < named) throw refusedFile('broken')
  return found
}

const packedName = /\/ObjStm(?![A-Za-z])/

const lineEnd = (bytes: Buffer, at: number) => (bytes[at] === 0x0d ? 2 : 1)

function inflate(bytes: Buffer, maxOutputLength: number): string {
  try {
    return inflateSync(bytes, { maxOutputLength }).toString('latin1')
  } catch (cause) {
    throw refusedFile('broken', cause)
  }
}
