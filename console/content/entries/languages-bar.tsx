import type { Language } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useWords } from '#console/draft/use-words.ts'
import * as form from '#console/settings/form/form.css.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import { focusMain } from '#console/shell/focus-main.ts'
import * as css from '../content.css.ts'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { kinds } from './kinds.ts'
import { spokenIn } from './offered.ts'
import type { ContentEntry } from './read-entries.ts'
import { emptied, filled, useStage } from './use-stage.ts'

/** In which languages an entry is written: beginning it in another, and taking one away. */
export function LanguagesBar({ entry }: { entry: ContentEntry }) {
  const intl = useIntl()
  const { languageName } = useWords()
  const { draft, mayEdit } = useSettings()
  const lacking = spokenIn(draft).filter((language) => !entry.languages.includes(language))
  return (
    <>
      {lacking.map((language) => (
        <p key={language} className={form.note}>
          {intl.formatMessage(messages.unwritten, { language: languageName(language) })}
        </p>
      ))}
      {mayEdit ? (
        <div className={css.acts}>
          {lacking.map((language) => (
            <WriteIt key={language} {...{ entry, language }} />
          ))}
          {entry.languages.length > 1
            ? entry.languages.map((language) => <Unwrite key={language} {...{ entry, language }} />)
            : null}
        </div>
      ) : null}
    </>
  )
}

type Props = { entry: ContentEntry; language: Language }

/** What of an entry stands in a language, by what follows the language in the pointer. */
function useTextsOf({ at, fields }: ContentEntry) {
  const { page } = useEntries()
  const placeOf = (language: Language) => `${at}${kinds[page].languagesAt}/${language}`
  const textsOf = (language: Language) =>
    new Map([...fields].filter(([pointer]) => pointer.startsWith(`${placeOf(language)}/`)))
  return { placeOf, textsOf }
}

/** Begins with a copy of another language: links, pictures and the number of entries are the same as a rule. */
function WriteIt({ entry, language }: Props) {
  const intl = useIntl()
  const { languageName } = useWords()
  const { placeOf, textsOf } = useTextsOf(entry)
  const from = entry.languages.includes('en') ? 'en' : entry.languages[0]
  const write = useStage(
    () =>
      from === undefined
        ? []
        : filled(
            Object.fromEntries(
              [...textsOf(from)].map(([pointer, value]) => [
                placeOf(language) + pointer.slice(placeOf(from).length),
                value,
              ]),
            ),
          ),
    // The button goes with its press, and that below with its own.
    { onDone: focusMain },
  )
  return (
    <>
      <Button tone="secondary" size="small" busy={write.isBusy} onClick={() => void write.press()}>
        {intl.formatMessage(messages.write, { language: languageName(language) })}
      </Button>
      <PressNotice refusal={write.refusal} />
    </>
  )
}

function Unwrite({ entry, language }: Props) {
  const intl = useIntl()
  const { languageName } = useWords()
  const { textsOf } = useTextsOf(entry)
  const remove = useStage(() => emptied(textsOf(language)), { onDone: focusMain })
  return (
    <>
      <Button tone="quiet" size="small" busy={remove.isBusy} onClick={() => void remove.press()}>
        {intl.formatMessage(messages.unwrite, { language: languageName(language) })}
      </Button>
      <PressNotice refusal={remove.refusal} />
    </>
  )
}
