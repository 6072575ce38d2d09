import { parse } from '@formatjs/icu-messageformat-parser'
import { bannerPlaces } from '#contract/content'
import type { AssetFacts } from './asset-rules.ts'
import { cleanAddress, type ContentScope } from '#server/content/addresses'
import { cleanTenant, contentScope } from './clean-tenant.ts'
import { doubtful, step, wrong, type ConfigurationIssue } from './configuration-issue.ts'
import type { TenantFile } from './tenant-file.ts'

/** Issues of blocks, texts, banners and highlights of a well-formed file. */
export function contentIssues(file: TenantFile, assets: AssetFacts): ConfigurationIssue[] {
  const { banners, blocks, highlights } = file
  const names = new Set(assets.keys())
  const clean = cleanTenant(file, names)
  return [
    ...lost({ blocks, banners, highlights }, { ...pickContent(clean) }, ''),
    ...captionIssues(file, contentScope(file, names)),
    ...languageIssues(file),
    ...wordIssues(file),
    ...placeIssues(file),
  ]
}

const pickContent = ({ banners, blocks, highlights }: TenantFile) => ({ blocks, banners, highlights })

/** What sanitising removes: an address is an error, markup a warning. Another spelling of the same address is accepted. */
function lost(supplied: unknown, clean: unknown, path: string): ConfigurationIssue[] {
  if (typeof supplied === 'object' && supplied !== null) {
    return Object.entries(supplied).flatMap(([name, value]) =>
      lost(value, (clean as Record<string, unknown> | undefined)?.[name], path + step(name)),
    )
  }
  if (typeof supplied !== 'string' || supplied === clean) return []
  const name = path.split('/').at(-1)
  // A track without its file is left out, and the following ones move up: tracks are checked one by one.
  if (/\/captions\/\d+\/src$/.test(path)) return []
  if (name === 'html') return [doubtful(path, 'markup')]
  if (addressFields.has(name ?? '')) return clean === undefined ? [addressIssue(path, supplied, name)] : []
  return clean === undefined ? [] : [doubtful(path, 'marks')]
}

const captionIssues = ({ blocks }: TenantFile, scope: ContentScope): ConfigurationIssue[] =>
  Object.entries(blocks).flatMap(([key, texts]) =>
    Object.entries(texts).flatMap(([language, { video }]) =>
      (video?.captions ?? []).flatMap(({ src }, i) =>
        cleanAddress(src, 'captions', scope) === undefined
          ? [addressIssue(`/blocks${step(key)}/${language}/video/captions/${i}/src`, src, 'src')]
          : [],
      ),
    ),
  )

const addressFields = new Set(['href', 'image', 'src', 'poster'])

function addressIssue(path: string, address: string, name: string | undefined): ConfigurationIssue {
  if (address.startsWith('asset:')) return wrong(path, 'noAssetOfKind', { name: address.slice('asset:'.length) })
  return name === 'href' ? wrong(path, 'linkForm') : wrong(path, 'assetForm', { form: 'asset:<name>' })
}

/** Content must be in the tenant's languages, or in English, which is used where one is missing. */
function languageIssues({
  configuration,
  blocks,
  banners,
  highlights,
  translations,
}: TenantFile): ConfigurationIssue[] {
  const spoken: readonly string[] = configuration.languages
  const texts: [path: string, languages: string[]][] = [
    ...Object.entries(blocks).map(([key, each]): [string, string[]] => [`/blocks${step(key)}`, Object.keys(each)]),
    ...banners.map(({ content }, i): [string, string[]] => [`/banners/${i}/content`, Object.keys(content)]),
    ...highlights.map(({ content }, i): [string, string[]] => [`/highlights/${i}/content`, Object.keys(content)]),
  ]
  return [
    ...texts.flatMap(([path, languages]) => [
      ...(languages.length === 0 ? [wrong(path, 'noLanguage')] : []),
      ...languages.flatMap((language) =>
        spoken.includes(language) || language === 'en' ? [] : [unspoken(path, language)],
      ),
    ]),
    ...Object.keys(translations).flatMap((language) =>
      spoken.includes(language) ? [] : [unspoken('/translations', language)],
    ),
  ]
}

const unspoken = (path: string, language: string) => doubtful(path + step(language), 'unspoken', { language })

/** A tenant's own texts must parse: those that do not are left out when they are sent (C03). */
const wordIssues = ({ translations }: TenantFile): ConfigurationIssue[] =>
  Object.entries(translations).flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([id, message]) => {
      try {
        parse(message)
        return []
      } catch (fault) {
        return [wrong(`/translations/${language}${step(id)}`, faultOf(fault))]
      }
    }),
  )

/** The reader of messages names its faults: "EXPECT_ARGUMENT_CLOSING_BRACE", "UNMATCHED_CLOSING_TAG". */
function faultOf(fault: unknown): 'icuBrace' | 'icuTag' | 'icu' {
  const name = fault instanceof Error ? fault.message : ''
  if (/TAG/.test(name)) return 'icuTag'
  return /BRACE|EMPTY_ARGUMENT/.test(name) ? 'icuBrace' : 'icu'
}

function placeIssues({ banners, blocks, configuration, highlights }: TenantFile): ConfigurationIssue[] {
  const keys = ['header_block_content_key', 'footer_block_content_key'] as const
  return [
    ...keys.flatMap((name) =>
      configuration[name] === '' || Object.hasOwn(blocks, configuration[name])
        ? []
        : [wrong(`/configuration/${name}`, 'noBlock', { key: configuration[name] })],
    ),
    ...banners.flatMap(({ bpid, country, starts_at: from, ends_at: until }, i) => [
      ...((bannerPlaces as readonly string[]).includes(bpid)
        ? []
        : [doubtful(`/banners/${i}/bpid`, 'place', { places: bannerPlaces })]),
      ...(configuration.markets.includes(country) ? [] : [doubtful(`/banners/${i}/country`, 'notMarket', { country })]),
      ...(from && until && from >= until ? [wrong(`/banners/${i}/ends_at`, 'endsFirst')] : []),
    ]),
    ...repeatedIds(banners, '/banners'),
    ...repeatedIds(highlights, '/highlights'),
  ]
}

const repeatedIds = (entries: readonly { id: string }[], path: string): ConfigurationIssue[] =>
  entries.flatMap(({ id }, i) =>
    entries.findIndex((entry) => entry.id === id) < i ? [wrong(`${path}/${i}/id`, 'twice', { name: id })] : [],
  )
