import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Photo = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' }

/** A picture of one colour, as a phone would send it: lying on its side, with the place where it was taken. */
export const photo = ({ width = 60, height = 40, format = 'jpeg' }: Photo = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Zarzuela Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '55/1 16/1 0/1' },
    })
    .toFormat(format)
    .toBuffer()

/** A PNG of few bytes that says it has so many points: decoded, it would fill the memory. */
export async function bomb(): Promise<Buffer> {
  const side = 30_000
  const png = await sharp({ create: { width: side, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  // The header says the height; its check is counted anew.
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

type Pdf = {
  /** Entries of the catalogue beside its own. */
  catalogue?: string
  /** Entries of the trailer beside its own. */
  trailer?: string
  /** What stands in a packed stream of objects. */
  packed?: string
  /** Bytes of a remark at its beginning. */
  padding?: number
}

/** A PDF of one empty page, written by hand. */
export function pdf({ catalogue = '', trailer = '', packed, padding = 0 }: Pdf = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = `%PDF-1.7\n%${'x'.repeat(padding)}\n`
  const starts: number[] = []
  for (const [index, object] of objects.entries()) {
    starts.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  if (packed !== undefined) {
    const stream = deflateSync(packed).toString('latin1')
    starts.push(text.length)
    text += `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj\n`
  }
  const table = text.length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${starts.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** What a Windows program begins with, whatever its name says. */
export const executable = (): Buffer =>
  Buffer.from(`MZ\u0090\0\u0003${'This program cannot be run in DOS mode.'.repeat(40)}`, 'latin1')

export const scriptedDrawing = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("https://evil.example")</script></svg>')

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
