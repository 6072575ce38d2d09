import type { ReactNode } from 'react'
import { languages, type Language } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import { parts, partsLabel } from '#src/ui/field.css.ts'
import { offeredIn, standingAt } from '../draft/draft-query.ts'
import { useWords } from '../draft/use-words.ts'
import { DrawingControl } from './form/drawing-control.tsx'
import * as css from './form/form.css.ts'
import { messages } from './form/form.messages.ts'
import { SettingField } from './setting-field.tsx'
import { pointerOf, type Entry } from './groups.ts'
import { useEntryLabel } from './use-entry-label.ts'
import { useSettings } from './settings-context.ts'

/** A field of a form; of a text one in each language of the tenant, and in each that there is a text in. */
export function EntryField({ entry, hintIn }: { entry: Entry; hintIn?: (language: Language) => ReactNode }) {
  const intl = useIntl()
  const { draft } = useSettings()
  const { languageName } = useWords()
  const label = useEntryLabel()(entry)
  if (!entry.isLocalised) {
    const control = entry.isDrawing ? { control: DrawingControl } : {}
    return <SettingField entry={entry} pointer={pointerOf(entry)} label={label} {...control} />
  }
  const offered = offeredIn(draft)
  const shown = languages.filter(
    (language) =>
      language === 'en' ||
      offered.includes(language) ||
      standingAt(draft, pointerOf(entry, language)).held.value !== undefined,
  )
  return (
    <fieldset className={parts}>
      <legend className={partsLabel}>{label}</legend>
      <div className={css.texts}>
        {shown.map((language) => (
          <SettingField
            key={language}
            entry={entry}
            pointer={pointerOf(entry, language)}
            label={intl.formatMessage(messages.inLanguage, { label, language: languageName(language) })}
            lang={language}
            note={hintIn?.(language)}
          />
        ))}
      </div>
    </fieldset>
  )
}
