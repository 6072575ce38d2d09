import type { TenantTheme } from '#contract/tenant'

/** A theme without a brand: used where no tenant is known (S04), and for a tenant whose own theme is missing or invalid. */
export const neutralTheme: TenantTheme = {
  seed: '#3d4f58',
  neutral: { hue: 220, chroma: 0.004 },
  accent: [0.8, 0.05, 220],
  hero: { lightness: 0.95, chroma: 0.01 },
  header: 'plain',
  font_name: 'system-ui',
  font_url: '',
  font_family: 'system-ui, sans-serif',
  faces: [],
  fallbacks: [],
  display_weight: 600,
  display_tracking: '-0.02em',
  radius: { control: '12px', card: '18px', slot: '11px', sheet: '24px', tile: '16px', chip: '999px', avatar: '30%' },
  status_bar_color: '#3d4f58',
}
