import type { Word, Words } from '#contract/console/contents'
import type { Language } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { useConsole } from '#console/console-context.ts'
import { standingAt } from '#console/draft/draft-query.ts'
import { useWords } from '#console/draft/use-words.ts'
import { fieldId } from '#console/settings/find-entry.ts'
import * as form from '#console/settings/form/form.css.ts'
import { messages as fields } from '#console/settings/form/form.messages.ts'
import { SettingField } from '#console/settings/setting-field.tsx'
import { useSettings } from '#console/settings/settings-context.ts'
import * as css from '../content.css.ts'
import { messages } from './words.messages.ts'

type Props = { word: Word; languages: Words['languages'] }

/** One text of the app in each language of the tenant, the app's own beside it. */
export function WordCard({ word, languages }: Props) {
  const intl = useIntl()
  const { dates } = useConsole()
  const { languageName } = useWords()
  const { draft } = useSettings()
  const isWritten = (language: Language) => standingAt(draft, pointerOf(word, language)).held.value !== undefined
  const lacking = languages.filter((language) => !isWritten(language))
  const hasOwn = lacking.length < languages.length
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h3 className={css.name} dir="ltr">
          {word.id}
        </h3>
        {hasOwn ? <Badge tone="tint">{intl.formatMessage(messages.yours)}</Badge> : null}
        {hasOwn && lacking.length > 0 ? (
          <Badge tone="warning">
            {intl.formatMessage(messages.lacks, {
              languages: new Intl.ListFormat(dates.intl).format(lacking.map(languageName)),
            })}
          </Badge>
        ) : null}
      </div>
      {word.note === '' ? null : (
        <p className={form.note} lang="en" dir="ltr">
          {word.note}
        </p>
      )}
      <div className={form.texts} role="group" aria-label={word.id}>
        {languages.map((language) => (
          <WordField key={language} {...{ word, language, hasOwn }} />
        ))}
      </div>
    </li>
  )
}

const pointerOf = ({ id }: Word, language: Language) =>
  `/translations/${language}/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`

function WordField({ word, language, hasOwn }: { word: Word; language: Language; hasOwn: boolean }) {
  const intl = useIntl()
  const { languageName } = useWords()
  const label = intl.formatMessage(fields.inLanguage, { label: word.id, language: languageName(language) })
  const own = word.own[language]
  const pointer = pointerOf(word, language)
  return (
    <SettingField
      entry={{ isLong: true }}
      pointer={pointer}
      label={languageName(language)}
      lang={language}
      missing={hasOwn ? intl.formatMessage(messages.ours) : ''}
      note={own === undefined ? intl.formatMessage(messages.gone) : <Own text={own} language={language} />}
    >
      {({ held, change, save }) =>
        held.value === undefined ? (
          own === undefined ? null : (
            <div>
              <Button
                tone="quiet"
                size="small"
                aria-label={intl.formatMessage(messages.startNamed, { label })}
                onClick={() => {
                  change({ value: own })
                  document.getElementById(fieldId(pointer))?.querySelector('textarea')?.focus()
                }}
              >
                {intl.formatMessage(messages.start)}
              </Button>
            </div>
          )
        ) : (
          <div>
            <Button
              tone="quiet"
              size="small"
              aria-label={intl.formatMessage(messages.backNamed, { label })}
              onClick={() => {
                change({})
                void save()
              }}
            >
              {intl.formatMessage(messages.back)}
            </Button>
          </div>
        )
      }
    </SettingField>
  )
}

function Own({ text, language }: { text: string; language: Language }) {
  const intl = useIntl()
  return intl.formatRich(messages.own, {
    text: (
      <bdi lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {text}
      </bdi>
    ),
  })
}
