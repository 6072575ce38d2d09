import { createHash } from 'node:crypto'
import { appVersion } from '#contract/headers'
import type { PrepaidMethod } from '#contract/payment-methods'
import { services } from '#contract/services'
import type { SocialProvider } from '#contract/social-providers'
import type { InitData } from '#contract/tenant'
import type { Config } from '#server/config'
import { basePathOf, type Tenant } from '#server/tenants/tenant'

type InitSettings = Pick<
  Config,
  | 'basePath'
  | 'clientErrorShare'
  | 'demo'
  | 'expiredSessionPartners'
  | 'searchRadiusMetres'
  | 'secondChannel'
  | 'serviceUrls'
> & {
  hasMail: boolean
  /** Ways to pay before a visit that the platform has. */
  payable: readonly PrepaidMethod[]
  /** Other sites whose accounts are a way in at this tenant. */
  social: SocialProvider[]
}

/** Init data, from which the app starts (C02, T08). A service without an address of its own is given as a path. */
export function toInitData(
  tenant: Tenant,
  {
    basePath,
    clientErrorShare,
    demo,
    expiredSessionPartners,
    hasMail,
    payable,
    secondChannel,
    searchRadiusMetres,
    serviceUrls,
    social,
  }: InitSettings,
): InitData {
  const { configuration, updatedAt, assets, preview } = tenant
  // The scope, whose tokens count, what stands on invoices, what is sent and when, and what Apple asks for are only for the server.
  const {
    directory: _,
    partner_sign_in: partner,
    sellers: __,
    apple_pay_domain_association: ___,
    push_texts: ____,
    reminder_quiet: _____,
    video,
    video_room: hasRoom,
    ...shown
  } = configuration
  const version = createHash('sha256')
    .update(`${configuration.code} ${updatedAt.toISOString()} ${configuration.markets.join(' ')}`)
    .digest('hex')
    .slice(0, 12)
  return {
    service_url: Object.fromEntries(
      // No other address knows of a draft.
      services.map((service) => [
        service,
        (preview ? undefined : serviceUrls[service]) ?? `${basePathOf(tenant, basePath)}/api/${service}`,
      ]),
    ),
    settings: { whitelabel_configs: shown },
    ...(Object.keys(assets).length > 0 ? { assets } : {}),
    // Tells the server with every later call which configuration the app runs on.
    headers: { 'X-Configuration-Version': version },
    capabilities: {
      holds: true,
      demo,
      refresh: true,
      passkeys: true,
      ...(hasMail ? { email: true } : {}),
      ...(secondChannel ? { second_channel: secondChannel.kind } : {}),
      ...(expiredSessionPartners.includes(configuration.code) ? { login_on_expiry: true } : {}),
      ...(partner ? { partner_sign_in: true } : {}),
      ...(video || hasRoom ? { video: true } : {}),
      ...(configuration.payment_rules?.methods?.some((method) => payable.includes(method)) ? { payments: true } : {}),
      ...(social.length > 0 ? { social } : {}),
      ...(clientErrorShare > 0 && !preview ? { error_reports: clientErrorShare } : {}),
    },
    search_radius: searchRadiusMetres,
    version: `${appVersion}+${version}`,
  }
}
