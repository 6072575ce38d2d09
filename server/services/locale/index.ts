import * as Type from 'typebox'
import { AddressLocation, LocaleInit, ServerTime, Translations } from '#contract/content'
import { languages } from '#contract/locale'
import { ContentBlock, CountryLanguages, InitData, PageMeta } from '#contract/tenant'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { locateAddress } from './address-location.ts'
import { pickBlocks } from './blocks.ts'
import { createContentCache } from './content-cache.ts'
import { createContentRepository } from './content-repository.ts'
import { toInitData } from './init-data.ts'
import { toCountryLanguages, toLocaleInit } from './locale-entries.ts'
import { shareImage, toPageMeta } from './page-meta.ts'
import { compileTranslations } from './translations.ts'

const Lang = Type.Optional(Type.Enum([...languages]))
const BlocksQuery = Type.Object({ keys: Type.Optional(Type.String({ maxLength: 4000 })), lang: Lang })
const MetaQuery = Type.Object({
  slug: Type.String({ maxLength: 300, default: '' }),
  type: Type.Optional(Type.String({ maxLength: 40 })),
  lang: Lang,
})

/** The locale service: what the app starts from and the tenant's content. */
const locale: ServicePlugin = async (app) => {
  const content = createContentRepository(app.db)
  const cache = createContentCache(app.tenants, app.clock)

  app.get(
    '/appservice/time',
    // Without a signature: who asks has a clock that is wrong.
    {
      schema: { summary: 'The server’s time (C01)', response: { 200: Data(ServerTime) } },
      config: { signature: 'none' },
    },
    async () => {
      const now = app.clock()
      return { data: { time: now.toISOString(), epoch_seconds: Math.floor(now.getTime() / 1000) } }
    },
  )

  app.get(
    '/appservice/init',
    { schema: { summary: 'The tenant’s configuration (C02)', response: { 200: Data(InitData) } } },
    async ({ tenant }) => ({ data: toInitData(tenant, app.config) }),
  )

  app.get(
    '/locale/init',
    { schema: { summary: 'The locales the tenant offers (C15)', response: { 200: Data(LocaleInit) } } },
    async ({ tenant }) => ({ data: toLocaleInit(tenant.configuration) }),
  )

  app.get(
    '/translation',
    {
      schema: {
        summary: 'The tenant’s own words, compiled (C03)',
        querystring: Type.Object({ lang: Lang }),
        response: { 200: Data(Translations) },
      },
    },
    async ({ tenant, language, query: { lang = language }, log }) => ({
      data: await cache.get(tenant.code, `translations ${lang}`, async () =>
        compileTranslations(await content.findTranslations(tenant.code, lang), log),
      ),
    }),
  )

  app.get(
    '/static/meta',
    { schema: { summary: 'SEO meta of an address (C04)', querystring: MetaQuery, response: { 200: Data(PageMeta) } } },
    async ({ tenant, language, query: { slug, lang = language } }) => ({
      data: toPageMeta(tenant.configuration, slug, lang, shareImage(tenant, app.config.basePath)),
    }),
  )

  app.get(
    '/static/get/bulk',
    {
      schema: {
        summary: 'Content blocks by key (C05)',
        querystring: BlocksQuery,
        response: { 200: Data(Type.Array(ContentBlock)) },
      },
    },
    async ({ tenant, language, headers, query: { keys = '', lang } }) => {
      const asked = [...new Set(keys.split(',').map((key) => key.trim()))].filter((key) => key !== '')
      if (asked.length === 0) throw problem('missing_keys_data')
      const isAnyLanguage = lang === undefined && !headers['accept-language']
      const blocksIn = (wanted: typeof language) =>
        cache.get(tenant.code, `blocks ${wanted}`, () => content.findBlocks(tenant.code, wanted))
      const picked = await Promise.all(
        asked.map(async (key) => {
          // K09: homepage blocks are Indonesian where nobody says which language is wanted.
          const wanted = isAnyLanguage && key.startsWith('homepage') ? 'id' : (lang ?? language)
          return pickBlocks(await blocksIn(wanted), [key])
        }),
      )
      return { data: picked.flat() }
    },
  )

  app.get(
    '/static/countries_languages',
    {
      schema: {
        summary: 'Countries and their languages, for the switcher (C08)',
        response: { 200: Data(Type.Array(CountryLanguages)) },
      },
    },
    async ({ tenant, language }) => ({
      data: toCountryLanguages(
        tenant.configuration,
        await cache.get(tenant.code, 'countries', content.findCountries),
        language,
      ),
    }),
  )

  app.post(
    '/master/ip2location',
    {
      schema: { summary: 'Where the caller’s address is (C80)', response: { 200: Data(AddressLocation) } },
      config: { repeatable: true },
    },
    async (request) => ({ data: locateAddress(request) }),
  )
}

export default locale
