import { countries } from '#contract/locale'
import type { ClientConfiguration, TenantTheme } from '#contract/tenant'

/** A quiet look that is nobody's. */
const theme: TenantTheme = {
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

/** What stands in for each part of a configuration that is missing or wrong. */
const defaults = {
  login_url: '/account',
  homepage_url: '/',
  back_button_url: '',
  target: '',
  heading2: { en: '' },
  sidebar: false,
  footer_type: 'minimal',
  footer_block_content_key: '',
  header_block_content_key: '',
  powered_by: false,
  copyright: true,
  push_enabled: false,
  page_types: [],
  theme,
  logo_svg:
    '<svg viewBox="0 0 32 32"><rect x="13" y="5" width="6" height="22" rx="3" fill="currentColor"/><rect x="5" y="13" width="22" height="6" rx="3" fill="currentColor"/></svg>',
} satisfies Partial<ClientConfiguration>

/**
 * The safe default of every part that has one, for this configuration. Name, markets and languages have none: nobody else can
 * say who a tenant is and where.
 */
export function safeDefaults(configuration: unknown): Partial<ClientConfiguration> {
  const { name, markets } = (configuration ?? {}) as { name?: unknown; markets?: unknown }
  const en = textIn(name)
  const market = Array.isArray(markets) ? countryIn(markets) : undefined
  const meta = { title: { en }, description: { en: '' } }
  return {
    ...defaults,
    heading1: { en },
    meta_configs: { homepage: meta, search_result: meta, search_clinic: meta },
    ...(market ? { country_code: market } : {}),
  }
}

function textIn(name: unknown): string {
  const { en } = (name ?? {}) as { en?: unknown }
  return typeof en === 'string' ? en : ''
}

const countryIn = (markets: unknown[]) =>
  markets.map((market) => countries.find((each) => each === market)).find(Boolean)
