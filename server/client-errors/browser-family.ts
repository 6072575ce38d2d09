/** The name of each family in a user agent; those that also contain Chrome or Safari stand first. */
const families: readonly (readonly [family: string, sign: RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['opera', /\b(?:OPR|Opera)\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['headless', /\bHeadlessChrome\/(\d{1,4})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})(?:\.\d+)* (?:Mobile\/\S+ )?Safari\//],
]

/**
 * Family and major version of a browser, such as `safari 17`: enough to reproduce a failure, and too little to identify a
 * person.
 */
export function browserFamily(userAgent: string | undefined): string {
  for (const [family, sign] of families) {
    const [, version] = sign.exec(userAgent?.slice(0, 512) ?? '') ?? []
    if (version) return `${family} ${version}`
  }
  return 'other'
}
