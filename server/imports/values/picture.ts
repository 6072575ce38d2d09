import type { Reading } from '../rows/column.ts'
import { expected } from '../rows/problem.ts'

const kinds = /\.(jpe?g|png|webp|avif)$/i

/** A picture by its path in the folder of the source, or by the address that an export writes. */
export const picture: Reading<string> = {
  read: (value, { hasFile }) => {
    const path = value.replaceAll('\\', '/')
    if (!kinds.test(path)) return expected('a picture of the folder: a .jpg, .png, .webp or .avif file')
    return hasFile(path) ? path : expected('a picture that is in the folder')
  },
  write: (value) => value,
}
