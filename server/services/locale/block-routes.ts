import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { BlogHighlight, CustomContent } from '#contract/content'
import { ContentBlock } from '#contract/tenant'
import { Data } from '#contract/wire'
import { cleanBlock, cleanHighlight } from '#server/content/clean'
import { createContentFetcher } from '#server/content/fetch-content'
import { sanitiseHtml } from '#server/content/sanitise'
import { sentScope } from '#server/content/scope'
import { problem } from '#server/errors'
import { basePathOf, type Tenant } from '#server/tenants/tenant'
import { countCost } from '#server/plugins/gateway/rate-limits'
import type { ServiceInstance } from '#server/plugins/type-provider'
import type { Language } from '#contract/locale'
import { pickBlocks } from './blocks.ts'
import type { LocaleService } from './locale-service.ts'
import { Lang } from './lang.ts'

const BlocksQuery = Type.Object({ keys: Type.Optional(Type.String({ maxLength: 4000 })), lang: Lang })

/** More than any page asks for at once: home has 26, each block for phones and for desktops. */
const mostKeys = 40
/** What fetching a page from another host costs of the calls of an address: each unknown address would be another fetch. */
const fetchCost = 20

/** The tenant's content: blocks by key, articles, and pages of its own hosts. It is sanitised again before it is sent. */
export function blockRoutes(app: ServiceInstance, { contentOf, cache, pages }: LocaleService): void {
  const { basePath, localContent } = app.config
  const scopeFor = (tenant: Tenant) => sentScope(tenant, basePathOf(tenant, basePath))
  const fetchContent = createContentFetcher({ allowLocal: localContent })

  const blocksIn = (tenant: Tenant, language: Language) =>
    cache.get(tenant, `blocks ${language}`, async () => {
      const scope = scopeFor(tenant)
      const blocks = await contentOf(tenant).findBlocks(tenant.code, language)
      return new Map([...blocks].map(([key, block]) => [key, cleanBlock(block, scope)]))
    })

  app.get(
    routePath(calls.contentBlocks),
    {
      config: { problems: ['missing_keys_data'] },
      schema: {
        operationId: 'getBlocks',
        summary: 'Content blocks by key (C05)',
        querystring: BlocksQuery,
        response: { 200: Data(Type.Array(ContentBlock)) },
      },
    },
    async ({ tenant, language, headers, query: { keys = '', lang } }) => {
      const wantedKeys = [...new Set(keys.split(',').map((key) => key.trim()))].filter((key) => key !== '')
      if (wantedKeys.length === 0) throw problem('missing_keys_data')
      if (wantedKeys.length > mostKeys)
        throw problem('validation_failed', { fields: [{ path: '/keys', message: `are more than ${mostKeys}` }] })
      const isAnyLanguage = lang === undefined && !headers['accept-language']
      const picked = await Promise.all(
        wantedKeys.map(async (key) => {
          // K09: homepage blocks are Indonesian where the call names no language.
          const wanted = isAnyLanguage && key.startsWith('homepage') ? 'id' : (lang ?? language)
          return pickBlocks(await blocksIn(tenant, wanted), [key])
        }),
      )
      return { data: picked.flat() }
    },
  )

  app.get(
    routePath(calls.blogHighlights),
    {
      schema: {
        operationId: 'getHighlights',
        summary: 'Articles worth showing, newest first (C06)',
        querystring: Type.Object({ lang: Lang }),
        response: { 200: Data(Type.Array(BlogHighlight)) },
      },
    },
    async ({ tenant, language, query: { lang = language } }) => ({
      data: await cache.get(tenant, `highlights ${lang}`, async () => {
        const scope = scopeFor(tenant)
        const found = await contentOf(tenant).findHighlights(tenant.code, lang)
        return found.flatMap((highlight) => cleanHighlight(highlight, scope) ?? [])
      }),
    }),
  )

  app.get(
    routePath(calls.customContent),
    {
      config: { problems: ['forbidden'] },
      schema: {
        operationId: 'getPage',
        summary: 'A page of one of the tenant’s own hosts, cleaned (C09)',
        querystring: Type.Object({ url: Type.String({ minLength: 1, maxLength: 500 }) }),
        response: { 200: Data(CustomContent) },
      },
    },
    async (request) => {
      const { tenant, language, query } = request
      const data = await pages.get(tenant, `${language} ${query.url}`, async () => {
        await countCost(request, fetchCost)
        const page = await fetchContent(query.url, tenant.configuration.content_hosts ?? [], language)
        return { html: sanitiseHtml(page.html, { ...scopeFor(tenant), base: page.url }) }
      })
      return { data }
    },
  )
}
