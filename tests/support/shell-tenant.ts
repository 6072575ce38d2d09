import type { ClientConfiguration } from '#contract/tenant'
import type { ShownBlock } from '#src/queries/content.ts'

/** How a tenant is set up that has a block of its own in the header and in the footer, and no drawer. */
export const plain = {
  name: { en: 'Sadeem' },
  logo_svg: '<svg></svg>',
  homepage_url: '/',
  back_button_url: '/',
  login_url: '/account',
  sidebar: false,
  footer_type: 'full',
  header_block_content_key: 'header-own',
  footer_block_content_key: 'footer-own',
  copyright: true,
  powered_by: false,
  content_hosts: ['sadeem.example'],
  external_pages: [
    { id: 'terms', title: { en: 'Terms of use' }, url: 'https://sadeem.example/terms', embed: true },
    { id: 'privacy', title: { en: 'Privacy' }, url: 'https://sadeem.example/privacy', embed: true },
  ],
  theme: { header: 'plain' },
} as unknown as ClientConfiguration

/** A block of links, under a heading that says its key. */
export const links = (key: string, ...items: [title: string, href: string][]): ShownBlock => ({
  key,
  kind: 'links',
  heading: `Heading of ${key}`,
  items: items.map(([title, href]) => ({ title, href })),
})
