import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Fonts of the tenants that come with the product, with the scripts each is used for. */
const faces = {
  'hanken-grotesk': 'latin',
  'readex-pro': 'arabic',
  'ibm-plex-sans': 'latin',
  vazirmatn: 'arabic',
  'source-serif-4': 'latin',
  'source-sans-3': 'latin',
  'markazi-text': 'arabic',
}

const basics = JSON.parse(readFileSync(join(import.meta.dirname, '../src/theme/basic-fonts.json'), 'utf8'))

/**
 * Copies the fonts with their licences, under the names that the tenants' themes use, and makes the small files beside some of
 * them. A font whose licence reserves its name for the unchanged file has none.
 */
export async function writeFonts(folder) {
  mkdirSync(folder, { recursive: true })
  for (const [face, script] of Object.entries(faces)) {
    const from = join(import.meta.dirname, '../node_modules/@fontsource-variable', face)
    const file = `${face}-${script}-wght-normal.woff2`
    copyFileSync(join(from, 'files', file), join(folder, file))
    copyFileSync(join(from, 'LICENSE'), join(folder, `${face}-LICENSE.txt`))
  }
  for (const [script, { unicodeRange, weights, features, faces: names }] of Object.entries(basics))
    for (const face of names) {
      const whole = readFileSync(join(folder, `${face}-${script}-wght-normal.woff2`))
      const basic = await subsetFont(whole, charactersOf(unicodeRange), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        // Arabic letters are joined by features: theirs are all kept.
        ...(features && { keepFeatures: features }),
      })
      writeFileSync(join(folder, `${face}-${script}-basic.woff2`), basic)
    }
}

/** Every character of a CSS `unicode-range`. */
const charactersOf = (unicodeRange) =>
  unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((digits) => parseInt(digits, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')
