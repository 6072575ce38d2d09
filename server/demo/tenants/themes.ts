import type { TenantTheme } from '#contract/tenant'

type Face = TenantTheme['faces'][number]

const face = (file: string, family: string, script: Face['script'], weight: string, sizeAdjust?: string): Face => ({
  family: `${family} Variable`,
  url: `/fonts/${file}-${script}-wght-normal.woff2`,
  weight,
  script,
  ...(sizeAdjust && { sizeAdjust }),
})

const hankenGrotesk = face('hanken-grotesk', 'Hanken Grotesk', 'latin', '100 900')
const plexSans = face('ibm-plex-sans', 'IBM Plex Sans', 'latin', '100 700')
const sourceSans = face('source-sans-3', 'Source Sans 3', 'latin', '200 900')
const sourceSerif = face('source-serif-4', 'Source Serif 4', 'latin', '200 900')
const readexPro = face('readex-pro', 'Readex Pro', 'arabic', '160 700', '100%')
const vazirmatn = face('vazirmatn', 'Vazirmatn', 'arabic', '100 900', '104%')
const markaziText = face('markazi-text', 'Markazi Text', 'arabic', '400 700', '132%')

const sans = ['Arial', 'Liberation Sans']
const serif = ['Times New Roman', 'Liberation Serif']

/** Warm and open: dark petrol head, apricot accent. */
export const liqaTheme: TenantTheme = {
  seed: '#0b5f69',
  neutral: { hue: 118, chroma: 0.0045 },
  accent: [0.8, 0.115, 68],
  hero: { lightness: 0.315, chroma: 0.058 },
  header: 'plain',
  font_name: 'Hanken Grotesk',
  font_url: hankenGrotesk.url,
  font_family: '"Hanken Grotesk Variable","Readex Pro Variable","Hanken Fallback",system-ui,sans-serif',
  faces: [hankenGrotesk, readexPro],
  fallbacks: [{ family: 'Hanken Fallback', local: sans, sizeAdjust: 100.2, ascent: 99.8, descent: 29.9 }],
  display_weight: 640,
  display_tracking: '-0.022em',
  radius: { control: '12px', card: '18px', slot: '11px', sheet: '24px', tile: '16px', chip: '999px', avatar: '30%' },
  status_bar_color: '#003940',
}

/** Precise: navy header bar, cobalt, lime accent, small radii. */
export const sadeemTheme: TenantTheme = {
  seed: '#1f4fd6',
  neutral: { hue: 258, chroma: 0.006 },
  accent: [0.87, 0.17, 124],
  hero: { lightness: 0.955, chroma: 0.022 },
  header: 'solid',
  font_name: 'IBM Plex Sans',
  font_url: plexSans.url,
  font_family: '"IBM Plex Sans Variable","Vazirmatn Variable","Plex Fallback",system-ui,sans-serif',
  faces: [plexSans, vazirmatn],
  fallbacks: [{ family: 'Plex Fallback', local: sans, sizeAdjust: 100, ascent: 102.5, descent: 27.5 }],
  display_weight: 600,
  display_tracking: '-0.018em',
  radius: { control: '6px', card: '8px', slot: '5px', sheet: '14px', tile: '8px', chip: '6px', avatar: '8px' },
  status_bar_color: '#0c225a',
}

/** Established: centred logo, sand head, garnet, a serif for titles. */
export const rummanTheme: TenantTheme = {
  seed: '#8c1d40',
  neutral: { hue: 70, chroma: 0.006 },
  accent: [0.66, 0.09, 150],
  hero: { lightness: 0.938, chroma: 0.016, hue: 66 },
  header: 'centred',
  font_name: 'Source Sans 3',
  font_url: sourceSans.url,
  font_family: '"Source Sans 3 Variable","Vazirmatn Variable","SourceSans Fallback",system-ui,sans-serif',
  faces: [sourceSans, vazirmatn, sourceSerif, markaziText],
  fallbacks: [
    { family: 'SourceSans Fallback', local: sans, sizeAdjust: 92.6, ascent: 110.6, descent: 43.2 },
    { family: 'SourceSerif Fallback', local: serif, sizeAdjust: 118.8, ascent: 87.2, descent: 28.2 },
  ],
  display_family: '"Source Serif 4 Variable","Markazi Text Variable","SourceSerif Fallback",Georgia,serif',
  display_weight: 520,
  display_tracking: '-0.012em',
  radius: {
    control: '999px',
    card: '14px',
    slot: '999px',
    sheet: '22px',
    tile: '14px',
    chip: '999px',
    avatar: '999px',
  },
  status_bar_color: '#f2e9e0',
}
