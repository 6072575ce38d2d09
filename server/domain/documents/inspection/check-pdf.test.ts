import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documentLimits } from '#contract/documents'
import { pdf } from '#tests/support/sample-files'
import { checkPdf } from './check-pdf.ts'
import { mostStreams } from './find-streams.ts'

const mebibyte = 1024 * 1024
const packedHead = '9 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n'

/** The document of one page with something before its table. */
function withObjects(text: string): Buffer {
  const plain = pdf().toString('latin1')
  const table = plain.lastIndexOf('xref\n0')
  const end = plain.slice(table).replace(/startxref\n\d+/, `startxref\n${table + text.length + 1}`)
  return Buffer.from(`${plain.slice(0, table)}${text}\n${end}`, 'latin1')
}
const full = (text: string) => text.repeat(Math.floor((documentLimits.fileBytes - 2000) / text.length))
const packed = (text: string) => `${packedHead}${deflateSync(text).toString('latin1')}\nendstream endobj\n`

/** A block of a packed stream that is stored as it is. */
function stored(text: string, isLast = false): string {
  const { length } = text
  const header = [isLast ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]
  return String.fromCharCode(...header) + text
}

const verdictOf = (bytes: Buffer) => {
  try {
    checkPdf(bytes)
    return 'taken'
  } catch (failure) {
    return (failure as { details?: { reason: string } }).details?.reason ?? failure
  }
}

describe('a PDF that is made to keep the server busy', () => {
  it('may unpack to eight megabytes, full of escapes, and to no more', () => {
    expect(verdictOf(pdf({ packed: '#41'.repeat(2 * mebibyte) }))).toBe('taken')
    expect(verdictOf(pdf({ packed: '#41'.repeat(3 * mebibyte) }))).toBe('broken')
    const half = packed('#41'.repeat(mebibyte))
    expect([verdictOf(withObjects(half.repeat(2))), verdictOf(withObjects(half.repeat(3)))]).toEqual([
      'taken',
      'broken',
    ])
  })

  it('may have any number of words, and not more packed streams than are looked at', () => {
    for (const text of ['stream#41', 'endstream ', '#41', '/Type ', '>> '])
      expect(verdictOf(withObjects(full(text)))).toBe('taken')
    expect(verdictOf(withObjects('>>stream\n'.repeat(mostStreams + 1)))).toBe('broken')
    expect(verdictOf(withObjects(packed('').repeat(5_000)))).toBe('taken')
    expect(verdictOf(withObjects(packed('').repeat(5_001)))).toBe('broken')
  })

  it('has no stream within another, which would be unpacked again and again', () => {
    const begin = `${packedHead}\x78\x01`
    const end = `${stored('', true)}\0\0\0\x01\n`
    expect(verdictOf(withObjects(begin + end))).toBe('taken')
    // Stored in a block as it is, it can be found in what the outer one is packed into.
    const inner = begin + end
    const outer = deflateSync(Buffer.from(inner, 'latin1'), { level: 0 }).toString('latin1')
    expect(outer).toContain(inner)
    expect(verdictOf(withObjects(packedHead + outer))).toBe('broken')
  })

  it('hides no packed stream behind a word in its own dictionary, nor counts one for two', () => {
    const script = deflateSync('7 0 << /S /JavaScript >>').toString('latin1')
    const hidden = `9 0 obj << /Type /ObjStm /Filter /FlateDecode /X (>>stream\n) >>\nstream\n${script}\nendstream\n`
    expect(verdictOf(withObjects(hidden))).toBe('broken')
    const nothing = deflateSync('').toString('latin1')
    const twice = `9 0 obj << /ObjStm /Filter /FlateDecode >>stream\n${nothing}\n>>stream\n${nothing}\n`
    expect(verdictOf(withObjects(`${twice}${hidden}`))).toBe('broken')
  })
})
