import { localeAliases, locales } from '#contract/locale'
import { pathOfApp } from '#server/content/addresses'
import type { AppFacts } from '#contract/app-facts'
import type { DirectoryNames } from './directory-names.ts'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'
import { suppliedLinks } from './supplied-links.ts'
import type { TenantFile } from './tenant-file.ts'

/** Issues of links to pages of the app, external pages and documents that do not exist. */
export function linkIssues(file: TenantFile, app: AppFacts, directory?: DirectoryNames): ConfigurationIssue[] {
  return suppliedLinks(file).flatMap(({ path, address }) => {
    const target = pathOfApp(address)
    const complaint = target === undefined ? undefined : complaintOf(target, file, app, directory)
    return complaint === undefined ? [] : [wrong(path, complaint)]
  })
}

function complaintOf(target: string, file: TenantFile, app: AppFacts, directory?: DirectoryNames): string | undefined {
  const { pathname, searchParams } = new URL(target, 'https://app.invalid')
  const [, first = '', second] = pathname.split('/')
  if (first === 'documents') return ofDocument(second ?? '', file)
  if (first === 'external') return ofExternal(searchParams.get('target') ?? file.configuration.target, file)
  if (Object.hasOwn(locales, first) || Object.hasOwn(localeAliases, first))
    return `begins with the locale "${first}", which the app puts there itself: leave it out`
  const params = app.findPage(pathname)
  if (!params) return `leads nowhere: the app has no page ${pathname}`
  return directory && ofDirectory(params, directory)
}

function ofDocument(id: string, { blocks }: TenantFile): string | undefined {
  const texts = Object.hasOwn(blocks, `document-${id}`) ? blocks[`document-${id}`]! : {}
  if (Object.keys(texts).length === 0) return `leads nowhere: there is no block "document-${id}" among the blocks`
  const isText = Object.values(texts).every(({ html }) => html !== undefined && html.trim() !== '')
  return isText ? undefined : `leads to an empty page: the block "document-${id}" has no html in each of its languages`
}

function ofExternal(id: string, { configuration: { external_pages = [] } }: TenantFile): string | undefined {
  if (external_pages.some((page) => page.id === id)) return undefined
  return id === ''
    ? 'leads nowhere: it names no target, and the configuration has none'
    : `leads nowhere: "${id}" is the id of none of the external_pages`
}

/** Issue of a page whose place, speciality or insurer is unknown. */
function ofDirectory(params: Readonly<Record<string, string>>, names: DirectoryNames): string | undefined {
  const { city, insurance, speciality } = params
  if (city !== undefined && !names.cities.includes(city))
    return `leads nowhere: there is no city "${city}" in the directory`
  if (speciality !== undefined && !names.specialities.includes(speciality))
    return `leads nowhere: there is no speciality "${speciality}" in the directory`
  if (insurance !== undefined && !names.insurers.includes(insurance))
    return `leads nowhere: there is no insurer "${insurance}" in the directory`
  return undefined
}
