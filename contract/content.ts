import * as Type from 'typebox'
import { countryPattern, languages } from '#contract/locale'
import { linkAddress, pictureAddress, pictureWords } from '#contract/tenant'
import { CountryCode, Instant } from '#contract/wire'

/** The server's time (C01), as an instant and in whole seconds since 1970. */
export const ServerTime = Type.Object({ time: Instant, epoch_seconds: Type.Integer() })
export type ServerTime = Type.Static<typeof ServerTime>

/** The tenant's own texts in one language (C03): message id to the compiled message, so that no client needs a parser. */
export const Translations = Type.Record(Type.String(), Type.Array(Type.Unknown()))
export type Translations = Type.Static<typeof Translations>

/** One locale a tenant offers (C15): what the client needs to know about it before anything is shown. */
export const LocaleEntry = Type.Object({
  prefix: Type.String(),
  language: Type.Enum(languages),
  country: CountryCode,
  direction: Type.Enum(['ltr', 'rtl']),
  intl: Type.String(),
  week_start: Type.Integer({ minimum: 1, maximum: 7 }),
})

/** The tenant's locales and the default one (C15). */
export const LocaleInit = Type.Object({ default_locale: Type.String(), locales: Type.Array(LocaleEntry) })
export type LocaleInit = Type.Static<typeof LocaleInit>

/** The country of an IP address (C80). `locale` is the prefix to start with there; `source` says what decided. */
export const AddressLocation = Type.Object({
  country_code: CountryCode,
  locale: Type.String(),
  source: Type.Enum(['proxy', 'table', 'default']),
})
export type AddressLocation = Type.Static<typeof AddressLocation>

/** Placements of banners that the app shows: at the end of the pages of a doctor and of a clinic, and on home. */
export const bannerPlaces = ['home', 'doctor', 'clinic'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** A banner of a placement (C11, C12). Addresses of links begin after the locale, or are allow-listed. */
export const Banner = Type.Object({
  id: Type.String(),
  /** Banner placement that it belongs to. */
  bpid: Type.String(),
  country: Type.String({ pattern: countryPattern, description: 'The market it shows in.' }),
  platform: Type.Enum(['web', 'mobile'], { description: 'web: wide screens. mobile: phones.' }),
  title: Type.String({ description: 'Its heading.' }),
  body: Type.Optional(Type.String({ description: 'Plain text below the heading.' })),
  action: Type.Optional(Type.String({ description: 'The words of its link.' })),
  href: Type.Optional(Type.String({ description: linkAddress })),
  image: Type.Optional(Type.String({ description: pictureAddress })),
  image_alt: Type.Optional(Type.String({ description: pictureWords })),
})
export type Banner = Type.Static<typeof Banner>

/** An article of the tenant's blog that is shown on home (C06). */
export const BlogHighlight = Type.Object({
  id: Type.String(),
  title: Type.String({ description: 'Its title, which is the link.' }),
  excerpt: Type.String({ description: 'A sentence or two of it.' }),
  href: Type.String({ description: `The article. ${linkAddress}` }),
  image: Type.Optional(Type.String({ description: pictureAddress })),
  image_alt: Type.Optional(Type.String({ description: pictureWords })),
  published_at: Instant,
})
export type BlogHighlight = Type.Static<typeof BlogHighlight>

/** A tag a patient may give a document (C07). */
export const DocumentTag = Type.Object({ id: Type.String(), name: Type.String() })
export type DocumentTag = Type.Static<typeof DocumentTag>

/** A kind of identity document (C10); `insurance` where an insurer needs it. */
export const IdentityType = Type.Object({
  id: Type.String(),
  name: Type.String(),
  pattern: Type.Optional(Type.String()),
})
export type IdentityType = Type.Static<typeof IdentityType>

/** Content fetched from one of the tenant's own hosts, cleaned (C09). */
export const CustomContent = Type.Object({ html: Type.String() })
export type CustomContent = Type.Static<typeof CustomContent>
