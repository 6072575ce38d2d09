import { createHash } from 'node:crypto'
import sharp from 'sharp'
import Value from 'typebox/value'
import { assetLimits, type AssetEnding } from '#contract/asset-limits'
import type { IssueCode, ValuesFor } from '#contract/issues/codes'
import { AssetName } from '#contract/tenant'
import type { AssetFact } from './asset-rules.ts'
import { cleanCaptions } from './clean-captions.ts'
import { cleanSvg } from './clean-svg.ts'
import { isMp4, isWebm } from './film-form.ts'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'
import { fileNameForm } from './pattern-findings.ts'
import type { AssetFile } from './tenant-file.ts'

/** A file in its stored form. */
export type KeptAsset = AssetFile & { mediaType: string; fact: AssetFact }
export type ValidatedAsset = { kept: KeptAsset; issues: [] } | { kept: undefined; issues: ConfigurationIssue[] }

/** Largest side of a picture, in pixels. */
const longestSide = 4096

/**
 * Validates a file by its content, not by its name, and produces its stored form: pictures are decoded and encoded again,
 * without anything else they contained; drawings keep only shapes, captions only texts and times; a valid film is unchanged.
 *
 * @param kept - the tenant's stored file of this name: if its bytes are the same, it is not converted again
 */
export async function validateAsset({ name, bytes }: AssetFile, kept?: { digest: string }): Promise<ValidatedAsset> {
  const path = `/assets/${name}`
  const refused = <Code extends IssueCode>(code: Code, ...values: ValuesFor<Code>): ValidatedAsset => ({
    kept: undefined,
    issues: [wrong(path, code, ...values)],
  })
  if (!Value.Check(AssetName, name)) {
    return refused('fileName', fileNameForm)
  }
  const ending = name.split('.').at(-1) as AssetEnding
  if (bytes.length > assetLimits[ending])
    return refused('fileBytes', { bytes: bytes.length, most: assetLimits[ending] })
  if (kindOf(bytes) !== ending) return refused('notOfKind', { ending })
  if (ending === 'woff2') return keep({ name, bytes, mediaType: 'font/woff2', fact: {} })
  if (ending === 'mp4' || ending === 'webm') return keep({ name, bytes, mediaType: `video/${ending}`, fact: {} })
  if (ending === 'svg' || ending === 'vtt') {
    const { clean, mediaType } = texts[ending]
    const text = clean(new TextDecoder().decode(bytes))
    if (text === undefined) return ending === 'svg' ? refused('noDrawing', { tag: '<svg>' }) : refused('noCaptions')
    return keep({ name, bytes: new TextEncoder().encode(text), mediaType, fact: {} })
  }
  try {
    const { data, ...drawn } = await redraw(bytes, ending)
    return keep({ name, ...drawn, bytes: kept?.digest === digestOf(bytes) ? bytes : data })
  } catch (fault) {
    return fault instanceof TooWide
      ? refused('pictureSides', { size: fault.message, most: longestSide })
      : refused('noPicture')
  }
}

/** Hex SHA-256 of a file. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Text files: how the stored form is made, where one can be. */
const texts = {
  svg: {
    clean: cleanSvg,
    mediaType: 'image/svg+xml',
  },
  vtt: {
    clean: cleanCaptions,
    mediaType: 'text/vtt',
  },
} as const

const keep = (kept: KeptAsset): ValidatedAsset => ({ kept, issues: [] })

/** Says how large a picture is that has too many pixels. */
class TooWide extends Error {}

async function redraw(bytes: Uint8Array, ending: 'png' | 'jpg' | 'webp') {
  const source = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' }).rotate()
  const { width, height } = await source.metadata()
  if (width > longestSide || height > longestSide) throw new TooWide(`${width}x${height}`)
  const drawn = {
    png: () => source.png(),
    jpg: () => source.jpeg({ quality: 90 }),
    webp: () => source.webp({ quality: 90 }),
  }
  const { data, info } = await drawn[ending]().toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8Array(data),
    mediaType: ending === 'jpg' ? 'image/jpeg' : `image/${ending}`,
    fact: { width: info.width, height: info.height },
  }
}

/** The kind of a file by its first bytes. */
function kindOf(bytes: Uint8Array): AssetEnding | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === 'wOF2') return 'woff2'
  if (isMp4(bytes)) return 'mp4'
  if (isWebm(bytes)) return 'webm'
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(text(0, 10))) return 'vtt'
  return /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(text(0, 200)) ? 'svg' : undefined
}
