import { expect, it } from 'vitest'
import { hasNoPrompt, installWayOf, installWays } from './install-way.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  [
    'iphone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    5,
  ],
  ['iphone', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 5],
  ['mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 0],
  ['computer', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, 0],
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ['chrome', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 5],
  ['samsung', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5],
  ['edge', `${android} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, 5],
  ['firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5],
])('the way of %s is known by what its browser says of itself', (way, userAgent, maxTouchPoints) => {
  expect(installWayOf({ userAgent, maxTouchPoints })).toBe(way)
})

it('instructions take the place of a prompt where the browser has none', () => {
  expect(installWays.filter(hasNoPrompt)).toEqual(['iphone', 'firefox', 'mac'])
})
