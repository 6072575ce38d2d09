import { keysFor } from '#server/services/locale/blocks'
import { languages as allLanguages } from '#contract/locale'
import type { AppFacts } from '#contract/app-facts'
import type { DirectoryNames } from './directory-names.ts'
import { doubtful, step, type ConfigurationIssue } from './configuration-issue.ts'
import type { TenantFile } from './tenant-file.ts'

/** Issues of entries in a file that are never shown, because the app uses other names. */
export function unseenIssues(file: TenantFile, app: AppFacts, directory?: DirectoryNames): ConfigurationIssue[] {
  return [
    ...keyIssues(file, app),
    ...iconIssues(file, app),
    ...patternIssues(file, app, directory),
    ...insurerIssues(file, directory),
    ...calendarIssues(file),
  ]
}

function keyIssues({ blocks, configuration }: TenantFile, { homeKeys }: AppFacts): ConfigurationIssue[] {
  const { footer_block_content_key, header_block_content_key, languages, markets } = configuration
  const known = new Set([
    ...markets.flatMap((country) => languages.flatMap((language) => homeKeys(country, language).flatMap(keysFor))),
    ...['footer', header_block_content_key, footer_block_content_key],
  ])
  return Object.keys(blocks).flatMap((key) =>
    known.has(key.replace(/-(mobile|desktop)$/, '')) || key.startsWith('document-')
      ? []
      : [doubtful(`/blocks${step(key)}`, 'unseenBlock', { key })],
  )
}

const iconIssues = ({ blocks }: TenantFile, { hasIcon }: AppFacts): ConfigurationIssue[] =>
  Object.entries(blocks).flatMap(([key, texts]) =>
    Object.entries(texts).flatMap(([language, { items = [] }]) =>
      items.flatMap(({ icon }, i) =>
        icon === undefined || hasIcon(icon)
          ? []
          : [doubtful(`/blocks${step(key)}/${language}/items/${i}/icon`, 'noIcon', { icon })],
      ),
    ),
  )

function patternIssues(
  { configuration: { page_types } }: TenantFile,
  { pagePatterns }: AppFacts,
  directory?: DirectoryNames,
): ConfigurationIssue[] {
  const pages = pagePatterns.map((page) => page.split('/'))
  return page_types.flatMap(({ patterns }, type) =>
    patterns.flatMap((pattern, i) =>
      pattern === '/*' || pages.some((page) => fits(pattern.split('/'), page, directory))
        ? []
        : [doubtful(`/configuration/page_types/${type}/patterns/${i}`, 'noPattern', { pattern })],
    ),
  )
}

/**
 * Whether the pattern and the page can have an address in common: a variable segment of either matches any value of the other.
 */
function fits(pattern: readonly string[], page: readonly string[], directory?: DirectoryNames): boolean {
  const isOpen = pattern.at(-1) === '*'
  const wanted = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? page.length < wanted.length : page.length !== wanted.length) return false
  return wanted.every(
    (segment, i) => segment.startsWith('{') || segment === page[i] || mayBe(segment, page[i]!, directory),
  )
}

/** A value in place of a city, a speciality or an insurer must exist in the directory. */
function mayBe(word: string, parameter: string, directory?: DirectoryNames): boolean {
  if (!parameter.startsWith('$')) return false
  const names = { $city: directory?.cities, $speciality: directory?.specialities, $insurance: directory?.insurers }
  return (names as Record<string, readonly string[] | undefined>)[parameter]?.includes(word) ?? true
}

const insurerIssues = (
  { configuration: { insurer_slug } }: TenantFile,
  directory?: DirectoryNames,
): ConfigurationIssue[] =>
  insurer_slug === undefined || !directory || directory.insurers.includes(insurer_slug)
    ? []
    : [doubtful('/configuration/insurer_slug', 'noInsurer', { name: insurer_slug })]

const calendarIssues = ({ configuration: { markets, second_calendar } }: TenantFile): ConfigurationIssue[] =>
  (typeof second_calendar === 'object' ? Object.keys(second_calendar) : []).flatMap((country) =>
    markets.includes(country) ? [] : [doubtful(`/configuration/second_calendar/${country}`, 'notMarket', { country })],
  )

/** Issues of texts that are missing in one of the tenant's languages: English is used instead. */
export function missingLanguages({ configuration, blocks, banners, highlights }: TenantFile): ConfigurationIssue[] {
  const { languages } = configuration
  const lacking = (path: string, texts: object) =>
    languages
      .filter((language) => !Object.hasOwn(texts, language))
      .map((language) => doubtful(path, 'noText', { language }))
  return [
    ...localised(configuration, '/configuration').flatMap(({ path, texts }) => lacking(path, texts)),
    ...Object.entries(blocks).flatMap(([key, texts]) =>
      allLanguages.some((language) => texts[language]) && !/^homepage-[a-z]{2}-[a-z]{2}(-|$)/.test(key)
        ? lacking(`/blocks${step(key)}`, texts)
        : [],
    ),
    ...banners.flatMap(({ content }, i) => lacking(`/banners/${i}/content`, content)),
    ...highlights.flatMap(({ content }, i) => lacking(`/highlights/${i}/content`, content)),
  ]
}

/** Every localised text in a configuration: an object whose fields are languages, English among them. */
function localised(value: unknown, path: string): { path: string; texts: object }[] {
  if (typeof value !== 'object' || value === null) return []
  const names = Object.keys(value)
  const isText = names.includes('en') && names.every((name) => (allLanguages as readonly string[]).includes(name))
  if (isText) return Object.values(value).some((text) => text !== '') ? [{ path, texts: value }] : []
  return Object.entries(value).flatMap(([name, part]) => localised(part, path + step(name)))
}
