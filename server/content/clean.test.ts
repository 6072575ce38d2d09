import { describe, expect, it } from 'vitest'
import type { ContentBlock } from '#contract/tenant'
import { attacks } from './attacks.fixture.ts'
import { cleanAddress, type AddressUse, type ContentScope } from './addresses.ts'
import { cleanBanner, cleanBlock, cleanHighlight } from './clean.ts'

const scope: ContentScope = {
  contentHosts: ['cdn.example', 'films.example:8443'],
  assetAddress: (name) => (name === 'missing.svg' ? undefined : `/tenant-assets/liqa/${name}`),
}
const clean = (address: string, use: AddressUse) => cleanAddress(address, use, scope)

const badAddresses = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javas\u200bcript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  'http://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://user:word@evil.example',
  'https://cdn.example@evil.example/a.png',
  'https://',
  'asset:../secret',
  'asset:a.html',
  'evil.example',
  '?next=/x',
  '#top',
  '',
  `/${'x'.repeat(3000)}`,
]

describe('a plain address', () => {
  it.each(badAddresses)('that leads astray is nothing, whatever it is for: %j', (address) => {
    for (const use of ['link', 'picture', 'film', 'captions'] as const) expect(clean(address, use)).toBeUndefined()
  })

  it.each([
    ['/doctors', '/doctors'],
    [
      '/search/result?speciality=ear-nose-throat&visit=telemedicine#top',
      '/search/result?speciality=ear-nose-throat&visit=telemedicine#top',
    ],
    ['https://partner.example', 'https://partner.example/'],
    ['https://аррӏе.example/x', 'https://xn--80ak6aa92e.example/x'],
    ['tel:+971 4 123 4567', 'tel:+971 4 123 4567'],
    ['mailto:care@partner.example', 'mailto:care@partner.example'],
  ])('may lead to %s', (address, sent) => {
    expect(clean(address, 'link')).toBe(sent)
  })

  it('of what is shown is an asset of the tenant that exists, or on one of its hosts', () => {
    expect(clean('asset:sun.svg', 'picture')).toBe('/tenant-assets/liqa/sun.svg')
    expect(clean('asset:missing.svg', 'picture')).toBeUndefined()
    expect(clean('asset:sun.svg', 'link')).toBeUndefined()
    expect(clean('https://cdn.example/a.png', 'picture')).toBe('https://cdn.example/a.png')
    expect(clean('https://films.example:8443/a.mp4', 'film')).toBe('https://films.example:8443/a.mp4')
    for (const foreign of [
      'https://films.example/a.mp4',
      'https://cdn.example.evil.example/a',
      '/tenant-assets/liqa/sun.svg',
    ])
      expect(clean(foreign, 'picture')).toBeUndefined()
  })
})

/** A block in which every field that can hold an address holds this one, and every other field this text. */
const blockOf = (address: string, text: string): ContentBlock => ({
  key: 'why',
  kind: 'cards',
  heading: text,
  body: text,
  html: text,
  image: address,
  image_alt: text,
  video: { src: address, poster: address, captions: [{ src: address, language: 'en', label: text }] },
  items: [{ title: text, body: text, href: address, icon: text, image: address, image_alt: text }],
})
const runs =
  /<(?!\/?(?:h[2-4]|p|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|hr|br|strong|em|small|sub|sup|bdi|table|caption|thead|tbody|tfoot|tr|th|td|a|img)\b)[a-z!?]/i

describe('every field a tenant supplies', () => {
  it.each(badAddresses)('of a block drops the address %j [C05]', (address) => {
    expect(cleanBlock(blockOf(address, 'words'), scope)).toEqual({
      key: 'why',
      kind: 'cards',
      heading: 'words',
      body: 'words',
      html: 'words',
      items: [{ title: 'words', body: 'words', icon: 'words' }],
    })
  })

  it.each(attacks)('of a block that is markup holds none that runs, and no icon is markup: %s [C05]', (attack) => {
    const block = cleanBlock(blockOf('/doctors', attack), scope)
    expect(block.html).not.toMatch(runs)
    expect(block.items![0]!.icon).toBeUndefined()
    expect(`${block.heading}${block.items![0]!.title}`).not.toMatch(/[\u202a-\u202e]/)
  })

  it('of a block stays where it is as it should be', () => {
    expect(
      cleanBlock(
        {
          ...blockOf('asset:sun.svg', 'words'),
          video: {
            src: 'https://cdn.example/a.mp4',
            poster: 'asset:first.webp',
            captions: [
              { src: 'https://cdn.example/a.vtt', language: 'ar', label: 'العربية' },
              { src: 'https://evil.example/a.vtt', language: 'en', label: 'English' },
            ],
          },
        },
        scope,
      ),
    ).toMatchObject({
      image: '/tenant-assets/liqa/sun.svg',
      image_alt: 'words',
      video: {
        src: 'https://cdn.example/a.mp4',
        poster: '/tenant-assets/liqa/first.webp',
        captions: [{ src: 'https://cdn.example/a.vtt', language: 'ar', label: 'العربية' }],
      },
    })
  })

  it.each(badAddresses)('of a banner drops the address %j [C11] [C12]', (address) => {
    expect(cleanBanner({ title: 't', action: 'a', href: address, image: address, image_alt: 'x' }, scope)).toEqual({
      title: 't',
      action: 'a',
    })
  })

  it.each(badAddresses)(
    'of a highlight drops the address %j, and a highlight that leads nowhere is none [C06]',
    (address) => {
      expect(
        cleanHighlight({ title: 't', excerpt: 'e', href: '/doctors', image: address, image_alt: 'x' }, scope),
      ).toEqual({
        title: 't',
        excerpt: 'e',
        href: '/doctors',
      })
      expect(cleanHighlight({ title: 't', excerpt: 'e', href: address }, scope)).toBeUndefined()
    },
  )
})
