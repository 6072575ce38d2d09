import type { Device } from '#contract/settings'

/** Names of makers, the same in every language. */
export const deviceNames: Partial<Record<Device['browser'] | Device['platform'], string>> = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
}
