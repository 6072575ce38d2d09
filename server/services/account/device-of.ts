import type { FastifyRequest } from 'fastify'
import { browsers, type Device } from '#contract/settings'
import { browserFamily } from '#server/client-errors/browser-family'

/** The sign of each system in a user agent; those that also contain the name of another stand first. */
const systems: readonly (readonly [platform: Device['platform'], sign: RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac(?:intosh| OS)\b/],
  ['linux', /\b(?:Linux|CrOS)\b/],
]

/** What kind of device a request is from: enough to tell one's own devices apart, and nothing that names one. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const userAgent = headers['user-agent']?.slice(0, 512) ?? ''
  const [family] = browserFamily(userAgent).split(' ')
  const browser = family === 'headless' ? 'chrome' : browsers.find((known) => known === family)
  const [platform] = systems.find(([, sign]) => sign.test(userAgent)) ?? []
  return { browser: browser ?? 'other', platform: platform ?? 'other' }
}
