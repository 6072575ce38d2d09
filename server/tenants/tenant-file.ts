import * as Type from 'typebox'
import { Banner, BlogHighlight } from '#contract/content'
import { languages } from '#contract/locale'
import { ClientConfiguration, ContentBlock } from '#contract/tenant'
import { Instant } from '#contract/wire'

/** One of something in each language that has it. */
const inEachLanguage = <Each extends Type.TSchema>(each: Each) =>
  Type.Object(Object.fromEntries(languages.map((language) => [language, Type.Optional(each)])) as LanguageFields<Each>)
type LanguageFields<Each extends Type.TSchema> = Record<(typeof languages)[number], Type.TOptional<Each>>

const FileBlock = Type.Omit(ContentBlock, ['key'])
const Id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,79}$' })

const FileBanner = Type.Object({
  id: Id,
  /** Placement it belongs to. */
  bpid: Type.String({ maxLength: 80 }),
  country: Banner.properties.country,
  platform: Banner.properties.platform,
  /** Lower ones are shown first. */
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  starts_at: Type.Optional(Instant),
  ends_at: Type.Optional(Instant),
  content: inEachLanguage(Type.Omit(Banner, ['id', 'bpid', 'country', 'platform'])),
})

const FileHighlight = Type.Object({
  id: Id,
  published_at: Instant,
  content: inEachLanguage(Type.Omit(BlogHighlight, ['id', 'published_at'])),
})

/** Everything a tenant has but its files, which stand beside it in `assets/`. */
export const TenantFile = Type.Object(
  {
    /** For editors: where the schema of this file is. */
    $schema: Type.Optional(Type.String()),
    configuration: ClientConfiguration,
    /** Host names that decide the tenant, without a port. */
    hosts: Type.Array(Type.String({ pattern: '^(?=.{1,253}$)[a-z0-9-]+(\\.[a-z0-9-]+)*$' }), { maxItems: 40 }),
    /** Content blocks by key and language. */
    blocks: Type.Record(Id, inEachLanguage(FileBlock)),
    /** The tenant's own words by language and message id, in ICU form. */
    translations: inEachLanguage(Type.Record(Type.String(), Type.String({ maxLength: 2000 }))),
    banners: Type.Array(FileBanner),
    highlights: Type.Array(FileHighlight),
  },
  { title: 'A tenant of Patientweb' },
)
export type TenantFile = Type.Static<typeof TenantFile>

/** A tenant's file of its own: bytes as they were supplied, or cleaned as they are kept. */
export type AssetFile = { name: string; bytes: Uint8Array }
