import type { FileType } from '#contract/documents'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a file is by its first bytes, whatever its name says; undefined for every kind that is not taken. */
export function kindOf(bytes: Buffer): FileType | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'application/pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (png.every((byte, index) => bytes[index] === byte)) return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  return undefined
}
