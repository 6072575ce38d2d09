import cookie from '@fastify/cookie'
import { notInArray } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { consoleLanguageCookie } from '#contract/console/console-data'
import { languages, localeIn, locales, shippedCountries, type Language } from '#contract/locale'
import type { Database } from '#server/db/database'
import { countries } from '#server/db/schema/reference'
import { toProblem } from '#server/plugins/gateway/problems'
import { digestOf, documentPolicy } from '#server/policy-header'
import { languageLocale } from '#server/web/locale-choice'
import { brandOf } from '#server/tenants/tenant'
import type { Front } from '#server/web/front'
import { keyQueryOf } from '#server/web/visit'
import { consolePage } from './console-page.ts'
import { tenantOfPath } from './entrance.ts'
import { homeOf } from './staff-cookie.ts'

/** Pages of the partners' console at `{mount}/partner/{tenant}`, one document for all of them; `/partner` leads to that of the host's tenant. */
export const consolePages: FastifyPluginAsync<{ front: Front }> = async (app, { front }) => {
  await app.register(cookie)
  const { basePath } = app.config

  app.get('/partner', async (request, reply) => {
    if (!request.knownTenant) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').redirect(`${basePath}${homeOf(request.knownTenant.code)}`, 302)
  })

  const send = async (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
    const language = languageOf(request)
    const tenant = await tenantOfPath(request).catch((refusal: unknown) => {
      if (toProblem(refusal).code === 'not_found') return undefined
      throw refusal
    })
    // Whoever mistypes a code reads so on the page of the app that says it.
    if (!tenant)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${basePath}/${languageLocale(language)}${homeOf(encodeURIComponent(request.params.code))}`, 302)
    request.tenant = tenant
    const renderer = await front.renderer()
    const style = renderer.renderStyle(tenant.configuration, basePath, tenant.assets)
    const brand = brandOf(tenant, language)
    const data = {
      ...{ tenant: tenant.code, brand, language, home: `${basePath}${homeOf(tenant.code)}` },
      added_currencies: await addedCurrencies(app.db).catch(() => ({})),
      ...{ locale: localeOf(language, tenant.configuration.country_code), app: `${basePath}/${keyQueryOf(request)}` },
    }
    const page = consolePage({ data, title: brand, style, assets: front.consoleAssets })
    const { finish } = front
    // In development Vite writes scripts and styles of its own into each page.
    if (!finish) reply.header('content-security-policy', policyOf(style))
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .send(finish ? await finish(request.url, page) : page)
  }
  for (const path of ['/partner/:code', '/partner/:code/*']) app.get(path, { config: { tenant: 'none' } }, send)
}

/** Chosen in the console before, else the first of the browser's that we have. */
function languageOf({ cookies, headers }: FastifyRequest): Language {
  const chosen = languages.find((language) => language === cookies[consoleLanguageCookie])
  return chosen ?? locales[languageLocale(headers['accept-language'])]?.language ?? 'en'
}

/** A locale of the language in the tenant's country, where there is one. */
const localeOf = (language: Language, country: string): string =>
  localeIn(country, language)?.prefix ?? languageLocale(language)

/** Currencies of the countries that imports added. */
async function addedCurrencies(db: Database): Promise<Record<string, string>> {
  const rows = await db
    .select({ code: countries.code, currency: countries.currency })
    .from(countries)
    .where(notInArray(countries.code, [...shippedCountries]))
  return Object.fromEntries(rows.map(({ code, currency }) => [code, currency]))
}

/** Its own files and calls, and nothing else; no text becomes markup or a script. */
const policyOf = (style: string) =>
  `${documentPolicy({
    'script-src': ["'self'"],
    'style-src': ["'self'", digestOf(style)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    // The preview.
    'frame-src': ["'self'"],
  })}; require-trusted-types-for 'script'; trusted-types 'none'`
