import { createHash } from 'node:crypto'
import sharp from 'sharp'
import Value from 'typebox/value'
import { AssetName } from '#contract/tenant'
import type { AssetFact } from './asset-rules.ts'
import { cleanSvg } from './clean-svg.ts'
import { wrong, type Finding } from './finding.ts'
import type { AssetFile } from './tenant-file.ts'

/** A file as it is kept. */
export type KeptAsset = AssetFile & { mediaType: string; fact: AssetFact }
export type JudgedAsset = { kept: KeptAsset; findings: [] } | { kept: undefined; findings: Finding[] }

/** Largest file of each kind that is taken, in bytes, and largest side of a picture, in pixels. */
const limits = { picture: 2_000_000, drawing: 100_000, face: 500_000, side: 4096 } as const

type Ending = 'png' | 'jpg' | 'webp' | 'svg' | 'woff2'

/**
 * Judges a file by what it is, not by what it is called, and makes of it what is kept: pictures are decoded and written anew,
 * without whatever else was in them; drawings keep shapes alone.
 *
 * @param kept - the file of this name as the tenant has it: those very bytes were written by us and stay as they are
 */
export async function judgeAsset({ name, bytes }: AssetFile, kept?: { digest: string }): Promise<JudgedAsset> {
  const path = `/assets/${name}`
  const refused = (message: string): JudgedAsset => ({ kept: undefined, findings: [wrong(path, message)] })
  if (!Value.Check(AssetName, name)) {
    return refused('is no name for a file: lower-case letters, digits, . _ -, ending in png, jpg, webp, svg or woff2')
  }
  const ending = name.split('.').at(-1) as Ending
  const most = {
    svg: limits.drawing,
    woff2: limits.face,
    png: limits.picture,
    jpg: limits.picture,
    webp: limits.picture,
  }
  if (bytes.length > most[ending]) return refused(`has ${bytes.length} bytes, and may have ${most[ending]}`)
  if (kindOf(bytes) !== ending) return refused(`is no ${ending} file`)
  if (ending === 'woff2') return keep({ name, bytes, mediaType: 'font/woff2', fact: {} })
  if (ending === 'svg') {
    const svg = cleanSvg(new TextDecoder().decode(bytes))
    if (svg === undefined) return refused('is no drawing that can be kept: it must be one <svg> with a viewBox')
    return keep({ name, bytes: new TextEncoder().encode(svg), mediaType: 'image/svg+xml', fact: {} })
  }
  try {
    const { data, ...drawn } = await redraw(bytes, ending)
    return keep({ name, ...drawn, bytes: kept?.digest === digestOf(bytes) ? bytes : data })
  } catch (fault) {
    return refused(`cannot be read as a picture: ${fault instanceof Error ? fault.message : String(fault)}`)
  }
}

/** Hex SHA-256 of a file. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const keep = (kept: KeptAsset): JudgedAsset => ({ kept, findings: [] })

async function redraw(bytes: Uint8Array, ending: 'png' | 'jpg' | 'webp') {
  const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' }).rotate()
  const { width, height } = await picture.metadata()
  if (width > limits.side || height > limits.side) throw new Error(`${width}x${height} pixels, at most ${limits.side}`)
  const drawn = {
    png: () => picture.png(),
    jpg: () => picture.jpeg({ quality: 90 }),
    webp: () => picture.webp({ quality: 90 }),
  }
  const { data, info } = await drawn[ending]().toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8Array(data),
    mediaType: ending === 'jpg' ? 'image/jpeg' : `image/${ending}`,
    fact: { width: info.width, height: info.height },
  }
}

/** What the first bytes say a file is. */
function kindOf(bytes: Uint8Array): Ending | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === 'wOF2') return 'woff2'
  return /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(text(0, 200)) ? 'svg' : undefined
}
