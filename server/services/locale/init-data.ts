import { createHash } from 'node:crypto'
import { appVersion } from '#contract/headers'
import { services } from '#contract/services'
import type { InitData } from '#contract/tenant'
import type { Config } from '#server/config'
import type { Tenant } from '#server/tenants/tenant'

type InitSettings = Pick<
  Config,
  'basePath' | 'clientErrorShare' | 'demo' | 'expiredSessionPartners' | 'searchRadiusMetres'
>

/** What the app starts from (C02, T08). Services are named by path: the app and they share one origin. */
export function toInitData(
  { configuration, updatedAt, assets }: Tenant,
  { basePath, clientErrorShare, demo, expiredSessionPartners, searchRadiusMetres }: InitSettings,
): InitData {
  // What it shows of the directory is for the server to know.
  const { directory: _, ...shown } = configuration
  const version = createHash('sha256')
    .update(`${configuration.code} ${updatedAt.toISOString()} ${configuration.markets.join(' ')}`)
    .digest('hex')
    .slice(0, 12)
  return {
    service_url: Object.fromEntries(services.map((service) => [service, `${basePath}/api/${service}`])),
    settings: { whitelabel_configs: shown },
    ...(Object.keys(assets).length > 0 ? { assets } : {}),
    // Says with every later call which configuration the app runs on.
    headers: { 'X-Configuration-Version': version },
    capabilities: {
      holds: true,
      demo,
      ...(expiredSessionPartners.includes(configuration.code) ? { login_on_expiry: true } : {}),
      ...(clientErrorShare > 0 ? { error_reports: clientErrorShare } : {}),
    },
    search_radius: searchRadiusMetres,
    version: `${appVersion}+${version}`,
  }
}
