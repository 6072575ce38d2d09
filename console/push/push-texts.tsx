import { useState } from 'react'
import type { PushSetup } from '#contract/console/push'
import { pushEvents, type PushEvent, type PushTextKind } from '#contract/push-events'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SelectField } from '#src/ui/text-field.tsx'
import { EntryField } from '../settings/entry-field.tsx'
import { fieldId } from '../settings/find-entry.ts'
import * as form from '../settings/form/form.css.ts'
import { eventNames, pushTextEntries } from './push-text-entries.ts'
import { messages } from './push-texts.messages.ts'
import { Previews } from './previews.tsx'
import * as css from './push.css.ts'

/** The texts of one event in each language, with what may stand in them, and how phones show them. `named`: the field of an address. */
export function PushTexts({ setup, named }: { setup: PushSetup; named: string }) {
  const intl = useIntl()
  const [event, setEvent] = useState<PushEvent>(() => eventOf(named))
  const found = setup.events.find((each) => each.event === event)
  return (
    <section className={form.section}>
      <div>
        <h2>{intl.formatMessage(messages.heading)}</h2>
        <p className={form.note}>{intl.formatMessage(messages.lead)}</p>
      </div>
      <SelectField
        label={intl.formatMessage(messages.event)}
        value={event}
        onChange={(chosen) => setEvent(pushEvents.find((each) => each === chosen) ?? event)}
        options={pushEvents.map((each) => ({ value: each, label: intl.formatMessage(eventNames[each]) }))}
      />
      {found ? (
        <>
          {pushTextEntries(event).map((entry, at) => {
            const kind: PushTextKind = at === 0 ? 'brief' : 'details'
            return (
              <div key={entry.at} className={form.field}>
                <EntryField
                  entry={entry}
                  hintIn={(language) =>
                    intl.formatRich(messages.ours, {
                      text: (
                        // One that begins with a placeholder would be read as English.
                        <bdi key="text" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
                          {found.texts[language][kind]}
                        </bdi>
                      ),
                    })
                  }
                />
                <MayHold names={found.placeholders[kind]} />
                {kind === 'details' ? <p className={form.note}>{intl.formatMessage(messages.namesDoctor)}</p> : null}
              </div>
            )
          })}
          <Previews event={event} texts={found.texts} samples={setup.samples} />
        </>
      ) : null}
    </section>
  )
}

function MayHold({ names }: { names: readonly string[] }) {
  const intl = useIntl()
  return (
    <div className={form.note}>
      <p>{intl.formatMessage(messages.mayHold)}</p>
      <ul className={css.placeholders}>
        {names.map((name) => (
          <li key={name}>
            <code dir="ltr">{`{${name}}`}</code> {intl.formatMessage(meanings[name] ?? messages.app)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const meanings: Partial<Record<string, MessageDescriptor>> = {
  app: messages.app,
  doctor: messages.doctor,
  place: messages.place,
  when: messages.when,
  number: messages.number,
  earlier: messages.earlier,
  until: messages.until,
}

/** The event of the field that an address names, else the first. */
const eventOf = (named: string): PushEvent =>
  pushEvents.find((event) => named.startsWith(fieldId(`/configuration/push_texts/${event}/`))) ?? 'booked'
