import { blockedWayOf, type BlockedWay } from '#src/features/push/blocked/blocked-way.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './allow.messages.ts'

/** Where a patient allows camera and microphone again: as messages, and in Safari on an iPhone, where a tab has them too. */
export type AllowWay = BlockedWay | 'iphone'

/** The way of the browser that says this of itself; `isInstalled` where the app was opened from the home screen or the dock. */
export function allowWayOf(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>, isInstalled: boolean): AllowWay {
  const way = blockedWayOf(browser, isInstalled)
  return way === 'app-on-iphone' && !isInstalled ? 'iphone' : way
}

/** The steps of each browser, in its own words. Nothing of it can be done by a page. */
export const allowSteps: Readonly<Record<AllowWay, readonly MessageDescriptor[]>> = {
  iphone: [messages.iphoneMenu, messages.iphoneAllow],
  chrome: [messages.signBefore, messages.permissions],
  samsung: [messages.signBefore, messages.permissions],
  firefox: [messages.signBefore, messages.lockEntry],
  computer: [messages.computerSign, messages.computerAllow],
  'computer-firefox': [messages.crossedOut, messages.clear],
  mac: [messages.macSettings, messages.macAllow],
  'app-on-iphone': [messages.reopen],
  'app-on-android': [messages.appInfo, messages.appAllow],
  'app-on-mac': [messages.macPrivacy],
}
