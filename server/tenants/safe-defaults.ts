import { countryPattern, type Country } from '#contract/locale'
import { neutralTheme } from '#contract/neutral-theme'
import type { ClientConfiguration } from '#contract/tenant'

/** Defaults for missing or invalid parts of a configuration. */
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
  theme: neutralTheme,
  logo_svg:
    '<svg viewBox="0 0 32 32"><rect x="13" y="5" width="6" height="22" rx="3" fill="currentColor"/><rect x="5" y="13" width="22" height="6" rx="3" fill="currentColor"/></svg>',
} satisfies Partial<ClientConfiguration>

/** Safe defaults for this configuration. Name, markets and languages have none: they cannot be guessed. */
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

const countryIn = (markets: unknown[]): Country | undefined =>
  markets.find((market): market is Country => typeof market === 'string' && new RegExp(countryPattern).test(market))
