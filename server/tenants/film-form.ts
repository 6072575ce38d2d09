/**
 * Whether bytes are an MP4 film: boxes that follow each other without gaps, a file type first, and among them the index needed
 * for playing.
 */
export function isMp4(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: string[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    const isLong = short === 1
    if (isLong && at + 16 > bytes.length) return false
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short
    if (size < (isLong ? 16 : 8)) return false
    found.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))
    at += size
  }
  return at === bytes.length && found[0] === 'ftyp' && found.includes('moov') && found.every((type) => boxes.has(type))
}

const boxes: ReadonlySet<string> = new Set(
  'ftyp styp moov mdat free skip wide udta meta sidx ssix moof mfra prft emsg uuid pdin'.split(' '),
)

/** Whether bytes are a WebM film: an EBML header that says so, followed by a segment with the rest. */
export function isWebm(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return false
  const header = readSize(bytes, 4)
  if (!header) return false
  const end = header.from + header.size
  const docType = String.fromCharCode(...bytes.subarray(header.from, Math.min(end, header.from + 200)))
  return /\x42\x82\x84webm/.test(docType) && startsWith(bytes, end, [0x18, 0x53, 0x80, 0x67])
}

const startsWith = (bytes: Uint8Array, at: number, signs: readonly number[]) =>
  signs.every((sign, i) => bytes[at + i] === sign)

/** A number of EBML: the count of leading zero bits tells the number of further bytes. */
function readSize(bytes: Uint8Array, at: number): { size: number; from: number } | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23
  if (length > 6 || at + length > bytes.length) return undefined
  const size = bytes
    .subarray(at, at + length)
    .reduce((sum, byte, i) => sum * 256 + (i ? byte : byte % 2 ** (8 - length)), 0)
  return { size, from: at + length }
}
