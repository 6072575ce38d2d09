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
  if (name === 'html')
    return [doubtful(path, 'holds markup that is taken out: scripts, styles, frames, forms, handlers or addresses')]
  if (addressFields.has(name ?? '')) return clean === undefined ? [wrong(path, addressWords(supplied, name))] : []
  return clean === undefined ? [] : [doubtful(path, 'holds marks without a shape, which are taken out')]
}

const captionIssues = ({ blocks }: TenantFile, scope: ContentScope): ConfigurationIssue[] =>
  Object.entries(blocks).flatMap(([key, texts]) =>
    Object.entries(texts).flatMap(([language, { video }]) =>
      (video?.captions ?? []).flatMap(({ src }, i) =>
        cleanAddress(src, 'captions', scope) === undefined
          ? [wrong(`/blocks${step(key)}/${language}/video/captions/${i}/src`, addressWords(src, 'src'))]
          : [],
      ),
    ),
  )

const addressFields = new Set(['href', 'image', 'src', 'poster'])

function addressWords(address: string, name: string | undefined): string {
  if (address.startsWith('asset:'))
    return `there is no file "${address.slice('asset:'.length)}" of this kind among the assets`
  return name === 'href'
    ? 'must be https, mailto:, tel: or a path of the app that begins with one slash'
    : 'must be asset:<name>, or https on one of content_hosts'
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
      ...(languages.length === 0 ? [wrong(path, 'is in no language')] : []),
      ...languages.flatMap((language) =>
        spoken.includes(language) || language === 'en' ? [] : [unspoken(path, language)],
      ),
    ]),
    ...Object.keys(translations).flatMap((language) =>
      spoken.includes(language) ? [] : [unspoken('/translations', language)],
    ),
  ]
}

const unspoken = (path: string, language: string) =>
  doubtful(path + step(language), `is never shown: "${language}" is not among the languages of the tenant`)

/** A tenant's own texts must parse: those that do not are left out when they are sent (C03). */
const wordIssues = ({ translations }: TenantFile): ConfigurationIssue[] =>
  Object.entries(translations).flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([id, message]) => {
      try {
        parse(message)
        return []
      } catch (fault) {
        return [wrong(`/translations/${language}${step(id)}`, `is no ICU message: ${faultWords(fault)}`)]
      }
    }),
  )

const faultWords = (fault: unknown) =>
  fault instanceof Error ? fault.message.toLowerCase().replaceAll('_', ' ') : String(fault)

function placeIssues({ banners, blocks, configuration, highlights }: TenantFile): ConfigurationIssue[] {
  const keys = ['header_block_content_key', 'footer_block_content_key'] as const
  return [
    ...keys.flatMap((name) =>
      configuration[name] === '' || Object.hasOwn(blocks, configuration[name])
        ? []
        : [wrong(`/configuration/${name}`, `there is no block "${configuration[name]}" among the blocks`)],
    ),
    ...banners.flatMap(({ bpid, country, starts_at: from, ends_at: until }, i) => [
      ...((bannerPlaces as readonly string[]).includes(bpid)
        ? []
        : [doubtful(`/banners/${i}/bpid`, `is never shown: the app has the places ${bannerPlaces.join(', ')}`)]),
      ...(configuration.markets.includes(country)
        ? []
        : [doubtful(`/banners/${i}/country`, `is never shown: "${country}" is not among the markets`)]),
      ...(from && until && from >= until ? [wrong(`/banners/${i}/ends_at`, 'must be after starts_at')] : []),
    ]),
    ...repeatedIds(banners, '/banners'),
    ...repeatedIds(highlights, '/highlights'),
  ]
}

const repeatedIds = (entries: readonly { id: string }[], path: string): ConfigurationIssue[] =>
  entries.flatMap(({ id }, i) =>
    entries.findIndex((entry) => entry.id === id) < i ? [wrong(`${path}/${i}/id`, `"${id}" is there twice`)] : [],
  )
