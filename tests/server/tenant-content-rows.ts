import type { ContentBlock } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { banners, blogHighlights, contentBlocks, tenantAssets } from '#server/db/schema/tenants'

/**
 * Content of every kind as rows of a tenant, in English and some in Arabic: blocks, banners and articles, with what may be shown and what would do
 * harm. Rows, since the tool that imports a tenant would refuse what harms.
 */
export async function addContent({ db }: OpenDatabase, tenantCode: string): Promise<void> {
  const digest = 'abcdef0123456789'.repeat(4)
  await db.insert(tenantFiles).values({
    digest,
    mediaType: 'image/svg+xml',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await db.insert(tenantAssets).values({ tenantCode, name: 'sun.svg', digest })
  const html =
    '<p onclick="alert(1)">A<script>alert(1)</script><img src="asset:sun.svg"><a href="javascript:alert(1)">b</a></p>'
  await db.insert(contentBlocks).values([
    {
      tenantCode,
      key: 'why',
      language: 'en',
      content: {
        ...{ key: 'why', kind: 'cards', heading: 'Why', html, image: 'asset:sun.svg', image_alt: 'The sun' },
        items: [{ title: 'A', href: 'javascript:alert(1)', image: 'https://evil.example/a.png' }],
      },
    },
    // What another program may have written there.
    { tenantCode, key: 'how', language: 'en', content: { kind: 'unknown' } as unknown as ContentBlock },
  ])
  const banner = (id: string, position: number, more: Partial<typeof banners.$inferInsert> = {}) => ({
    ...{ tenantCode, id, language: 'en', bpid: 'home', country: 'ae', platform: 'web' as const, position },
    content: { title: id, href: '/doctors', image: 'asset:sun.svg' },
    ...more,
  })
  await db
    .insert(banners)
    .values([
      banner('second', 2),
      banner('first', 1),
      banner('first', 1, { language: 'ar', content: { title: 'الأول', href: 'javascript:alert(1)' } }),
      banner('phones', 3, { platform: 'mobile' }),
      banner('riyadh', 4, { country: 'sa' }),
      banner('results', 5, { bpid: 'results' }),
      banner('spring', 6, { startsAt: new Date('2026-03-20T00:00:00Z'), endsAt: new Date('2026-03-21T00:00:00Z') }),
      banner('winter', 7, { endsAt: new Date('2026-02-01T00:00:00Z') }),
    ])
  const article = (id: string, publishedAt: string, href: string, language = 'en') => ({
    ...{ tenantCode, id, language, publishedAt: new Date(publishedAt) },
    content: { title: `${id} ${language}`, excerpt: 'Words', href },
  })
  await db
    .insert(blogHighlights)
    .values([
      article('older', '2026-01-01T00:00:00Z', '/external?target=older'),
      article('newer', '2026-02-01T00:00:00Z', 'https://blog.example/newer'),
      article('newer', '2026-02-01T00:00:00Z', 'https://blog.example/ar/newer', 'ar'),
      article('harmful', '2026-02-02T00:00:00Z', 'javascript:alert(1)'),
    ])
}
