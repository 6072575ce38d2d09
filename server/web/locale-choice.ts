import type { FastifyRequest } from 'fastify'
import { dictionary } from '#contract/dictionary'
import { localeCookie } from '#contract/cookies'
import { locales, offeredLocales as offeredIn, type Locale } from '#contract/locale'
import type { InProcess } from '#contract/rendering'
import type { ClientConfiguration } from '#contract/tenant'
import { calls } from '#contract/services'
import { headers } from '#contract/headers'

/** Locales of a tenant, the default one first: its home market in its first language. */
export function offeredLocales({ country_code, languages, markets }: ClientConfiguration): Locale[] {
  const rank = ({ country, language }: Locale) =>
    (country === country_code ? 0 : 100 + markets.indexOf(country) * 10) + languages.indexOf(language)
  return offeredIn(markets, languages).sort((one, other) => rank(one) - rank(other))
}

/** The locale for an address without one (R01): the stored choice, else by the visitor's country, else the tenant's default. */
export async function chooseLocale(request: FastifyRequest, dispatch: InProcess, basePath: string): Promise<string> {
  const { code, configuration } = request.tenant
  const offered = offeredLocales(configuration)
  const isOffered = (prefix: string | undefined) => offered.some((locale) => locale.prefix === prefix)
  const stored = readCookie(request, localeCookie(code))
  if (stored && isOffered(stored)) return stored
  const here = await locateVisitor(dispatch, basePath, code)
  if (here && isOffered(here)) return here
  return offered[0]?.prefix ?? 'en-ae'
}

/** A locale for the page shown where no tenant is known: of the first language of the browser that we have. */
export function languageLocale(acceptLanguage = ''): string {
  const preferred = acceptLanguage.split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return preferred.flatMap((language) => spoken[language] ?? [])[0] ?? 'en-ae'
}

const spoken = dictionary({ en: 'en-ae', ar: 'ar-ae', id: 'id' })

/** Locale parameters of an address: `lang` (Q01) and `country` (Q02). */
export type RequestedLocale = { lang?: string; country?: string }

/** Reads them from a query; of repeated ones the last counts. */
export function readRequestedLocale(query: unknown): RequestedLocale {
  const { lang, country } = query as Record<string, string | string[] | undefined>
  const [language, place] = [[lang].flat().at(-1), [country].flat().at(-1)]
  return { ...(language ? { lang: language } : {}), ...(place ? { country: place } : {}) }
}

/**
 * The locale that an address requests, starting from another; the same one where nothing is requested, or nothing the tenant
 * offers.
 */
export function localeForRequest(configuration: ClientConfiguration, from: string, requested: RequestedLocale): string {
  if (requested.lang === undefined && requested.country === undefined) return from
  const current = locales[from]
  const language = requested.lang?.toLowerCase() ?? current?.language
  const country = requested.country?.toLowerCase() ?? current?.country
  const found = offeredLocales(configuration).find(
    (locale) => locale.language === language && locale.country === country,
  )
  return found?.prefix ?? from
}

/** An address without its locale parameters, otherwise unchanged. */
export function withoutLocaleRequest(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return address
  const query = new URLSearchParams(address.slice(at))
  for (const name of ['lang', 'country']) query.delete(name)
  return address.slice(0, at) + (query.size > 0 ? `?${query.toString()}` : '')
}

/** C80; a visitor whose country is unknown is no failure. */
async function locateVisitor(dispatch: InProcess, basePath: string, tenant: string): Promise<string | undefined> {
  const { service, method, path } = calls.locationOfAddress
  const answer = await dispatch({
    method,
    path: `${basePath}/api/${service}${path}`,
    headers: { 'content-type': 'application/json', [headers.clientId]: tenant },
    body: '{}',
  })
  if (answer.status !== 200) return undefined
  return (JSON.parse(answer.body) as { data?: { locale?: string } }).data?.locale
}

function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim().split('='))
  return cookies.find(([known]) => known === name)?.[1]
}
