import { expect, it } from 'vitest'
import { blockedWayOf } from './blocked-way.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const safari = `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`
const chrome = `${android} Chrome/141.0.0.0 Mobile Safari/537.36`
const samsung = `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

it.each([
  ['app-on-iphone', 'an app on an iPhone', iphone, 5, true],
  ['app-on-iphone', 'an app on an iPad', safari, 5, true],
  ['mac', 'Safari', safari, 0, false],
  ['app-on-mac', 'an app in the dock', safari, 0, true],
  ['chrome', 'Chrome on Android', chrome, 5, false],
  ['app-on-android', 'an app on Android', chrome, 5, true],
  ['chrome', 'Edge on Android', `${chrome} EdgA/141.0.0.0`, 5, false],
  ['samsung', 'Samsung Internet', samsung, 5, false],
  ['firefox', 'Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, false],
  ['computer', 'Chrome on a computer', windows, 0, false],
  ['computer', 'an app on a computer', `${windows} Edg/141.0.0.0`, 10, true],
  ['computer-firefox', 'Firefox on a Mac', `${mac.replace(')', '; rv:140.0)')} Gecko/20100101 Firefox/140.0`, 0, false],
] as const)('%s is the way of %s', (way, _what, userAgent, maxTouchPoints, isInstalled) => {
  expect(blockedWayOf({ userAgent, maxTouchPoints }, isInstalled)).toBe(way)
})
