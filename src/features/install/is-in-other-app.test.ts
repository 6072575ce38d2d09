import { expect, it } from 'vitest'
import { isInOtherApp } from './is-in-other-app.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['Instagram on an iPhone', `${phone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,4; iOS 17_5)`, true],
  ['Facebook on an iPhone', `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.115]`, true],
  [
    'Facebook on Android',
    `${android} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0.0]`,
    true,
  ],
  [
    'Instagram on Android',
    `${android} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Instagram 334.0.0 Android`,
    true,
  ],
  ['WhatsApp', `${phone} Mobile/15E148 WhatsApp/2.24.10`, true],
  ['Safari', `${phone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on Android', `${android} Chrome/124.0.0.0 Mobile Safari/537.36`, false],
  ['a word that only begins so', `${android} Chrome/124.0.0.0 Mobile Safari/537.36 Linear`, false],
])('knows %s', (_name, userAgent, isWithin) => {
  expect(isInOtherApp(userAgent)).toBe(isWithin)
})
