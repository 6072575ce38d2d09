import { createHash } from 'node:crypto'
import { isThisMachine } from '#contract/external-page'
import type { ClientConfiguration } from '#contract/tenant'

/** Where a tenant's own content may come from. */
export type ContentHosts = {
  /** Pictures, films and framed pages (R29). */
  hosts?: readonly string[]
  /** Pictures alone: where the tiles of the tenant's maps come from. */
  pictures?: readonly string[]
}
/** Digests (`digestOf`) of the inline scripts and styles that are our own. */
type Allowed = ContentHosts & { scripts?: readonly string[]; styles?: readonly string[] }

/** How a policy names an inline script or style: by its SHA-256. */
export const digestOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** The host that a tenant's maps are drawn from; none where it has no maps, or they are the app's own. */
export function tileHosts({ map_tiles }: Pick<ClientConfiguration, 'map_tiles'>): string[] {
  const [, host] = /^https?:\/\/([^/]+)\//.exec(map_tiles?.url_template ?? '') ?? []
  return host === undefined ? [] : [host]
}

/** What a document may load and do. `'self'` alone for scripts beside the digests: no inline script runs that we did not write. */
export function contentPolicy({ scripts = [], styles = [], hosts = [], pictures = [] }: Allowed): string {
  const toOrigins = (names: readonly string[]) => names.filter(isHost).map(originOf)
  const origins = toOrigins(hosts)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': [...new Set(["'self'", 'data:', ...origins, ...toOrigins(pictures)])],
    'media-src': ["'self'", ...origins],
    'frame-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text becomes markup, script or a worker's address by these two alone (src/page-load/trusted-values, src/features/safe-html).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['patientweb', 'dompurify'],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Checked when a tenant is loaded, and here again: nothing in it may end a directive or stand for every host. */
const isHost = (host: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host)
const originOf = (host: string) => `${isThisMachine(host) ? 'http' : 'https'}://${host}`

/** Headers of every answer of the web front. */
export const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const
