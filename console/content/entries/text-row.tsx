import { useIntl } from '#src/i18n/use-intl.ts'
import { parts, partsLabel } from '#src/ui/field.css.ts'
import { useWords } from '#console/draft/use-words.ts'
import * as form from '#console/settings/form/form.css.ts'
import { messages as fields } from '#console/settings/form/form.messages.ts'
import { SettingField } from '#console/settings/setting-field.tsx'
import { fieldLabel } from '../field-label.ts'
import { MarkupControl } from '../markup/markup-control.tsx'
import { useEntries } from './entries-context.ts'
import { kinds, longTexts } from './kinds.ts'
import type { ContentEntry } from './read-entries.ts'

type Props = { entry: ContentEntry; /** Below a language, such as `title` or `video/src`. */ field: string }

/** One field of an entry in each language that it is written in, beside each other. */
export function TextRow({ entry, field }: Props) {
  const intl = useIntl()
  const { page } = useEntries()
  const { languageName } = useWords()
  const name = field.split('/').at(-1) ?? field
  const message = fieldLabel(name)
  const label = message ? intl.formatMessage(message) : name
  return (
    <fieldset className={parts}>
      <legend className={partsLabel}>{label}</legend>
      <div className={form.texts}>
        {entry.languages.map((language) => (
          <SettingField
            key={language}
            entry={longTexts.has(name) ? { isLong: true } : {}}
            pointer={`${entry.at}${kinds[page].languagesAt}/${language}/${field}`}
            label={intl.formatMessage(fields.inLanguage, { label, language: languageName(language) })}
            lang={language}
            missing=""
            {...(name === 'html' && { control: MarkupControl })}
          />
        ))}
      </div>
    </fieldset>
  )
}
