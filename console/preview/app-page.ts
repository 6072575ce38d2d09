/** A page of the app by its address: in which locale it is, such as `en-ae`, and what follows. */
export type AppPage = { prefix: string; page: string }

/** Reads the address of a page. Texts of the tenant's own say their locale behind their name (`/documents/terms?locale=en-ae`). */
export function readPage(path: string): AppPage {
  const [, text, prefixOfText] = /^(\/documents\/[^?]*)\?(?:.*&)?locale=([^&]*)/.exec(path) ?? []
  if (text !== undefined && prefixOfText !== undefined) return { prefix: prefixOfText, page: text }
  const [, prefix = '', page = ''] = /^\/([^/?]*)(.*)/.exec(path) ?? []
  return { prefix, page }
}

/** The address of a page. */
export const writePage = ({ prefix, page }: AppPage): string =>
  page.startsWith('/documents/') ? `${page}?locale=${prefix}` : `/${prefix}${page}`
