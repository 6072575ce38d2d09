import type { DehydratedState } from '@tanstack/react-query'
import type { CountryLanguages, InitData } from '#contract/tenant'
import type { Compiled } from '#src/i18n/compiled.ts'
import type { AppContext } from './app-context.ts'

/** Data of the document for the script, as JSON in `<script type="application/json" id="page-data">`. */
export type PageData = Pick<AppContext, 'tenant' | 'basePath' | 'keyInUrl'> & {
  origin: string
  locale: string
  build: string
  init: InitData
  countries: CountryLanguages[]
  /** The tenant's own texts in this language, which override the app's (C03); absent where it has none. */
  texts?: Compiled
  /** Answers from which the page was rendered; in the shell those of header and footer. */
  queries?: DehydratedState
}

export const pageDataId = 'page-data'

/** Reads it from the document. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) throw new Error('the document has no page data')
  return JSON.parse(text) as PageData
}

/** JSON that is safe inside a script element: it can end neither the element nor the line. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
