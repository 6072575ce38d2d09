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
    return complaint === undefined ? [] : [complaint(path)]
  })
}

/** What is wrong with a link, once it is said where it stands. */
type Complaint = (path: string) => ConfigurationIssue

function complaintOf(
  target: string,
  file: TenantFile,
  app: AppFacts,
  directory?: DirectoryNames,
): Complaint | undefined {
  const { pathname, searchParams } = new URL(target, 'https://app.invalid')
  const [, first = '', second] = pathname.split('/')
  if (first === 'documents') return ofDocument(second ?? '', file)
  if (first === 'external') return ofExternal(searchParams.get('target') ?? file.configuration.target, file)
  if (locales[first] || Object.hasOwn(localeAliases, first))
    return (path) => wrong(path, 'linkLocale', { locale: first })
  const params = app.findPage(pathname)
  if (!params) return (path) => wrong(path, 'linkPage', { page: pathname })
  return directory && ofDirectory(params, directory)
}

function ofDocument(id: string, { blocks }: TenantFile): Complaint | undefined {
  const texts = Object.hasOwn(blocks, `document-${id}`) ? blocks[`document-${id}`]! : {}
  if (Object.keys(texts).length === 0) return (path) => wrong(path, 'linkDocument', { key: `document-${id}` })
  const isText = Object.values(texts).every(({ html }) => html !== undefined && html.trim() !== '')
  return isText ? undefined : (path) => wrong(path, 'linkEmpty', { key: `document-${id}` })
}

function ofExternal(id: string, { configuration: { external_pages = [] } }: TenantFile): Complaint | undefined {
  if (external_pages.some((page) => page.id === id)) return undefined
  return (path) => (id === '' ? wrong(path, 'linkNoTarget') : wrong(path, 'linkExternal', { id }))
}

/** Issue of a page whose place, speciality or insurer is unknown. */
function ofDirectory(params: Readonly<Record<string, string>>, names: DirectoryNames): Complaint | undefined {
  const { city, insurance, speciality } = params
  if (city !== undefined && !names.cities.includes(city)) return (path) => wrong(path, 'linkCity', { name: city })
  if (speciality !== undefined && !names.specialities.includes(speciality))
    return (path) => wrong(path, 'linkSpeciality', { name: speciality })
  if (insurance !== undefined && !names.insurers.includes(insurance))
    return (path) => wrong(path, 'linkInsurer', { name: insurance })
  return undefined
}
