import type { BannerPlace } from '#contract/content'
import type { Language } from '#contract/locale'
import type { ClientConfiguration, ContentBlock } from '#contract/tenant'
import type { TenantFile } from '#server/tenants/tenant-file'

/** A text in all three languages. */
export type Words = { en: string; ar: string; id: string }

/** A text in all three languages from its translations. */
export const words = (en: string, ar: string, id: string): Words => ({ en, ar, id })

type Item = { title: Words; body?: Words; href?: string; icon?: string; image?: string }

/** A content block in all three languages. */
export type ShippedBlock = Pick<ContentBlock, 'key' | 'kind'> & {
  heading?: Words
  body?: Words
  html?: Words
  image?: string
  imageAlt?: Words
  items?: Item[]
  /** A film and its poster. Captions in each language are files of the same name, `<film>-<language>.vtt`. */
  video?: { film: string; poster: string }
}

/** A banner, shown in each of the `countries` on each of the `platforms`; on home unless it has another `place`. */
export type ShippedBanner = {
  id: string
  place?: BannerPlace
  countries: ClientConfiguration['markets']
  platforms?: ('web' | 'mobile')[]
  title: Words
  body: Words
  action: Words
  href: string
  image: string
}

/** An article: shown in the app as a document of our own server, and as a highlight on home. */
export type ShippedArticle = {
  id: string
  published: string
  title: Words
  excerpt: Words
  html: Words
  image: string
  imageAlt: Words
}

/** A tenant that comes with the product. Its pictures are beside it, in `assets/`. */
export type ShippedTenant = {
  configuration: ClientConfiguration
  blocks: ShippedBlock[]
  banners: ShippedBanner[]
  articles: ShippedArticle[]
}

/** The tenant in the file format of every tenant. Articles become documents, and pages the app may show. */
export function toTenantFile({ configuration, blocks, banners, articles }: ShippedTenant): TenantFile {
  const { languages } = configuration
  const inEach = <Text>(make: (language: Language) => Text) =>
    Object.fromEntries(languages.map((language) => [language, make(language)])) as Partial<Record<Language, Text>>
  return {
    configuration: withOwnPages(configuration, articles),
    hosts: [],
    blocks: {
      ...Object.fromEntries(blocks.map((block) => [block.key, blockIn(languages, block)])),
      ...Object.fromEntries(
        articles.map((article) => [`document-${article.id}`, inEach((to) => documentIn(to, article))]),
      ),
    },
    translations: {},
    banners: banners.flatMap(
      ({ id, place = 'home', countries, platforms = ['web', 'mobile'], href, image, ...texts }) =>
        countries.flatMap((country) =>
          platforms.map((platform) => ({
            ...{ id: `${id}-${country}-${platform}`, bpid: place, country, platform },
            position: banners.findIndex((banner) => banner.id === id),
            content: inEach((to) => ({ ...textsIn(to, texts), href, image, image_alt: '' })),
          })),
        ),
    ),
    highlights: articles.map(({ id, published, title, excerpt, image, imageAlt }) => ({
      id,
      published_at: `${published}T06:00:00Z`,
      content: inEach((to) => ({
        ...textsIn(to, { title, excerpt, image_alt: imageAlt }),
        ...{ href: `/external?target=${id}`, image },
      })),
    })),
  }
}

const withOwnPages = (configuration: ClientConfiguration, articles: ShippedArticle[]): ClientConfiguration => ({
  ...configuration,
  // Each tenant has one among its pictures.
  og_image: 'share.jpg',
  external_pages: [
    ...(configuration.external_pages ?? []),
    ...articles.map(({ id, title }) => ({ id, title, url: `/documents/${id}`, embed: true })),
  ],
})

function blockIn(
  languages: readonly Language[],
  { key: _, kind, image, items, imageAlt, video, ...texts }: ShippedBlock,
) {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        kind,
        ...textsIn(language, texts),
        ...(image && { image, image_alt: imageAlt?.[language] ?? '' }),
        ...(items && { items: items.map((item) => itemIn(language, item)) }),
        ...(video && { video: videoFor(languages, video) }),
      },
    ]),
  )
}

const itemIn = (language: Language, { href, icon, image, ...texts }: Item) => ({
  ...textsIn(language, texts),
  ...(href && { href }),
  ...(icon && { icon }),
  ...(image && { image, image_alt: '' }),
})

/** With captions in every language of the tenant, for the viewer to choose. */
const videoFor = (languages: readonly Language[], { film, poster }: NonNullable<ShippedBlock['video']>) => ({
  src: film,
  poster,
  captions: languages.map((language) => ({
    src: film.replace(/\.\w+$/, `-${language}.vtt`),
    language,
    label: languageNames[language],
  })),
})

const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية', id: 'Bahasa Indonesia' }

const documentIn = (language: Language, { title, html, image, imageAlt }: ShippedArticle) => ({
  kind: 'html' as const,
  heading: title[language],
  html: `<img src="${image}" alt="${imageAlt[language]}" width="800" height="450" loading="lazy" decoding="async" />${html[language]}`,
})

type InOne<Texts> = { [Name in keyof Texts]: Texts[Name] extends Words ? string : string | undefined }

/** These texts in one language; absent ones stay absent. */
function textsIn<Texts extends Record<string, Words | undefined>>(language: Language, texts: Texts) {
  const present = Object.entries(texts).filter((entry): entry is [string, Words] => entry[1] !== undefined)
  return Object.fromEntries(present.map(([name, text]) => [name, text[language]])) as InOne<Texts>
}
