import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Value from 'typebox/value'
import { ClientConfiguration, ContentBlock } from '#contract/tenant'
import { contentIssues } from '#server/tenants/content-issues'
import { validateAsset } from '#server/tenants/asset-files'
import { configurationIssues } from '#server/tenants/check-configuration'
import { openTestDatabase } from '#tests/support/database'
import type { OpenDatabase } from '#server/db/open'
import { loadTenants, shippedTenants } from './load.ts'

let open: OpenDatabase

/** What each of them has on its home page, and the texts that its footer leads to. */
const everywhere = [
  ...['how', 'why', 'featured-on', 'testimonies', 'pro', 'app', 'popular-searches', 'about', 'homepage-ae'],
  ...['document-terms', 'document-privacy'],
]

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const configurations = async () =>
  (await open.query<{ configuration: ClientConfiguration }>('select configuration from tenants order by code')).map(
    ({ configuration }) => configuration,
  )

describe('the shipped tenants', () => {
  it('each come with a look, footer, blocks, login page and meta of their own [T02] [T03] [T04]', async () => {
    const stored = await configurations()
    expect(stored.map(({ code }) => code)).toEqual(['hospital', 'insurer', 'patientweb'])
    expect(stored.flatMap((configuration) => [...Value.Errors(ClientConfiguration, configuration)])).toEqual([])
    const distinct = (of: (configuration: ClientConfiguration) => unknown) =>
      new Set(stored.map((configuration) => JSON.stringify(of(configuration)))).size
    expect(distinct(({ theme }) => theme.seed)).toBe(3)
    expect(distinct(({ theme }) => theme.font_url)).toBe(3)
    expect(distinct(({ theme }) => theme.status_bar_color)).toBe(3)
    expect(distinct(({ footer_type }) => footer_type)).toBe(3)
    expect(distinct(({ footer_block_content_key: footer, header_block_content_key: header }) => [footer, header])).toBe(
      3,
    )
    expect(distinct(({ heading1, heading2 }) => [heading1, heading2])).toBe(3)
    expect(distinct(({ meta_configs }) => meta_configs)).toBe(3)
    expect(distinct(({ markets, languages }) => [markets, languages])).toBe(3)
    expect(stored.every(({ login_url: login }) => login.startsWith('/'))).toBe(true)
  })

  it('have their header and footer blocks, and every block, in each of their languages', async () => {
    const blocks = await open.query<{ tenant_code: string; key: string; language: string; content: ContentBlock }>(
      'select tenant_code, key, language, content from content_blocks',
    )
    expect(blocks.flatMap(({ content }) => [...Value.Errors(ContentBlock, content)])).toEqual([])
    for (const {
      code,
      languages,
      header_block_content_key: header,
      footer_block_content_key: footer,
    } of await configurations()) {
      const spoken = (key: string) =>
        blocks.filter((block) => block.tenant_code === code && block.key === key).map(({ language }) => language)
      for (const key of [header, footer, ...everywhere]) {
        expect({ code, key, spoken: spoken(key).toSorted() }).toEqual({ code, key, spoken: languages.toSorted() })
      }
    }
  })

  it('have nothing in them that a check would find, and no drawing that nothing shows [T03]', async () => {
    for (const { file, assets } of shippedTenants()) {
      const validated = await Promise.all(assets.map((asset) => validateAsset(asset)))
      const facts = new Map(validated.flatMap(({ kept }) => (kept ? [[kept.name, kept.fact] as const] : [])))
      const issues = [
        ...validated.flatMap((each) => each.issues),
        ...configurationIssues(file.configuration, facts),
        ...contentIssues(file, facts),
      ]
      expect({ code: file.configuration.code, issues }).toEqual({ code: file.configuration.code, issues: [] })
      const text = JSON.stringify(file)
      expect(assets.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([])
    }
  })

  it('lead from their articles to documents of their own, in each of their languages [C06] [U01]', async () => {
    for (const { file } of shippedTenants()) {
      const { external_pages: pages = [], languages } = file.configuration
      expect(file.highlights.length).toBeGreaterThanOrEqual(3)
      for (const { id, url } of pages) {
        const key = `document-${id}`
        expect(url).toBe(`/documents/${id}`)
        expect([key, Object.keys(file.blocks[key] ?? {}).toSorted()]).toEqual([key, languages.toSorted()])
      }
      for (const { content } of file.highlights)
        expect(pages.map(({ id }) => `/external?target=${id}`)).toContain(content.en?.href)
    }
  })

  it('say in each language that nothing of it is real', async () => {
    const notices = await open.query<{ body: string }>(
      `select content ->> 'body' as body from content_blocks where key = 'about'`,
    )
    expect(notices).toHaveLength(8)
    expect(notices.filter(({ body }) => !/invented|غير حقيقية|rekaan/.test(body))).toEqual([])
  })

  it('are brought back when what is shipped has changed, and tenants of others are left alone', async () => {
    await open.query(
      `insert into tenants (code, configuration) select 'another', configuration from tenants where code = 'insurer'`,
    )
    await open.query(`update tenants set hosts = '{care.example}' where code = 'insurer'`)
    await open.query(`update tenants set configuration = '{}'::jsonb where code in ('insurer', 'another')`)

    await loadTenants(open)
    expect((await configurations()).filter(({ code }) => code === 'insurer')).toEqual([])

    await open.query(`update loaded_sets set version = 'older' where name = 'shipped tenants'`)
    await loadTenants(open)
    const rows = await open.query(
      `select code, hosts, configuration ->> 'code' as configured from tenants where code in ('insurer', 'another') order by code`,
    )
    expect(rows).toEqual([
      { code: 'another', hosts: [], configured: null },
      { code: 'insurer', hosts: ['care.example'], configured: 'insurer' },
    ])
  })
})
