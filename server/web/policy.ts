import { isThisMachine } from '#contract/external-page'
import type { ClientConfiguration } from '#contract/tenant'
import { writePolicy } from '#server/policy-header'

/** What a document may load and call beside its own origin. */
export type Elsewhere = {
  /** Hosts of the tenant's pictures, films and framed pages (R29). */
  hosts?: readonly string[]
  /** Pictures only: the host of the tenant's map tiles. */
  pictures?: readonly string[]
  /** Origins of services that another address answers for (H09), and of wallets. */
  services?: readonly string[]
  /** Whether it tells devices by OneSignal, whose script is loaded then. */
  hasOneSignal?: boolean
}
/** Digests (`digestOf`) of our own inline scripts and styles. */
type Allowed = Elsewhere & { scripts?: readonly string[]; styles?: readonly string[] }

/** The host of the tenant's map tiles; empty where it has no maps, or they are the app's own. */
export function tileHosts({ map_tiles }: Pick<ClientConfiguration, 'map_tiles'>): string[] {
  const [, host] = /^https?:\/\/([^/]+)\//.exec(map_tiles?.url_template ?? '') ?? []
  return host === undefined ? [] : [host]
}

/** Where a browser looks for Google Pay, which it does on behalf of the page; empty where the tenant's visits are not paid by it. */
export function walletAddresses({ payment_rules }: Pick<ClientConfiguration, 'payment_rules'>): string[] {
  if (!payment_rules?.methods?.includes('google_pay')) return []
  return ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']
}

/** What a document may load and do. Beside the digests only `'self'` for scripts: no foreign inline script runs. */
export function contentPolicy({
  scripts = [],
  styles = [],
  hosts = [],
  pictures = [],
  services = [],
  hasOneSignal = false,
}: Allowed): string {
  const toOrigins = (names: readonly string[]) => names.filter(isHost).map(originOf)
  const origins = toOrigins(hosts)
  const oneSignal = hasOneSignal ? ofOneSignal : nothing
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...oneSignal.scripts],
    'style-src': ["'self'", ...styles, ...oneSignal.styles],
    // `blob:` is a patient's own picture, which a page has loaded with their bearer.
    'img-src': [...new Set(["'self'", 'data:', 'blob:', ...origins, ...toOrigins(pictures), ...oneSignal.pictures])],
    'media-src': ["'self'", ...origins],
    'frame-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...oneSignal.calls],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Only these policies turn text into markup, a script or a worker's address (src/page-load/trusted-values,
    // src/features/safe-html, src/features/push/one-signal).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['patientweb', 'dompurify', ...oneSignal.policies],
  })
}

/**
 * What OneSignal's script (v16) loads and calls: its parts, the style of its prompt, the pictures of that and of its bell, and its settings, which come
 * as a script. It opens no frame. Its own worker, whose file has no policy, is one of this origin and imports its script.
 */
const ofOneSignal = {
  scripts: ['https://cdn.onesignal.com', 'https://api.onesignal.com'],
  styles: ['https://cdn.onesignal.com', 'https://onesignal.com'],
  pictures: ['https://img.onesignal.com', 'https://media.onesignal.com'],
  calls: ['https://api.onesignal.com', 'https://onesignal.com'],
  policies: ['default'],
}
const nothing: Record<keyof typeof ofOneSignal, string[]> = {
  scripts: [],
  styles: [],
  pictures: [],
  calls: [],
  policies: [],
}

/** The policy of a page that is shown in the frame of a preview: it has an origin of its own, without what this one stores. */
export const previewPolicy = (policy: string): string =>
  `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; sandbox allow-scripts allow-forms`

/** Checked when a tenant is loaded, and again here: a host must not end a directive or match every host. */
const isHost = (host: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host)
const originOf = (host: string) => `${isThisMachine(host) ? 'http' : 'https'}://${host}`

/** Headers of an answer that pages of every origin may have: it holds nothing of anybody, or its address is known to who may have it. */
export const forEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** What of the device a document of the tenant may use; another provider's rooms for visits by video may use camera and microphone in a frame of it (R30). */
export function permissionsPolicy({ video }: Pick<ClientConfiguration, 'video'>): string {
  const origin =
    video?.show === 'embedded' ? new URL(video.url_template.replaceAll('{room}', 'room')).origin : undefined
  const seen = origin === undefined ? 'self' : `self "${origin}"`
  return `camera=(${seen}), microphone=(${seen}), geolocation=(self), payment=(self)`
}

/** Headers of every answer of the web front. */
export const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({}),
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const
