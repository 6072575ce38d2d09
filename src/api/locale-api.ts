import type { AxiosInstance } from 'axios'
import type {
  AddressLocation,
  Banner,
  BlogHighlight,
  CustomContent,
  IdentityType,
  LocaleInit,
  ServerTime,
  Translations,
} from '#contract/content'
import type { Country, Language } from '#contract/locale'
import { Problem } from '#contract/problem'
import { calls } from '#contract/services'
import type { ContentBlock, CountryLanguages, InitData, PageMeta } from '#contract/tenant'
import { call } from './call.ts'

/** Calls of the locale service: time, init data, texts and content of the tenant. */
export function createLocaleApi(http: () => AxiosInstance) {
  return {
    /** The server's time (C01). */
    time: (signal?: AbortSignal) => call<ServerTime>(http(), calls.serverTime, { signal }),
    /** The tenant's configuration for this language (C02). */
    init: (signal?: AbortSignal) => call<InitData>(http(), calls.init, { signal }),
    /** The tenant's own texts, compiled, by message id (C03). */
    translation: (query: { lang: string }, signal?: AbortSignal) =>
      call<Translations>(http(), calls.translation, { query, signal }),
    /** Head texts of an address (C04). The slug has no leading slash. */
    meta: ({ slug, type }: { slug: string; type: string }, signal?: AbortSignal) =>
      call<PageMeta>(http(), calls.pageMeta, { query: { slug: slug.replace(/^\/+/, ''), type }, signal }),
    /** Content blocks by key (C05). A call without keys is refused before it is sent (E15). */
    async blocks(
      { keys, lang }: { keys: readonly string[]; lang: string },
      signal?: AbortSignal,
    ): Promise<ContentBlock[]> {
      if (keys.length === 0) throw new Problem('missing_keys_data', { message: 'missing keys data' })
      return call<ContentBlock[]>(http(), calls.contentBlocks, { query: { keys: keys.join(','), lang }, signal })
    },
    /** Articles of the tenant's blog for home (C06). */
    highlights: (query: { lang: Language }, signal?: AbortSignal) =>
      call<BlogHighlight[]>(http(), calls.blogHighlights, { query, signal }),
    /** The tenant's own content from one of its hosts, for example its footer (C09). */
    customContent: (query: { url: string }, signal?: AbortSignal) =>
      call<CustomContent>(http(), calls.customContent, { query, signal }),
    /** Kinds of identity documents, those of the visitor's country first; with the id of an insurer those that it asks for (C10). */
    identityTypes: (query: { insurance?: string }, signal?: AbortSignal) =>
      call<IdentityType[]>(http(), calls.identityTypes, { query, signal }),
    /** Banners of a placement (C11). */
    placedBanners: (query: { bpid: string }, signal?: AbortSignal) =>
      call<Banner[]>(http(), calls.banners, { query, signal }),
    /** Banners of a country for a kind of screen (C12). */
    banners: ({ country, platform }: { country: Country; platform: Banner['platform'] }, signal?: AbortSignal) =>
      call<Banner[]>(http(), calls.placedBanners, { params: { country, platform }, signal }),
    /** Countries with their languages, for the country menu (C08, T10). */
    countriesLanguages: (signal?: AbortSignal) =>
      call<CountryLanguages[]>(http(), calls.countriesLanguages, { signal }),
    /** The locales the tenant offers (C15). Rejects with the original error (E08). */
    localeInit: (signal?: AbortSignal) => call<LocaleInit>(http(), calls.localeInit, { signal }),
    /** Country and locale by the caller's IP address (C80). */
    ip2location: (signal?: AbortSignal) => call<AddressLocation>(http(), calls.locationOfAddress, { body: {}, signal }),
  }
}
export type LocaleApi = ReturnType<typeof createLocaleApi>
