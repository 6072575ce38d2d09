import { useId, useState } from 'react'
import type { PushSetup } from '#contract/console/push'
import type { Language } from '#contract/locale'
import { fillText, pushTextKinds, type PushEvent, type PushTextKind } from '#contract/push-events'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { standingAt } from '../draft/draft-query.ts'
import { useWords } from '../draft/use-words.ts'
import * as form from '../settings/form/form.css.ts'
import { useSettings } from '../settings/settings-context.ts'
import { messages } from './push-texts.messages.ts'
import { useTextLanguage } from './use-text-language.ts'
import * as css from './preview.css.ts'

type Props = { event: PushEvent; texts: PushSetup['events'][number]['texts']; samples: PushSetup['samples'] }

/** How locked screens show what the draft says of an event: a drawing after each system. */
export function Previews({ event, texts, samples }: Props) {
  const intl = useIntl()
  const id = useId()
  const { draft } = useSettings()
  const { languageName } = useWords()
  const { language, offered, choose } = useTextLanguage()
  const [kind, setKind] = useState<PushTextKind>('brief')
  const { value } = standingAt(draft, `/configuration/push_texts/${event}/${kind}/${language}`).held
  const sample = samples[language]
  const shown = {
    title: sample['app'] ?? '',
    body: fillText(typeof value === 'string' && value !== '' ? value : texts[language][kind], sample),
  }
  return (
    <div className={css.previews} role="group" aria-labelledby={id}>
      <div>
        <h3 id={id}>{intl.formatMessage(messages.preview)}</h3>
        <p className={form.note}>{intl.formatMessage(messages.previewLead)}</p>
      </div>
      <Segmented
        label={intl.formatMessage(messages.kind)}
        value={kind}
        onChange={setKind}
        options={pushTextKinds.map((each) => ({ value: each, label: intl.formatMessage(messages[each]) }))}
      />
      {offered.length > 1 ? (
        <Segmented
          label={intl.formatMessage(messages.language)}
          value={language}
          onChange={choose}
          options={offered.map((each) => ({ value: each, label: languageName(each) }))}
        />
      ) : null}
      <div className={css.screens}>
        {systems.map(({ system, name }) => (
          <figure key={system} className={css.figure}>
            <figcaption className={form.note}>
              {intl.formatMessage(messages.on, { system: name ?? intl.formatMessage(messages.desktop) })}
            </figcaption>
            <div className={css.screen[system]} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              {system === 'desktop' ? null : (
                <p className={css.clock} aria-hidden="true" dir="ltr">
                  9:41
                </p>
              )}
              <div className={css.notice[system]}>
                <span className={css.mark[system]} aria-hidden="true">
                  {[...shown.title][0]}
                </span>
                <div className={css.words}>
                  <p className={css.title}>
                    <bdi>{shown.title}</bdi>
                    <span className={css.when} aria-hidden="true">
                      {nowIn[language]}
                    </span>
                  </p>
                  <p className={css.body}>{shown.body}</p>
                </div>
              </div>
            </div>
          </figure>
        ))}
      </div>
    </div>
  )
}

const systems = [
  { system: 'android', name: 'Android' },
  { system: 'ios', name: 'iOS' },
  { system: 'desktop', name: undefined },
] as const

/** Part of the drawing, in the language of its phone and not of the page. */
const nowIn: Record<Language, string> = { en: 'now', ar: 'الآن', id: 'kini' }
