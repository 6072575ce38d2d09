import type { Device } from '#contract/settings'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './settings.messages.ts'

/** Names that are the same in every language. */
const browserNames: Record<Device['browser'], string | undefined> = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  other: undefined,
}
const platformNames: Record<Device['platform'], string | undefined> = {
  android: 'Android',
  ios: 'iPhone, iPad',
  windows: 'Windows',
  macos: 'Mac',
  linux: 'Linux',
  other: undefined,
}

/** "Safari · iPhone, iPad": what is known of the kind of a device. */
export function useDeviceName(): (device: Device) => string {
  const intl = useIntl()
  return ({ browser, platform }) =>
    [browserNames[browser], platformNames[platform]].filter(Boolean).join(' · ') ||
    intl.formatMessage(messages.unknownDevice)
}
