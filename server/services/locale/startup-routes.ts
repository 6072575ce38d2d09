import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { AddressLocation, LocaleInit, ServerTime, Translations } from '#contract/content'
import { socialProviders } from '#contract/social-providers'
import { InitData, PageMeta } from '#contract/tenant'
import { Data } from '#contract/wire'
import type { ServiceInstance } from '#server/plugins/type-provider'
import { basePathOf } from '#server/tenants/tenant'
import { locateAddress } from './address-location.ts'
import type { LocaleService } from './locale-service.ts'
import { toInitData } from './init-data.ts'
import { Lang } from './lang.ts'
import { toLocaleInit } from './locale-entries.ts'
import { toPageMeta } from './page-meta.ts'
import { compileTranslations } from './translations.ts'

const MetaQuery = Type.Object({
  slug: Type.String({ maxLength: 300, default: '' }),
  type: Type.Optional(Type.String({ maxLength: 40 })),
  lang: Lang,
})

/** What the app needs before it shows anything: time, configuration, locales, texts, head texts, country. */
export function startupRoutes(app: ServiceInstance, { contentOf, cache }: LocaleService): void {
  app.get(
    routePath(calls.serverTime),
    // Unsigned: callers of this route have a wrong clock.
    {
      schema: { operationId: 'getTime', summary: 'The server’s time (C01)', response: { 200: Data(ServerTime) } },
      config: { signature: 'none' },
    },
    async () => {
      const now = app.clock()
      return { data: { time: now.toISOString(), epoch_seconds: Math.floor(now.getTime() / 1000) } }
    },
  )

  app.get(
    routePath(calls.init),
    {
      schema: {
        operationId: 'getConfiguration',
        summary: 'The tenant’s configuration (C02)',
        response: { 200: Data(InitData) },
      },
    },
    async ({ tenant }) => {
      const social = socialProviders.filter((provider) => app.socialSites(tenant.code)[provider])
      const payable = app.collector?.provider.methods ?? []
      return { data: toInitData(tenant, { ...app.config, hasMail: app.mail !== undefined, payable, social }) }
    },
  )

  app.get(
    routePath(calls.localeInit),
    {
      schema: {
        operationId: 'getLocales',
        summary: 'The locales the tenant offers (C15)',
        response: { 200: Data(LocaleInit) },
      },
    },
    async ({ tenant }) => ({ data: toLocaleInit(tenant.configuration) }),
  )

  app.get(
    routePath(calls.translation),
    {
      schema: {
        operationId: 'getTexts',
        summary: 'The tenant’s own words, compiled (C03)',
        querystring: Type.Object({ lang: Lang }),
        response: { 200: Data(Translations) },
      },
    },
    async ({ tenant, language, query: { lang = language }, log }) => ({
      data: await cache.get(tenant, `translations ${lang}`, async () =>
        compileTranslations(await contentOf(tenant).findTranslations(tenant.code, lang), log),
      ),
    }),
  )

  app.get(
    routePath(calls.pageMeta),
    {
      schema: {
        operationId: 'getPageMeta',
        summary: 'SEO meta of an address (C04)',
        querystring: MetaQuery,
        response: { 200: Data(PageMeta) },
      },
    },
    async ({ tenant, language, query: { slug, lang = language } }) => ({
      data: toPageMeta(tenant, slug, lang, basePathOf(tenant, app.config.basePath)),
    }),
  )

  app.post(
    routePath(calls.locationOfAddress),
    {
      schema: {
        operationId: 'locateAddress',
        summary: 'Where the caller’s address is (C80)',
        response: { 200: Data(AddressLocation) },
      },
      config: { repeatable: true },
    },
    async (request) => ({ data: locateAddress(request) }),
  )
}
