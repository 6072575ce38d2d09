import { expect, it } from 'vitest'
import { cacheOfTenant, ownerOfFile } from './tenant-files.ts'

it('a file is of the tenant in its address, below the mount path, and kept apart from those of others [T05]', () => {
  expect(ownerOfFile('/tenant-assets/insurer/logo.svg', '/')).toBe('insurer')
  expect(ownerOfFile('/care/tenant-assets/hospital/own.woff2', '/care/')).toBe('hospital')
  expect(cacheOfTenant('insurer')).not.toBe(cacheOfTenant('hospital'))
})

it.each([
  '/fonts/hanken.woff2',
  '/portraits/12.svg',
  '/other/tenant-assets/insurer/logo.svg',
  '/tenant-assets/insurer',
])('%s is of no tenant', (path) => expect(ownerOfFile(path, '/')).toBeUndefined())
