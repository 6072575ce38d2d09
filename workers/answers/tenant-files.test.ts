import { expect, it } from 'vitest'
import { cacheOf } from './tenant-files.ts'

it('a file is in the cache of the tenant in its address, below the mount path, and in that of no other [T05]', () => {
  expect(cacheOf('/tenant-assets/insurer/logo.svg', '/')).toBe('tenant-insurer')
  expect(cacheOf('/care/tenant-assets/hospital/own.woff2', '/care/')).toBe('tenant-hospital')
})

it('a face of the app is in one cache for all tenants', () => {
  expect(cacheOf('/fonts/hanken.woff2', '/')).toBe('fonts')
  expect(cacheOf('/care/fonts/tenant-assets/insurer.woff2', '/care/')).toBe('fonts')
})
