/**
 * The text of a PDF's bytes, one character for each, where names that are written with the numbers of their letters (`/J#61vaScript`) are as
 * everybody reads them. One pass over the bytes and one copy of them, whatever stands in them.
 */
export function plainNames(bytes: Uint8Array): string {
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const code = byte === numberSign ? codeAt(bytes, at + 1) : -1
    plain[length++] = code < 0 ? byte : code
    if (code >= 0) at += 2
  }
  return plain.toString('latin1', 0, length)
}

const numberSign = 0x23

/** The byte that two digits stand for, or below zero where they are none. */
function codeAt(bytes: Uint8Array, at: number): number {
  const high = digitOf(bytes[at])
  const low = digitOf(bytes[at + 1])
  return high < 0 || low < 0 ? -1 : high * 16 + low
}

function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  // The bit is what small letters have and capital ones have not.
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
