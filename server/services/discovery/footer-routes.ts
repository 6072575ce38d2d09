import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { FooterLinks } from '#contract/directory'
import { CountryCode, Data, Slug } from '#contract/wire'
import { readReference } from '#server/directory/reference'
import { scopeOf } from '#server/directory/visibility/scope'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { footerLinks } from './footer-links.ts'
import { createListedDoctors } from './listed-doctors.ts'
import { keepAnonymous } from './wire.ts'

const FooterQuery = Type.Object({
  country_code: Type.Optional(CountryCode),
  speciality: Type.Optional(Slug),
  city: Type.Optional(Slug),
  /** Address of the page after its locale, which is left out of the links. */
  url: Type.Optional(Type.String({ maxLength: 300 })),
})

/** Links from a page of the directory (C76): complete, and in a compact form. */
export const footerRoutes: ServicePlugin = async (app) => {
  const listed = createListedDoctors(() => app.searchEngine())

  for (const [path, most, operationId, summary] of [
    ['/practitioner/footer', 30, 'getNeighbours', 'Neighbours of a page of the directory (C76)'],
    [
      routePath(calls.compactFooter),
      6,
      'getFirstNeighbours',
      'The first few neighbours of a page of the directory (C76)',
    ],
  ] as const) {
    app.get(
      path,
      { schema: { operationId, summary, querystring: FooterQuery, response: { 200: Data(FooterLinks) } } },
      async (request, reply) => {
        const { country_code: country = request.country, ...page } = request.query
        const scope = scopeOf(request.tenant)
        keepAnonymous(request, reply)
        if (!scope.markets.includes(country)) return { data: { groups: [] } }
        const counts = (attribute: string, filters: string) =>
          listed
            .counts([attribute], [`countryCode:${country}`, filters].filter(Boolean).join(' AND '), scope)
            .then((facets) => facets[attribute] ?? {})
        const reference = await readReference(app.database)
        return {
          data: {
            groups: await footerLinks({ ...page, country, most }, { counts, reference, scope }, request.language),
          },
        }
      },
    )
  }
}
