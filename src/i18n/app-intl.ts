import { formatToParts, type Formats } from 'intl-messageformat'
import { Fragment, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Locale } from '#contract/locale'
import { loadCatalogue } from './catalogues.ts'
import type { Compiled } from './compiled.ts'
import { messageFormatters } from './intl-formats.ts'
import type { MessageDescriptor } from './messages.ts'

export type PlainValues = Record<string, string | number | Date | undefined>
export type RichValues = Record<string, ReactNode | Date | ((chunks: ReactNode) => ReactNode)>

/** The texts of one language, by catalogue, and the locale they are formatted for. */
export type AppIntl = {
  locale: Locale
  /** The message in the language of the page. Dates, times and money are passed already formatted (format.ts). */
  formatMessage: (descriptor: MessageDescriptor, values?: PlainValues) => string
  /** The same with elements: a value `{name}` may be an element, `<b>…</b>` a function of its content. */
  formatRich: (descriptor: MessageDescriptor, values: RichValues) => ReactNode
  /** Loads catalogues; one that is already loaded costs nothing. To be awaited before a view of that catalogue is rendered. */
  load: (...catalogues: string[]) => Promise<void>
  /** Overrides texts of the app by those of the tenant (C03). */
  override: (messages: Compiled) => void
}

/** The intl of one page view. One per request on the server, one per locale in the browser. */
export function createAppIntl(locale: Locale): AppIntl {
  const messages: Compiled = {}
  const overrides: Compiled = {}
  const loaded = new Map<string, Promise<void>>()
  const load = async (name: string) => {
    Object.assign(messages, await loadCatalogue(locale.language, name), overrides)
  }
  return {
    locale,
    formatMessage: (descriptor, values) => partsOf<string>(messages, locale, descriptor, values).join(''),
    formatRich: (descriptor, values) => withKeys(partsOf(messages, locale, descriptor, values as RichParts)),
    load: async (...names) => {
      await Promise.all(
        names.map((name) => {
          const loading = loaded.get(name) ?? load(name)
          // A failed download is tried again the next time.
          loading.catch(() => loaded.delete(name))
          loaded.set(name, loading)
          return loading
        }),
      )
    },
    override: (texts) => {
      Object.assign(overrides, texts)
      Object.assign(messages, texts)
    },
  }
}

/**
 * The parts of a message: text, and the elements between. In development and tests a missing or broken message throws; a
 * patient sees the id rather than nothing.
 */
function partsOf<Element>(
  messages: Compiled,
  { intl }: Locale,
  { id }: MessageDescriptor,
  values?: Parameters<typeof formatToParts<Element>>[4],
) {
  try {
    const message = messages[id]
    if (!message) throw new Error(`There is no message ${id} in ${intl}.`)
    return formatToParts<Element>(message, intl, messageFormatters, noFormats, values, undefined, id).map(
      ({ value }) => value,
    )
  } catch (problem) {
    if (import.meta.env.DEV) throw problem
    return [id]
  }
}

type RichParts = Parameters<typeof formatToParts<ReactElement>>[4]

/** Messages format plain numbers and select by them; dates, times and money are passed already formatted (format.ts). */
const noFormats: Formats = { number: {}, date: {}, time: {} }

/** Elements need a key, as in every list. */
const withKeys = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, index) => (isValidElement(part) ? createElement(Fragment, { key: index }, part) : part))
