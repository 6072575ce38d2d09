import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { Banner } from '#contract/content'
import type { Country, Language } from '#contract/locale'
import { Data } from '#contract/wire'
import { cleanBanner } from '#server/content/clean'
import { sentScope } from '#server/content/scope'
import { basePathOf, type Tenant } from '#server/tenants/tenant'
import type { ServiceInstance } from '#server/plugins/type-provider'
import type { TimedBanner } from '#server/domain/content/content-repository'
import type { LocaleService } from './locale-service.ts'
import { Lang } from './lang.ts'

const Banners = Data(Type.Array(Banner))
const { country, platform } = Banner.properties

/** The tenant's banners, in their order, each within its time. */
export function bannerRoutes(app: ServiceInstance, { contentOf, cache }: LocaleService): void {
  const bannersNow = async (tenant: Tenant, language: Language): Promise<Banner[]> => {
    const banners = await cache.get(tenant, `banners ${language}`, () =>
      contentOf(tenant).findBanners(tenant.code, language),
    )
    const scope = sentScope(tenant, basePathOf(tenant, app.config.basePath))
    return banners
      .filter(isShownAt(app.clock()))
      .map(({ startsAt: _from, endsAt: _to, ...banner }) => cleanBanner(banner, scope))
  }

  app.get(
    routePath(calls.banners),
    {
      schema: {
        operationId: 'getPlacedBanners',
        summary: 'Banners of a placement in the country of the visitor (C11)',
        querystring: Type.Object({ bpid: Type.String({ minLength: 1, maxLength: 80 }), lang: Lang }),
        response: { 200: Banners },
      },
    },
    async ({ tenant, language, country: at, query: { bpid, lang = language } }) => ({
      data: (await bannersNow(tenant, lang)).filter((banner) => banner.bpid === bpid && banner.country === at),
    }),
  )

  const ofPlace = async (
    { tenant, language }: { tenant: Tenant; language: Language },
    { country = 'ae', platform = 'web' }: { country?: Country; platform?: Banner['platform'] },
  ) => ({
    data: (await bannersNow(tenant, language)).filter(
      (banner) => banner.country === country && banner.platform === platform,
    ),
  })

  const querystring = Type.Object({ lang: Lang })
  const response = { 200: Banners }
  app.get(
    '/banner/get',
    {
      schema: {
        operationId: 'getBanners',
        summary: 'Banners of the Emirates and the web (C12)',
        querystring,
        response,
      },
    },
    async ({ tenant, language, query: { lang = language } }) => ofPlace({ tenant, language: lang }, {}),
  )
  app.get(
    '/banner/get/:country',
    {
      schema: {
        operationId: 'getBannersOfCountry',
        summary: 'Banners of a country and the web (C12)',
        params: Type.Object({ country }),
        querystring,
        response,
      },
    },
    async ({ tenant, language, params, query: { lang = language } }) => ofPlace({ tenant, language: lang }, params),
  )
  app.get(
    routePath(calls.placedBanners),
    {
      schema: {
        operationId: 'getBannersOfPlatform',
        summary: 'Banners of a country and platform (C12)',
        params: Type.Object({ country, platform }),
        querystring,
        response,
      },
    },
    async ({ tenant, language, params, query: { lang = language } }) => ofPlace({ tenant, language: lang }, params),
  )
}

const isShownAt =
  (now: Date) =>
  ({ startsAt, endsAt }: TimedBanner) =>
    (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
