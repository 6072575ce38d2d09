import { describe, expect, it } from 'vitest'
import { isIgnored, type Heard } from './is-ignored.ts'
import { placesOf } from './places.ts'

const origin = 'https://app.example'
const own = placesOf(`    at x (${origin}/assets/home-page-Ab1.js:1:200)`)
const heard = (given: Partial<Heard>): Heard => ({
  source: 'error',
  name: 'TypeError',
  message: '',
  places: own,
  ...given,
})
const ignores = (given: Partial<Heard>) => isIgnored(heard(given), origin)

describe('error reporting ignores', () => {
  it.each([
    ['Failed to fetch'],
    ['Failed to fetch dynamically imported module: https://app.example/assets/x.js'],
    ['NetworkError when attempting to fetch resource.'],
    ['FetchEvent.respondWith() Promise rejected'],
    ['error loading dynamically imported module: https://app.example/assets/x.js'],
    ['Load failed'],
    ['Load failed (app.example)'],
    ['Importing a module script failed.'],
    ['The network connection was lost.'],
    ['The Internet connection appears to be offline.'],
    ['Network Error'],
    ['Network request failed'],
    ['timeout of 15000ms exceeded'],
    [
      "Failed to update a ServiceWorker for scope ('https://app.example/') with script ('https://app.example/sw.js'): An unknown error occurred when fetching the script.",
    ],
  ])('network errors: %s [E16]', (message) => {
    expect(ignores({ message })).toBe(true)
    expect(ignores({ message, source: 'rejection', name: 'Error', places: [] })).toBe(true)
  })

  it.each(['offline', 'timeout', 'unavailable'])('the app’s own problem of the network: %s [E16]', (message) => {
    expect(ignores({ name: 'Problem', message })).toBe(true)
  })

  it.each([
    ["Unable to get property 'length' of undefined or null reference"],
    ['Unable to get property length of undefined or null reference'],
    ['unable to get property "length" of undefined'],
    ['UNABLE TO GET PROPERTY ‘LENGTH’ OF UNDEFINED OR NULL REFERENCE'],
    ['Uncaught TypeError: Unable to get property `length` of null'],
    ["Unable to get value of the property 'length': object is null or undefined"],
    ['Unable to get property &#39;length&#39; of undefined'],
  ])('%s [E16]', (message) => {
    expect(ignores({ message })).toBe(true)
  })

  it.each([
    ['AbortError', 'The user aborted a request.'],
    ['AbortError', 'anything'],
    ['CanceledError', 'canceled'],
    ['CancelledError', 'CancelledError'],
    ['Error', 'signal is aborted without reason'],
    ['Error', 'ResizeObserver loop completed with undelivered notifications.'],
    ['string', 'Script error.'],
    ['Error', 'Extension context invalidated.'],
    ['ReferenceError', "Can't find variable: __gCrWeb"],
  ])('what is none of the app’s failures: %s: %s', (name, message) => {
    expect(ignores({ name, message })).toBe(true)
  })

  it.each([
    ['chrome-extension://abcdef/content.js'],
    ['moz-extension://1-2-3/content.js'],
    ['safari-web-extension://1-2-3/content.js'],
    ['webkit-masked-url://hidden/'],
    ['https://elsewhere.example/widget.js'],
  ])('what is thrown by a script of another: %s', (address) => {
    expect(ignores({ message: 'x is null', places: placesOf(`Error: x\n    at run (${address}:1:2)`) })).toBe(true)
    expect(ignores({ message: 'x is null', places: [], file: address })).toBe(true)
  })
})

describe('error reporting tells', () => {
  it.each([
    ['TypeError', "Cannot read properties of undefined (reading 'length')"],
    ['TypeError', "Unable to get property 'slots' of undefined or null reference"],
    ['TypeError', 'slots.map is not a function'],
    ['Problem', 'unexpected'],
    ['Problem', 'not_found'],
    ['QuotaExceededError', 'The quota has been exceeded.'],
    ['SyntaxError', 'Script error in line 3'],
  ])('%s: %s', (name, message) => {
    expect(ignores({ name, message })).toBe(false)
  })

  it('a file of the app that did not come, though its words are those of the network', () => {
    const message = 'Failed to fetch dynamically imported module: https://app.example/assets/x.js'
    expect(ignores({ source: 'chunk', message })).toBe(false)
  })

  it('the app’s own failure that passes through an extension on its way', () => {
    const stack = `Error: x\n    at own (${origin}/assets/a.js:1:2)\n    at wrap (chrome-extension://abc/content.js:1:2)`
    expect(ignores({ places: placesOf(stack) })).toBe(false)
  })
})
