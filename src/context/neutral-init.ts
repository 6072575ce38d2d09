import { neutralTheme } from '#contract/neutral-theme'
import type { InitData } from '#contract/tenant'

/** Client key used where no tenant is known. */
export const neutralTenant = 'none'

/** Whether the address belongs to no tenant, rather than to a page that could not be made. */
export const isUnknownAddress = ({ tenant, isStandIn }: { tenant: string; isStandIn?: boolean }): boolean =>
  tenant === neutralTenant && !isStandIn

/** Init data used where no tenant is known (S04): a neutral theme, no name, no links. */
export const neutralInit: InitData = {
  service_url: {},
  headers: {},
  capabilities: { holds: false, demo: false },
  version: '',
  settings: {
    whitelabel_configs: {
      code: neutralTenant,
      name: { en: 'Maintenance', ar: 'صيانة', id: 'Pemeliharaan' },
      country_code: 'ae',
      markets: ['ae', 'sa', 'id'],
      languages: ['en', 'ar', 'id'],
      login_url: '',
      homepage_url: '',
      back_button_url: '',
      target: '',
      heading1: { en: '' },
      heading2: { en: '' },
      sidebar: false,
      footer_type: 'none',
      footer_block_content_key: '',
      header_block_content_key: '',
      powered_by: false,
      copyright: false,
      push_enabled: false,
      meta_configs: {
        homepage: { title: { en: '' }, description: { en: '' } },
        search_result: { title: { en: '' }, description: { en: '' } },
        search_clinic: { title: { en: '' }, description: { en: '' } },
      },
      page_types: [],
      theme: neutralTheme,
      logo_svg: '',
    },
  },
}
