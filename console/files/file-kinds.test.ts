import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { assetLimits } from '#contract/asset-limits'
import { AssetName } from '#contract/tenant'
import { assetNameOf, endingOf, fileKinds, kindOf } from './file-kinds.ts'

describe('the name of a file of a device', () => {
  it.each([
    ['Icon Final (2).PNG', 'icon-final-2.png'],
    ['IMG_0412.JPEG', 'img_0412.jpg'],
    ['Überblick.webp', 'uberblick.webp'],
    ['شعار.svg', 'file.svg'],
    ['.hidden.vtt', 'hidden.vtt'],
    ['../../etc/passwd.png', 'etc-passwd.png'],
    [`${'a'.repeat(200)}.mp4`, `${'a'.repeat(80)}.mp4`],
  ])('%s becomes %s, which a tenant may have', (given, name) => {
    expect(assetNameOf(given)).toBe(name)
    expect(Value.Check(AssetName, name)).toBe(true)
  })

  it.each(['page.html', 'icon.png.exe', 'icon', 'icon.'])('%s keeps an ending that no file may have', (given) => {
    expect(endingOf(assetNameOf(given))).toBeUndefined()
    expect(kindOf(assetNameOf(given))).toBeUndefined()
  })
})

it('each file that a tenant may have is of one kind', () => {
  expect(Object.values(fileKinds).flat().toSorted()).toEqual(Object.keys(assetLimits).toSorted())
  expect(['a.svg', 'a.webm', 'a.vtt', 'a.woff2'].map(kindOf)).toEqual(['picture', 'film', 'captions', 'font'])
})
