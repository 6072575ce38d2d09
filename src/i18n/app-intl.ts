import { createIntl, createIntlCache } from '@formatjs/intl'
import { Fragment, createElement, isValidElement, type ReactNode } from 'react'
import type { Locale } from '#contract/locale'
import { loadCatalogue } from './catalogues.ts'
import type { Compiled } from './compiled.ts'
import type { MessageDescriptor } from './messages.ts'

export type PlainValues = Record<string, string | number | Date | undefined>
export type RichValues = Record<string, ReactNode | Date | ((chunks: ReactNode) => ReactNode)>

/** The words of one language, catalogue by catalogue, and the locale they are formatted for. */
export type AppIntl = {
  locale: Locale
  /** The message in the language of the page. Dates, times and money come formatted already (format.ts). */
  formatMessage: (descriptor: MessageDescriptor, values?: PlainValues) => string
  /** The same with elements in it: `{name}` may be an element, `<b>…</b>` a function of what stands between. */
  formatRich: (descriptor: MessageDescriptor, values: RichValues) => ReactNode
  /** Makes catalogues ready; a catalogue that is ready costs nothing. Await it before a view of that catalogue is drawn. */
  load: (...catalogues: string[]) => Promise<void>
  /** Puts texts of the tenant over those of the app (C03). */
  override: (messages: Compiled) => void
}

/** The intl of one page view. One per request on the server, one per locale in the browser. */
export function createAppIntl(locale: Locale): AppIntl {
  const messages: Compiled = {}
  const overrides: Compiled = {}
  const loaded = new Map<string, Promise<void>>()
  const intl = createIntl<ReactNode>(
    { locale: locale.intl, defaultLocale: 'en', messages, onError: sayLoudly },
    createIntlCache(),
  )

  const load = async (name: string) => {
    Object.assign(messages, await loadCatalogue(locale.language, name), overrides)
  }
  return {
    locale,
    formatMessage: ({ id }, values) => String(intl.formatMessage({ id }, values)),
    formatRich: ({ id }, values) =>
      withKeys(intl.formatMessage({ id }, values as Parameters<typeof intl.formatMessage>[1])),
    load: async (...names) => {
      await Promise.all(
        names.map((name) => {
          const loading = loaded.get(name) ?? load(name)
          // A failed download is tried anew the next time it is asked for.
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

/** In development and tests a missing or broken message stops the view; a patient is shown the id rather than nothing. */
function sayLoudly(problem: Error): void {
  if (import.meta.env.DEV) throw problem
}

const withKeys = (parts: ReactNode): ReactNode =>
  Array.isArray(parts)
    ? parts.map((part: ReactNode, index) =>
        isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
      )
    : parts
