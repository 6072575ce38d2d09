import { describe, expect, it } from 'vitest'
import { isHeif } from './heif.ts'

const box = (brand: string) => new Blob([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}`, 'rest of the picture'])

describe('a picture of a phone', () => {
  it.each(['heic', 'heix', 'hevc', 'mif1', 'avif'])('is known by its brand %s', async (brand) => {
    expect(await isHeif(box(brand))).toBe(true)
  })

  it.each([
    ['a film of the same container', box('mp42')],
    [
      'a JPEG that is called HEIC',
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.heic', { type: 'image/heic' }),
    ],
    ['nothing', new Blob([])],
  ])('is not %s', async (_name, bytes) => {
    expect(await isHeif(bytes)).toBe(false)
  })
})
