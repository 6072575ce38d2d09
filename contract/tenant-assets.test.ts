import { describe, expect, it } from 'vitest'
import { assetAddress, assetName, resolveAddress } from './tenant-assets.ts'

const owner = { basePath: '/care', code: 'insurer', assets: { 'hero.webp': '0123456789ab' } }

describe('a file of a tenant', () => {
  it('has an address with its version, below the mount path', () => {
    expect(assetAddress(owner, 'hero.webp')).toBe('/care/tenant-assets/insurer/hero.webp?v=0123456789ab')
  })

  it('that is not there has none, whatever it is called', () => {
    for (const name of ['other.webp', '', 'constructor', '__proto__']) expect(assetAddress(owner, name)).toBeUndefined()
    expect(assetAddress({ ...owner, assets: undefined }, 'hero.webp')).toBeUndefined()
  })

  it('is named in content by a prefix of its own', () => {
    expect(assetName('asset:hero.webp')).toBe('hero.webp')
    expect(assetName('https://x.example/asset:hero.webp')).toBeUndefined()
    expect(resolveAddress(owner, 'asset:hero.webp')).toBe(assetAddress(owner, 'hero.webp'))
    expect(resolveAddress(owner, 'asset:other.webp')).toBeUndefined()
    expect(resolveAddress(owner, '/doctors')).toBe('/doctors')
  })
})
