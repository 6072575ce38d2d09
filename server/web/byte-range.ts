/** A part of a file, both ends included. */
export type ByteRange = { from: number; to: number }

/**
 * The range of a `Range` header. Undefined where there is none, or one that is not supported, such as several ranges: the whole
 * file is sent then; `'outside'` where the file has no such range.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return size > 0 && Number(last) > 0 ? { from: Math.max(0, size - Number(last)), to: size - 1 } : 'outside'
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'outside'
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
