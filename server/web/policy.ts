import { createHash } from 'node:crypto'
import { isThisMachine } from '#contract/external-page'
import type { ClientConfiguration } from '#contract/tenant'

type Allowed = {
  nonce?: string
  /** Inline styles that stand in the document without one. */
  styles?: readonly string[]
  /** Hosts of the tenant, from which pictures, films and framed pages may come (R29). */
  hosts?: readonly string[]
  /** Hosts of pictures alone: where the tiles of the tenant's maps come from. */
  pictures?: readonly string[]
}

/** The host that a tenant's maps are drawn from; none where it has no maps, or they are the app's own. */
export function tileHosts({ map_tiles }: Pick<ClientConfiguration, 'map_tiles'>): string[] {
  const [, host] = /^https?:\/\/([^/]+)\//.exec(map_tiles?.url_template ?? '') ?? []
  return host === undefined ? [] : [host]
}

/** What a document may load and do. `'self'` alone for scripts beside the nonce: no inline script runs that we did not write. */
export function contentPolicy({ nonce, styles = [], hosts = [], pictures = [] }: Allowed): string {
  const inline = nonce ? `'nonce-${nonce}'` : ''
  const toOrigins = (names: readonly string[]) => names.filter(isHost).map(originOf)
  const origins = toOrigins(hosts)
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", inline],
    'style-src': [
      "'self'",
      inline,
      ...styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`),
    ],
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
    // Text becomes markup, script or a worker's address by these two alone (src/app/trusted-values, src/features/safe-html).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['patientweb', 'dompurify'],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
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
