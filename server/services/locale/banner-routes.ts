import * as Type from 'typebox'
import { Banner } from '#contract/content'
import type { Country, Language } from '#contract/locale'
import { Data } from '#contract/wire'
import { cleanBanner } from '#server/content/clean'
import { sentScope } from '#server/content/scope'
import type { Tenant } from '#server/plugins/gateway/tenants'
import type { ServiceInstance } from '#server/plugins/type-provider'
import type { TimedBanner } from './content-repository.ts'
import type { LocaleService } from './index.ts'
import { Lang } from './lang.ts'

const Banners = Data(Type.Array(Banner))
const Place = Type.Object({
  country: Type.Optional(Banner.properties.country),
  platform: Type.Optional(Banner.properties.platform),
})

/** The tenant's banners, in their order, each while it is its time. */
export function bannerRoutes(app: ServiceInstance, { content, cache }: LocaleService): void {
  const bannersNow = async (tenant: Tenant, language: Language): Promise<Banner[]> => {
    const banners = await cache.get(tenant.code, `banners ${language}`, () =>
      content.findBanners(tenant.code, language),
    )
    const scope = sentScope(tenant, app.config.basePath)
    return banners
      .filter(isShownAt(app.clock()))
      .map(({ startsAt: _from, endsAt: _to, ...banner }) => cleanBanner(banner, scope))
  }

  app.get(
    '/banner/gets',
    {
      schema: {
        summary: 'Banners of a placement in the country of the visitor (C11)',
        querystring: Type.Object({ bpid: Type.String({ minLength: 1, maxLength: 80 }), lang: Lang }),
        response: { 200: Banners },
      },
    },
    async ({ tenant, language, country, query: { bpid, lang = language } }) => ({
      data: (await bannersNow(tenant, lang)).filter((banner) => banner.bpid === bpid && banner.country === country),
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

  for (const path of ['/banner/get', '/banner/get/:country', '/banner/get/:country/:platform']) {
    app.get(
      path,
      {
        schema: {
          summary: 'Banners of a country and platform, those of the Emirates and the web unless named (C12)',
          params: Place,
          querystring: Type.Object({ lang: Lang }),
          response: { 200: Banners },
        },
      },
      async ({ tenant, language, params, query: { lang = language } }) => ofPlace({ tenant, language: lang }, params),
    )
  }
}

const isShownAt =
  (now: Date) =>
  ({ startsAt, endsAt }: TimedBanner) =>
    (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
