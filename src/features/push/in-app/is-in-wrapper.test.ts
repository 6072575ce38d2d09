import { expect, it } from 'vitest'
import { isInWrapper } from './is-in-wrapper.ts'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8'

it.each([
  ['an app of iOS', `${ios} Mobile/15E148`, true],
  [
    'an app of Android',
    `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36`,
    true,
  ],
  ['Safari', `${ios} Version/18.4 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on iOS', `${ios} CriOS/131.0 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on Android', `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36`, false],
  [
    'Chrome on a desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    false,
  ],
])('%s', (_what, userAgent, isWithin) => {
  expect(isInWrapper(userAgent)).toBe(isWithin)
})
