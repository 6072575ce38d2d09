import { languages, type Language } from '#contract/locale'

/** The pages of content, in the order of their links. */
export const contentPages = ['words', 'banners', 'articles', 'documents', 'blocks'] as const
export type ContentPageName = (typeof contentPages)[number]

/** Where a field of content is changed. */
export type ContentPlace = {
  page: ContentPageName
  /** Id of a text of the app, a banner or an article; key of a block, without what every document's begins with. */
  entry: string
  field: string | undefined
  language: Language | undefined
}

/** With which the keys of documents begin. */
export const documentKey = 'document-'

/** The place of a pointer; undefined for a field that is no content. */
export function contentPlace(pointer: string): ContentPlace | undefined {
  const [part = '', first = '', ...rest] = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const language = languages.find((each) => each === first || rest.includes(each))
  if (part === 'translations') return { page: 'words', entry: rest[0] ?? '', field: undefined, language }
  const field = rest.findLast((step) => step !== 'content' && step !== language)
  if (part === 'banners') return { page: 'banners', entry: first, field, language }
  if (part === 'highlights') return { page: 'articles', entry: first, field, language }
  if (part !== 'blocks') return undefined
  return first.startsWith(documentKey)
    ? { page: 'documents', entry: first.slice(documentKey.length), field, language }
    : { page: 'blocks', entry: first, field, language }
}
