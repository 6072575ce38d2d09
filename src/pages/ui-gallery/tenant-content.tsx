import { Banners } from '#src/features/tenant-blocks/banners.tsx'
import { TenantBlocks } from '#src/features/tenant-blocks/tenant-blocks.tsx'
import type { ShownBlock } from '#src/queries/content.ts'
import type { Samples } from './samples.ts'

const picture = (seed: number) => `/portraits/${seed}.svg`
const doctors = '/doctors'

/** Every kind of block, with extreme content: long texts and few pictures. */
export function TenantContent({ words }: { words: Samples }) {
  return (
    <>
      <TenantBlocks blocks={blocksOf(words)} />
      <Banners
        banners={['1', '2'].map((id) => ({
          ...{ id, bpid: 'home', country: 'ae' as const, platform: 'web' as const },
          ...{ title: words.book, body: words.hint, href: doctors },
          ...(id === '1' ? { action: words.change, image: picture(5) } : {}),
        }))}
      />
    </>
  )
}

function blocksOf({ book, change, cancel, name, hint, problem, kinds }: Samples): ShownBlock[] {
  const items = kinds.map((title, index) => ({ title, body: index === 0 ? `${hint} ${problem}` : hint }))
  const block = (kind: ShownBlock['kind'], more: Partial<ShownBlock> = {}): ShownBlock => ({
    key: `sample-${kind}`,
    kind,
    heading: `${kind}: ${book}`,
    body: `${hint}\n\n${problem}`,
    ...more,
  })
  return [
    block('hero', { image: picture(1), image_alt: name, items: [{ title: book, href: doctors }] }),
    block('text', { image: picture(2), image_alt: name }),
    block('text', { key: 'alone' }),
    block('links', { items: [...kinds, book, change, cancel].map((title) => ({ title, href: doctors })) }),
    block('video', {
      video: {
        src: '/sample.mp4',
        poster: picture(3),
        captions: [{ src: '/sample.vtt', language: 'en', label: 'English' }],
      },
    }),
    block('steps', { items }),
    block('cards', { items: items.map((item) => ({ ...item, icon: 'heart', href: doctors })) }),
    block('banner', { items: [{ title: book, href: doctors }] }),
    block('logos', { items: [...kinds, name].map((title) => ({ title })) }),
    block('html', {
      html: `<h2>${book}</h2><p>${hint} <a href="/doctors">${change}</a></p><ul><li>${kinds.join('</li><li>')}</li></ul><blockquote>${problem}</blockquote><table><tbody><tr><th scope="row">${name}</th><td>${hint}</td></tr></tbody></table>`,
    }),
    block('specialities', { items: kinds.map((title) => ({ title, icon: 'baby', href: doctors })) }),
    block('testimonies', { items: [...items, { title: name, body: problem, image: picture(4) }] }),
    block('apps', { items: [{ title: change, href: 'https://example.com' }] }),
  ]
}
