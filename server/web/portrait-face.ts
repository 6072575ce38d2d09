/** Silhouettes without facial features: no real person is shown. */
const looks = ['hijab', 'bun', 'long', 'short', 'beard', 'grey', 'ghutra', 'songkok'] as const
export type Look = (typeof looks)[number]

/** The number in a portrait's address: its look, and a variation of colours, cut, glasses and clothes. */
export function portraitSeed(look: Look, variation: number): number {
  return variation * looks.length + looks.indexOf(look)
}

/** Number of skin tones: a variation has the one of its remainder. */
export const skinCount = 4

/** A portrait as SVG without a background: the avatar behind it is visible. */
export function drawPortrait(seed: number): string {
  const look = looks[seed % looks.length]!
  const variation = Math.floor(seed / looks.length)
  const rest = Math.floor(variation / 128)
  const palette: Palette = {
    skin: at(skins, variation),
    neck: at(necks, variation),
    cloth: at(cloths, Math.floor(variation / skinCount)),
    hair: at(hairs, Math.floor(variation / 32)),
    dress: at(dresses, Math.floor(rest / 4)),
    cut: Math.floor(rest / 16) % 3,
  }
  const glasses = rest % 4 === 0 ? at(rims, Math.floor(rest / 48)) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${drawings[look](palette)}${glasses}</svg>`
}

type Palette = {
  skin: string
  neck: string
  cloth: string
  hair: string
  dress: Dress
  /** One of three cuts of hair, beard or cloth. */
  cut: number
}
type Dress = readonly [outer: string, line: string]

const at = <Choice>(choices: readonly Choice[], index: number): Choice => choices[index % choices.length]!

const skins = ['#e8b998', '#c98f68', '#a56b45', '#f0cdb2']
const necks = ['#d6a27f', '#b47b55', '#8f5a38', '#deb799']
const cloths = ['#2f6a72', '#7a5563', '#26282c', '#8a6b4f', '#56789a', '#6b8f71', '#b9786a', '#4e6472']
const hairs = ['#2a2322', '#1f1c1c', '#2b211d', '#4a3226']
/** A white coat twice as often as surgical colours. */
const dresses: readonly Dress[] = [
  ['#eaf0ef', '#c3cecc'],
  ['#5d8f95', '#3f6f75'],
  ['#eaf0ef', '#c3cecc'],
  ['#6f86a8', '#51688a'],
]
const rimOf = (colour: string, radius: number) =>
  `<g fill="none" stroke="${colour}" stroke-width="1.4"><rect x="30" y="32.5" width="8" height="6" rx="${radius}"/><rect x="42" y="32.5" width="8" height="6" rx="${radius}"/><path d="M38 35h4"/></g>`
const rims = [rimOf('#3b4446', 2.6), rimOf('#6b4a35', 3), rimOf('#2a2c33', 1.2)]

const body = (inner: string, [outer, line]: Dress) =>
  `<path d="M8 80c0-15 12-23 32-23s32 8 32 23z" fill="${outer}"/>` +
  `<path d="M32 57.6 40 69l8-11.4-3-.6H35z" fill="${inner}"/>` +
  `<path d="M31 58l9 13.5L31.5 80M49 58l-9 13.5L48.5 80" fill="none" stroke="${line}" stroke-width="1.5"/>`

const head = ({ skin, neck }: Palette) =>
  `<path d="M34 46h12v9c0 3.6-2.7 6.5-6 6.5s-6-2.9-6-6.5z" fill="${neck}"/>` +
  `<ellipse cx="40" cy="35" rx="12.5" ry="14.5" fill="${skin}"/>`

/** The hairline, by cut. */
const bunBrows = [
  'M27 36c-1.5-11 4-18 13-18s14.5 7 13 18c-1.5-6-5-9.5-9-11-5 4-11 5-14.5 5.5-1.2 1.5-2 3-2.5 5.5z',
  'M27 36c-1.5-11 4-18 13-18s14.5 7 13 18c-2-5.5-6.5-9-13-9.5-6.5.5-11 4-13 9.5z',
  'M27 36c-1.5-11 4-18 13-18s14.5 7 13 18c-1-3-2-5-3.5-6.5-3-1-14-1-19 0-1.5 1.5-2.5 3.5-3.5 6.5z',
]
const longBacks = [
  'M24 36c0-12 6.5-19 16-19s16 7 16 19c0 9 1 15 3 21-6 5-32 5-38 0 2-6 3-12 3-21z',
  'M24.5 36c0-12 6-19 15.5-19s15.5 7 15.5 19c0 5 1 9 2 12.5-5 3.5-30 3.5-35 0 1-3.5 2-7.5 2-12.5z',
  'M23 36c0-12.5 7-19.5 17-19.5s17 7 17 19.5c2 5-1 8 2 13s-1 8-3 10c-8 3-24 3-32 0-2-2-6-5-3-10s0-8 2-13z',
]
const longBrows = [
  'M27 36c-.5-10 4.5-16 13-16s13.5 6 13 16c-3-3-5-6.5-6-10.5-6 5-13 6-17 6.5-1.5 1-2.5 2-3 4z',
  'M27 36c-.5-10 4.5-16 13-16s13.5 6 13 16c-1-3.5-2.5-5.5-4-7-5-1-13-1-18 0-1.5 1.5-3 3.5-4 7z',
  'M27 36c-.5-10 4.5-16 13-16s13.5 6 13 16c-4-2-9-6-13-11-3 5-9 9-13 11z',
]
const shortHairs = [
  'M26.5 34C25 22 31 16.5 40 16.5S55 22 53.5 34c-1.2-4-2.8-6.5-5.5-8.5-5 1.5-11 1.5-16 0-2.7 2-4.3 4.5-5.5 8.5z',
  'M26.5 34c-1.5-11 4-18.5 14.5-18.5C50 15.5 55 23 53.5 34c-1-4-2-6-4-7.5-4-3-9-3.5-14-5-2 3-6 5-9 12.5z',
  'M26.5 33.5c-2.5-6 0-10 1.5-12 1-4 5-5.5 7-5 2-2 7-2 9 0 3-.5 6 1.5 7 5 2 2 4 6 2.5 12-1-4-2-6-4-7.5-6-2-13-2-19 0-2 1.5-3 3.5-4 7.5z',
]
const beards = [
  'M27.5 37c.5 9 5 14 12.5 14s12-5 12.5-14c-1.5 4-3.5 5.5-6 5.5-2-1.5-4-2-6.5-2s-4.5.5-6.5 2c-2.5 0-4.5-1.5-6-5.5z',
  'M28 39c1 7.5 5.5 11 12 11s11-3.5 12-11c-1.5 3.5-3 5-5.5 5.5-2-2-4-2.5-6.5-2.5s-4.5.5-6.5 2.5c-2.5-.5-4-2-5.5-5.5z',
  'M33.5 42.5c2-2 4-2 6.5-1.5 2.5-.5 4.5-.5 6.5 1.5-2 1.2-4.5 1.2-6.5.5-2 .7-4.5.7-6.5-.5z',
]
const greyHairs = [
  'M26.8 34c-1.3-11 5-17 13.2-17s14.5 6 13.2 17c-1-4.5-2.6-7-4.2-8.5-4 .5-13 1-18 0-1.6 1.5-3.2 4-4.2 8.5z',
  'M27 37c-1.5-5-1-10 1-13 0 4 .5 6 1 8-.5 2-1 3.5-2 5zM53 37c1.5-5 1-10-1-13 0 4-.5 6-1 8 .5 2 1 3.5 2 5z',
  'M26.8 34c-1.3-11 5-17.5 13.2-17.5s14.5 6.5 13.2 17.5c-1-4.5-2.2-6.5-3.8-8-5-1-9-2.5-12-4.5-2 3-7 5-10.6 12.5z',
]
const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`

const drawings: Record<Look, (palette: Palette) => string> = {
  hijab: ({ skin, cloth, dress, cut }) =>
    body(cloth, dress) +
    `<path d="M40 13c-12 0-19 8.5-19 20 0 10-3 17-5 26 7 6 15 8 24 8s17-2 24-8c-2-9-5-16-5-26 0-11.5-7-20-19-20z" fill="${cloth}"/>` +
    `<ellipse cx="40" cy="35.5" rx="11" ry="13" fill="${skin}"/>` +
    // A band below it, or a fold to one side.
    (cut === 1
      ? fill('M29.5 31c1-6.5 5-9.5 10.5-9.5s9.5 3 10.5 9.5c-2.5-4-6-5.5-10.5-5.5s-8 1.5-10.5 5.5z', '#0003')
      : '') +
    `<path d="${cut === 2 ? 'M28 50c5 6 12 8 24 16M30 46c6 7 14 10 27 14' : 'M27 52c4 5 9 7.5 15 7.5 7 0 12-3 15-7'}" fill="none" stroke="#0002" stroke-width="2"/>`,
  bun: (palette) =>
    `<circle cx="${[40, 40, 52][palette.cut]}" cy="${[14, 15.5, 19][palette.cut]}" r="${[7, 5.5, 6][palette.cut]}" fill="${palette.hair}"/>` +
    body(palette.cloth, palette.dress) +
    head(palette) +
    fill(at(bunBrows, palette.cut), palette.hair),
  long: (palette) =>
    fill(at(longBacks, palette.cut), palette.hair) +
    body(palette.cloth, palette.dress) +
    head(palette) +
    fill(at(longBrows, palette.cut), palette.hair),
  short: (palette) =>
    body(palette.cloth, palette.dress) + head(palette) + fill(at(shortHairs, palette.cut), palette.hair),
  beard: (palette) =>
    body(palette.cloth, palette.dress) +
    head(palette) +
    fill(at(beards, palette.cut), palette.hair) +
    fill('M27 33c-1-11 4.5-16 13-16s14 5 13 16c-1-4-3-6.5-5-7.5-5-2-11-2-16 0-2 1-4 3.5-5 7.5z', palette.hair),
  grey: (palette) => body(palette.cloth, palette.dress) + head(palette) + fill(at(greyHairs, palette.cut), '#a9aeb0'),
  ghutra: ({ skin, hair, cut }) =>
    body('#dfe4e1', ['#f4f5f1', '#c3cecc']) +
    fill(
      'M40 13c-12 0-18 8-18 19 0 12-1 22-7 34 8 4 14 3 18 0l-4-22h22l-4 22c4 3 10 4 18 0-6-12-7-22-7-34 0-11-6-19-18-19z',
      ['#fff', '#f3dcd8', '#fff'][cut]!,
    ) +
    `<ellipse cx="40" cy="36" rx="11.5" ry="13" fill="${skin}"/>` +
    fill(
      cut === 2
        ? beards[2]!
        : 'M29 38c.5 8 4.5 12 11 12s10.5-4 11-12c-1.5 3-3 4.5-5.5 4.5-1.6-1.2-3.4-1.6-5.5-1.6s-3.9.4-5.5 1.6c-2.5 0-4-1.5-5.5-4.5z',
      hair,
    ) +
    '<path d="M23 27c5-4 11-5.5 17-5.5S52 23 57 27" fill="none" stroke="#1d2224" stroke-width="3.2"/>' +
    '<path d="M23.5 24c5-4 10.5-5.3 16.5-5.3S51.5 20 56.5 24" fill="none" stroke="#1d2224" stroke-width="1.6"/>',
  songkok: (palette) =>
    body(palette.cloth, palette.dress) +
    head(palette) +
    (palette.cut === 2 ? fill(beards[2]!, palette.hair) : '') +
    '<path d="M27.5 29.5 29.5 15c5-2.5 16-2.5 21 0l2 14.5c-7-3-18-3-25 0z" fill="#1b2226"/>' +
    '<path d="M27.3 35c0-2 .1-4 .2-5.5 1 1 1.6 2.5 1.7 4.5zM52.7 35c0-2-.1-4-.2-5.5-1 1-1.6 2.5-1.7 4.5z" fill="#1b2226"/>',
}
