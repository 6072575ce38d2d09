import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { DocumentTag, IdentityType } from '#contract/content'
import { CountryLanguages } from '#contract/tenant'
import { Data } from '#contract/wire'
import {
  createSharedListRepository,
  toDocumentTags,
  toIdentityTypes,
} from '#server/domain/content/shared-list-repository'
import type { ServiceInstance } from '#server/plugins/type-provider'
import type { LocaleService } from './locale-service.ts'
import { Lang } from './lang.ts'
import { toCountryLanguages } from './locale-entries.ts'

/** Lists for forms and menus: countries with their languages, tags of documents, kinds of identity documents. */
export function masterRoutes(app: ServiceInstance, { findCountries, cache }: LocaleService): void {
  const lists = createSharedListRepository(app.db)

  app.get(
    routePath(calls.countriesLanguages),
    {
      schema: {
        operationId: 'getCountries',
        summary: 'Countries and their languages, for the switcher (C08)',
        response: { 200: Data(Type.Array(CountryLanguages)) },
      },
    },
    async ({ tenant, language }) => ({
      data: toCountryLanguages(tenant.configuration, await cache.get(tenant, 'countries', findCountries), language),
    }),
  )

  app.get(
    routePath(calls.documentTags),
    {
      schema: {
        operationId: 'getDocumentTags',
        summary: 'Tags of documents (C07)',
        querystring: Type.Object({ lang: Lang }),
        response: { 200: Data(Type.Array(DocumentTag)) },
      },
    },
    async ({ tenant, language, query: { lang = language } }) => ({
      data: toDocumentTags(await cache.get(tenant, 'document tags', lists.findDocumentTags), lang),
    }),
  )

  app.get(
    routePath(calls.identityTypes),
    {
      schema: {
        operationId: 'getIdentityTypes',
        summary: 'Kinds of identity documents; with `insurance`, those an insurer asks for (C10)',
        querystring: Type.Object({ insurance: Type.Optional(Type.String({ maxLength: 120 })), lang: Lang }),
        response: { 200: Data(Type.Array(IdentityType)) },
      },
    },
    async ({ tenant, language, country, query: { insurance, lang = language } }) => ({
      data: toIdentityTypes(await cache.get(tenant, 'identity types', lists.findIdentityTypes), {
        language: lang,
        country,
        markets: tenant.configuration.markets,
        forInsurance: insurance !== undefined && !['0', 'false'].includes(insurance),
      }),
    }),
  )
}
