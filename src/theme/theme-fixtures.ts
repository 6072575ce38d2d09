import { type TenantTheme } from '#contract/tenant'

/** A whole theme from the parts a test is about. */
export const themeOf = (parts: Partial<TenantTheme>): TenantTheme => ({
  seed: '#0b5f69',
  neutral: { hue: 118, chroma: 0.0045 },
  accent: [0.8, 0.115, 68],
  hero: { lightness: 0.315, chroma: 0.058 },
  header: 'plain',
  font_name: 'Hanken Grotesk Variable',
  font_url: '/fonts/hanken-grotesk-latin-wght-normal.woff2',
  font_family: '"Hanken Grotesk Variable","Readex Pro Variable","Hanken Fallback",system-ui,sans-serif',
  faces: [
    {
      family: 'Hanken Grotesk Variable',
      url: '/fonts/hanken-grotesk-latin-wght-normal.woff2',
      weight: '100 900',
      script: 'latin',
    },
    {
      family: 'Readex Pro Variable',
      url: '/fonts/readex-pro-arabic-wght-normal.woff2',
      weight: '160 700',
      script: 'arabic',
      sizeAdjust: '100%',
    },
  ],
  fallbacks: [
    { family: 'Hanken Fallback', local: ['Arial', 'Liberation Sans'], sizeAdjust: 100.2, ascent: 99.8, descent: 29.9 },
  ],
  display_weight: 640,
  display_tracking: '-0.022em',
  radius: { control: '12px', card: '18px', slot: '11px', sheet: '24px', tile: '16px', chip: '999px', avatar: '30%' },
  status_bar_color: '#003a42',
  ...parts,
})

/** The three demo tenants as the design draws them. */
export const themes = {
  patientweb: themeOf({}),
  insurer: themeOf({
    seed: '#1f4fd6',
    neutral: { hue: 258, chroma: 0.006 },
    accent: [0.87, 0.17, 124],
    hero: { lightness: 0.955, chroma: 0.022 },
    header: 'solid',
    font_family: '"IBM Plex Sans Variable","Vazirmatn Variable","Plex Fallback",system-ui,sans-serif',
    display_weight: 600,
    display_tracking: '-0.018em',
    radius: { control: '6px', card: '8px', slot: '5px', sheet: '14px', tile: '8px', chip: '6px', avatar: '8px' },
  }),
  hospital: themeOf({
    seed: '#8c1d40',
    neutral: { hue: 70, chroma: 0.006 },
    accent: [0.66, 0.09, 150],
    hero: { lightness: 0.938, chroma: 0.016, hue: 66 },
    header: 'centred',
    font_family: '"Source Sans 3 Variable","Vazirmatn Variable","SourceSans Fallback",system-ui,sans-serif',
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
  }),
} satisfies Record<string, TenantTheme>
