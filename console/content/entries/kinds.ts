import { documentKey, type ContentPageName } from '../place.ts'

/** Pages of content that list entries with a name. */
export type EntriesPage = Exclude<ContentPageName, 'words'>

/** How the entries of a page stand in a tenant's file. */
export type Kind = {
  /** Pointer of all of them. */
  at: string
  /** Below an entry, where its languages are. */
  languagesAt: string
  /** With which the names of entries begin in the file, and not here. */
  prefix: string
  /** Fields that do not depend on a language, in the order of the form. */
  shared: readonly string[]
  /** Fields in each language, in the order of the form. */
  texts: readonly string[]
  /** The field in which an entry says what it is. */
  title: string
}

const blockTexts = [
  'kind',
  'heading',
  'body',
  'html',
  'image',
  'image_alt',
  'video/src',
  'video/poster',
  'video/captions',
  'items',
]

export const kinds: Readonly<Record<EntriesPage, Kind>> = {
  banners: {
    ...{ at: '/banners', languagesAt: '/content', prefix: '' },
    shared: ['bpid', 'country', 'platform', 'position', 'starts_at', 'ends_at'],
    texts: ['title', 'body', 'action', 'href', 'image', 'image_alt'],
    title: 'title',
  },
  articles: {
    ...{ at: '/highlights', languagesAt: '/content', prefix: '' },
    shared: ['published_at'],
    texts: ['title', 'excerpt', 'href', 'image', 'image_alt'],
    title: 'title',
  },
  documents: {
    ...{ at: '/blocks', languagesAt: '', prefix: documentKey },
    ...{ shared: [], texts: ['heading', 'body', 'html'], title: 'heading' },
  },
  blocks: { ...{ at: '/blocks', languagesAt: '', prefix: '' }, shared: [], texts: blockTexts, title: 'heading' },
}

/** Fields of a text that are several lines. */
export const longTexts: ReadonlySet<string> = new Set(['body', 'excerpt'])

/** Kinds of blocks that draw a field; what stands in a field is shown whatever the kind. */
const drawnBy: Readonly<Record<string, readonly string[]>> = {
  html: ['html', 'text', 'hero', 'banner'],
  image: ['hero', 'banner', 'text', 'video', 'cards', 'steps', 'apps'],
  image_alt: ['hero', 'banner', 'text', 'video', 'cards', 'steps', 'apps'],
  'video/src': ['video'],
  'video/poster': ['video'],
  'video/captions': ['video'],
  items: ['text', 'hero', 'steps', 'cards', 'links', 'banner', 'logos', 'specialities', 'testimonies', 'apps'],
}

/** Whether a block of a kind draws a field. */
export const isDrawn = (field: string, kind: unknown): boolean =>
  typeof kind !== 'string' || (drawnBy[field]?.includes(kind) ?? true)
