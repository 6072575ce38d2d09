import { describe, expect, it } from 'vitest'
import type { ShownBlock } from '#src/queries/content.ts'
import { groupBlocks } from './group-blocks.ts'

const block = (key: string, kind: ShownBlock['kind'], more: Partial<ShownBlock> = {}): ShownBlock => ({
  key,
  kind,
  heading: key,
  ...more,
})
const keysOf = (groups: ShownBlock[][]) => groups.map((group) => group.map(({ key }) => key))

describe('the tenant’s blocks on a page', () => {
  it('stand alone but for texts and links that follow each other', () => {
    const groups = groupBlocks([
      block('banners', 'banner'),
      block('why', 'text'),
      block('about', 'text'),
      block('homepage-ae-en', 'links'),
      block('last', 'text'),
    ])
    expect(keysOf(groups)).toEqual([['banners'], ['why', 'about', 'homepage-ae-en', 'last']])
  })

  it('never put a text of phones beside one of desktops, or one with a picture beside another', () => {
    const groups = groupBlocks([
      block('why', 'text', { screen: 'phone' }),
      block('why', 'text', { screen: 'desk' }),
      block('pro', 'text', { image: '/a.webp' }),
      block('about', 'text'),
    ])
    expect(keysOf(groups)).toEqual([['why'], ['why'], ['pro'], ['about']])
  })
})
