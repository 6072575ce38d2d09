import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bomb, executable, pdf, photo, scriptedDrawing } from '#tests/support/sample-files'
import { inspectFile } from './inspect-file.ts'

const clean = () => Promise.resolve('clean' as const)
const reasonOf = (bytes: Buffer, scan = clean as Parameters<typeof inspectFile>[1]) =>
  inspectFile(bytes, scan).then(
    () => undefined,
    ({ code, details }: { code: string; details?: { reason: string } }) => details?.reason ?? code,
  )

describe('a file', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'that is a %s is written anew: upright, and without where and with what it was taken',
    async (format) => {
      const original = await photo({ format })
      expect((await sharp(original).metadata()).exif).toBeDefined()
      expect(original.includes('Zarzuela')).toBe(true)
      const { mediaType, bytes } = await inspectFile(original, undefined)
      const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
      expect({ mediaType, width, height, exif, xmp, orientation }).toEqual({
        mediaType: `image/${format}`,
        width: 40,
        height: 60,
        exif: undefined,
        xmp: undefined,
        orientation: undefined,
      })
      expect(bytes.includes('Zarzuela')).toBe(false)
    },
  )

  it('that hides something behind a picture loses it', async () => {
    const { bytes } = await inspectFile(Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]), clean)
    expect(bytes.includes('script')).toBe(false)
  })

  it('that is a PDF stays as it is', async () => {
    const plain = pdf({ packed: '7 0 << /Type /Outlines >>', catalogue: '/OpenAction [3 0 R /Fit]' })
    expect(await inspectFile(plain, clean)).toEqual({ mediaType: 'application/pdf', bytes: plain })
  })

  it('that is a PDF leaves calls to be answered while it is inspected', async () => {
    let isInspected = false
    const inspected = inspectFile(pdf(), undefined).then(() => (isInspected = true))
    // Whatever this thread did by itself would be over: only what comes from another needs a turn of its loop.
    for (let step = 0; step < 1000; step += 1) await Promise.resolve()
    expect(isInspected).toBe(false)
    await inspected
  })

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a renamed executable', 'type', executable],
    ['a drawing with a script', 'type', scriptedDrawing],
    [
      'a picture of another kind',
      'type',
      async () =>
        sharp(await photo())
          .gif()
          .toBuffer(),
    ],
    ['a decompression bomb', 'pixels', bomb],
    ['half a picture', 'broken', async () => (await photo({ width: 400, height: 400 })).subarray(0, 1000)],
    ['the beginning of a picture', 'broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['half a PDF', 'broken', () => pdf().subarray(0, 200)],
    [
      'a PDF whose end leads nowhere',
      'broken',
      () =>
        Buffer.from(
          pdf()
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n7'),
        ),
    ],
    ['a PDF without a page', 'broken', () => Buffer.from(pdf().toString('latin1').replaceAll('/Page', '/Pigs'))],
    ['a PDF with a password', 'locked', () => pdf({ trailer: '/Encrypt 9 0 R' })],
    [
      'a PDF with a script',
      'active',
      () => pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    ],
    [
      'a script whose name is written in numbers',
      'active',
      () => pdf({ catalogue: '/AA << /O << /S /J#61vaScript >> >>' }),
    ],
    ['a PDF that starts a program', 'active', () => pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    ['a script in packed objects', 'active', () => pdf({ packed: '7 0 << /S /JavaScript /JS (1) >>' })],
    ['a PDF that carries a file', 'active', () => pdf({ catalogue: '/Names << /EmbeddedFiles 9 0 R >>' })],
    [
      'objects packed in another way',
      'broken',
      () =>
        Buffer.from(pdf({ packed: '7 0 <<>>' }).toString('latin1').replace('/FlateDecode', '/LZWDecode  '), 'latin1'),
    ],
  ])('that is %s is refused: %s', async (_name, reason, make) => {
    expect(await reasonOf(await make())).toBe(reason)
  })

  it('that the scanner knows is refused, and none passes while the scanner is away', async () => {
    const bytes = await photo()
    expect(await reasonOf(bytes, () => Promise.resolve('infected'))).toBe('infected')
    expect(await reasonOf(bytes, () => Promise.reject(new Error('away')))).toBe('unavailable')
  })

  it('is gathered when its turn has come, and not at all where too many wait', async () => {
    const bytes = await photo()
    const gathered: number[] = []
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => (open = resolve))
    const inspect = (turn: number) =>
      inspectFile(async () => {
        gathered.push(turn)
        await isOpen
        return bytes
      }, clean)
    const inspected = Array.from({ length: 20 }, (_, turn) => inspect(turn))
    await expect(inspect(20)).rejects.toMatchObject({ code: 'unavailable' })
    expect(gathered).toEqual([0, 1, 2, 3])
    open()
    expect(await Promise.all(inspected)).toHaveLength(20)
    expect(gathered).toEqual(Array.from({ length: 20 }, (_, turn) => turn))
  })

  it('that cannot be gathered fails with the reason of that, and the next has its turn', async () => {
    await expect(inspectFile(() => Promise.reject(new Error('away')), clean)).rejects.toThrow('away')
    expect((await inspectFile(await photo(), clean)).mediaType).toBe('image/jpeg')
  })
})
