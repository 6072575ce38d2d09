import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

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

/** Copies the fonts with their licences, under the names that the tenants' themes use. */
export function copyFonts(folder) {
  mkdirSync(folder, { recursive: true })
  for (const [face, script] of Object.entries(faces)) {
    const from = join(import.meta.dirname, '../node_modules/@fontsource-variable', face)
    const file = `${face}-${script}-wght-normal.woff2`
    copyFileSync(join(from, 'files', file), join(folder, file))
    copyFileSync(join(from, 'LICENSE'), join(folder, `${face}-LICENSE.txt`))
  }
}
