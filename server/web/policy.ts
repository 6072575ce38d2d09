import { createHash } from 'node:crypto'

/** What a document may load and do. `'self'` alone for scripts beside the nonce: no inline script runs that we did not write. */
export function contentPolicy({ nonce, styles = [] }: { nonce?: string; styles?: readonly string[] }): string {
  const inline = nonce ? `'nonce-${nonce}'` : ''
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", inline],
    'style-src': [
      "'self'",
      inline,
      ...styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`),
    ],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ')
}

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
