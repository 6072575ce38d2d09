import { expect, it } from 'vitest'
import { isUnaltered } from './is-unaltered.ts'

const answered = (path: string, type: string, { status = 200, redirected = false } = {}) =>
  isUnaltered(`https://app.example${path}`, { status, redirected, headers: new Headers({ 'content-type': type }) })

it.each([
  ['/care/portraits/12.svg', 'image/svg+xml'],
  ['/portraits/12.svg', 'image/webp'],
  ['/fonts/hanken.woff2', 'font/woff2'],
  ['/care/tenant-assets/insurer/logo.svg?v=0a1b', 'image/svg+xml'],
  ['/tenant-assets/insurer/own.woff2', 'font/woff2'],
  ['/assets/vendor-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/app-1a2b.js', 'application/javascript'],
  ['/assets/app-1a2b.css', 'text/css; charset=utf-8'],
  ['/offline.html?__WB_REVISION__=1', 'text/html; charset=utf-8'],
])('%s as %s is what was asked for', (path, type) => {
  expect(answered(path, type)).toBe(true)
})

it.each([
  '/portraits/12.svg',
  '/fonts/hanken.woff2',
  '/tenant-assets/insurer/logo.svg',
  '/assets/vendor-1a2b.js',
  '/assets/app-1a2b.css',
])('a page in the place of %s is not', (path) => {
  expect(answered(path, 'text/html; charset=utf-8')).toBe(false)
  expect(answered(path, '')).toBe(false)
})

it('nor is a part, a refusal, what was found at another address, or what nobody knows the kind of', () => {
  expect(answered('/portraits/12.svg', 'image/svg+xml', { status: 206 })).toBe(false)
  expect(answered('/portraits/12.svg', 'image/svg+xml', { status: 404 })).toBe(false)
  expect(answered('/portraits/12.svg', 'image/svg+xml', { redirected: true })).toBe(false)
  expect(answered('/other/12.svg', 'image/svg+xml')).toBe(false)
  expect(answered('/tenant-assets/insurer/visit.mp4', 'video/mp4')).toBe(false)
})
