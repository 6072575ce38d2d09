import { describe, expect, it } from 'vitest'
import { type ContentBlock } from '#contract/tenant'
import { groupBlocks } from './home-blocks.ts'

const block = (key: string, kind: ContentBlock['kind'], heading = key): ContentBlock => ({ key, kind, heading })
const keysOf = (groups: ContentBlock[][]) => groups.map((group) => group.map(({ key }) => key))

describe('the tenant’s blocks on the home page', () => {
  it('stand once each, also where country and language share one', () => {
    const groups = groupBlocks([block('homepage-sa', 'text'), block('homepage-sa', 'text'), block('why', 'links')])
    expect(keysOf(groups)).toEqual([['homepage-sa'], ['why']])
  })

  it('stand alone but for texts that follow each other', () => {
    const groups = groupBlocks([
      block('banners', 'banner'),
      block('why', 'text'),
      block('about', 'text'),
      block('homepage-ae-en', 'links'),
      block('last', 'text'),
    ])
    expect(keysOf(groups)).toEqual([['banners'], ['why', 'about'], ['homepage-ae-en'], ['last']])
  })
})
