import { describe, expect, it } from 'vitest'
import type { ContentBlock } from '#contract/tenant'
import { pickBlocks } from './blocks.ts'

const block = (key: string): ContentBlock => ({ key, kind: 'text', heading: key })
const blocks = new Map(
  ['homepage', 'homepage-sa', 'homepage-sa-mobile', 'hero', 'hero-mobile'].map((key) => [key, block(key)]),
)
const headings = (...keys: string[]) => pickBlocks(blocks, keys).map(({ key, heading }) => [key, heading])

describe('content blocks by key', () => {
  it('fall back from country and language to country, and from country to everywhere [C05]', () => {
    expect(headings('homepage-sa-ar', 'homepage-ae-ar', 'homepage-ae')).toEqual([
      ['homepage-sa-ar', 'homepage-sa'],
      ['homepage-ae-ar', 'homepage'],
      ['homepage-ae', 'homepage'],
    ])
  })

  it('fall back from a mobile or desktop variant to the one for both [C05]', () => {
    expect(
      headings('hero-mobile', 'hero-desktop', 'homepage-ae-mobile', 'homepage-sa-ar-mobile', 'homepage-sa-ar-desktop'),
    ).toEqual([
      ['hero-mobile', 'hero-mobile'],
      ['hero-desktop', 'hero'],
      ['homepage-ae-mobile', 'homepage'],
      ['homepage-sa-ar-mobile', 'homepage-sa-mobile'],
      ['homepage-sa-ar-desktop', 'homepage-sa'],
    ])
  })

  it('fall back for countries, and for nothing else', () => {
    expect(headings('homepage-zzz', 'homepage-q-ar', 'homepage-XX-mobile', 'homepage-id')).toEqual([
      ['homepage-id', 'homepage'],
    ])
  })

  it('are left out where there is none', () => {
    expect(headings('video', 'hero')).toEqual([['hero', 'hero']])
  })
})
