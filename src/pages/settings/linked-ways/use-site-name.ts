import type { LinkedSite } from '#contract/social'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { siteNames } from '#src/features/social-sign-in/site-names.ts'

/** Names a site: that of the tenant as the tenant. */
export function useSiteName(): (provider: LinkedSite) => string {
  const { init, locale } = useApp()
  return (provider) =>
    provider === 'partner' ? textIn(init.settings.whitelabel_configs.name, locale.language) : siteNames[provider]
}
