import * as Type from 'typebox'
import { Banner, bannerPlaces, BlogHighlight } from '#contract/content'
import { languages } from '#contract/locale'
import { ClientConfiguration, ContentBlock } from '#contract/tenant'

/** A value per language, for the languages that have one. */
const inEachLanguage = <Each extends Type.TSchema>(each: Each) =>
  Type.Object(Object.fromEntries(languages.map((language) => [language, Type.Optional(each)])) as LanguageFields<Each>)
type LanguageFields<Each extends Type.TSchema> = Record<(typeof languages)[number], Type.TOptional<Each>>

const FileBlock = Type.Omit(ContentBlock, ['key'])
const instant = { format: 'date-time', maxLength: 30 } as const
const idPattern = '^[a-z0-9][a-z0-9-]{0,79}$'
const Id = Type.String({ pattern: idPattern })
const OwnId = Type.String({
  pattern: idPattern,
  description: 'A name of its own: lower-case letters, digits, hyphens.',
})

const FileBanner = Type.Object({
  id: OwnId,
  bpid: Type.String({ maxLength: 80, description: `Where it shows: ${bannerPlaces.join(', ')}.` }),
  country: Banner.properties.country,
  platform: Banner.properties.platform,
  position: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Lower ones are shown first.' }),
  starts_at: Type.Optional(Type.String({ ...instant, description: 'Shown from this instant on.' })),
  ends_at: Type.Optional(Type.String({ ...instant, description: 'Shown until this instant.' })),
  content: inEachLanguage(Type.Omit(Banner, ['id', 'bpid', 'country', 'platform'])),
})

const FileHighlight = Type.Object({
  id: OwnId,
  published_at: Type.String({ ...instant, description: 'Its date; the newest stand first.' }),
  content: inEachLanguage(Type.Omit(BlogHighlight, ['id', 'published_at'])),
})

/** Everything of a tenant except its files, which are beside it in `assets/`. */
export const TenantFile = Type.Object(
  {
    /** For editors: address of the schema of this file. */
    $schema: Type.Optional(Type.String()),
    configuration: ClientConfiguration,
    /** Host names that select the tenant, without a port. */
    hosts: Type.Array(Type.String({ pattern: '^(?=.{1,253}$)[a-z0-9-]+(\\.[a-z0-9-]+)*$' }), { maxItems: 40 }),
    /** Content blocks by key and language. */
    blocks: Type.Record(Id, inEachLanguage(FileBlock)),
    /** The tenant's own texts by language and message id, as ICU messages. */
    translations: inEachLanguage(Type.Record(Type.String(), Type.String({ maxLength: 2000 }))),
    banners: Type.Array(FileBanner),
    highlights: Type.Array(FileHighlight),
  },
  { title: 'A tenant of Patientweb' },
)
export type TenantFile = Type.Static<typeof TenantFile>

/** A file of a tenant: bytes as supplied, or in their stored form. */
export type AssetFile = { name: string; bytes: Uint8Array }
