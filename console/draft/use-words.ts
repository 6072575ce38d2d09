import type { Author, Held } from '#contract/console/drafts'
import { createDates } from '#src/i18n/dates.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { fieldLabel } from '../content/field-label.ts'
import { contentPlace } from '../content/place.ts'
import { messages as placeMessages } from '../content/place.messages.ts'
import { useEntryLabel } from '../settings/use-entry-label.ts'
import { findEntry } from '../settings/find-entry.ts'
import { messages as choices } from '../settings/form/choices.messages.ts'
import { messages as pushTexts } from '../push/push-texts.messages.ts'
import { messages } from '../settings/form/form.messages.ts'

/** Letters of a value that are shown in a list. */
const mostLetters = 120

/** Where files stand by their names. */
const filesAt = '/assets/'

/** Words for who, when, where and what of a change. */
export function useWords() {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const dates = createDates(locale.intl)
  const labelOf = useEntryLabel()
  const languageName = (language: string) =>
    new Intl.DisplayNames(locale.intl, { type: 'language' }).of(language) ?? language
  /** A field of content by its entry; undefined where it is none. */
  const contentField = (pointer: string): string | undefined => {
    const place = contentPlace(pointer)
    if (!place) return undefined
    const { page, field, language } = place
    const entry = intl.formatMessage(placeMessages[page], { entry: isolated(place.entry) })
    const name = field && fieldLabel(field)
    const label =
      field === undefined
        ? entry
        : intl.formatMessage(placeMessages.field, { entry, field: name ? intl.formatMessage(name) : isolated(field) })
    return language ? intl.formatMessage(messages.inLanguage, { label, language: languageName(language) }) : label
  }
  return {
    languageName,
    who: ({ kind, name }: Author): string =>
      kind === 'staff' ? isolated(name ?? '') : intl.formatMessage(authors[kind]),
    when: (at: string) => ({ day: dates.shortDay(at, timeZone), time: isolated(dates.time(at, timeZone)) }),
    /** A field by its label; by its pointer where no form shows it. */
    field: (pointer: string): string => {
      if (pointer.startsWith(filesAt))
        return intl.formatMessage(messages.assetName, { name: isolated(pointer.slice(filesAt.length)) })
      const found = findEntry(pointer)
      if (!found) return contentField(pointer) ?? isolated(pointer.replace(/^\/configuration/, ''))
      const { of: event } = found.entry
      const name = labelOf(found.entry)
      const label = event
        ? intl.formatMessage(pushTexts.ofEvent, { event: intl.formatMessage(event), label: name })
        : name
      return found.language
        ? intl.formatMessage(messages.inLanguage, { label, language: languageName(found.language) })
        : label
    },
    value: ({ value }: Held, pointer: string): string => {
      if (value === undefined || value === '') return intl.formatMessage(messages.nothing)
      if (pointer.startsWith(filesAt) && typeof value === 'string')
        return intl.formatMessage(messages.assetValue, { mark: isolated(value.slice(0, 8)) })
      if (typeof value === 'boolean') return intl.formatMessage(value ? choices.yes : choices.no)
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return isolated(text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text)
    },
  }
}

const authors = { command: messages.command, shipped: messages.shipped, unknown: messages.someone } as const
