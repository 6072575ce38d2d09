import { useState } from 'react'
import type { PushServiceState } from '#contract/console/push'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useConsole } from '../console-context.ts'
import { standingAt } from '../draft/draft-query.ts'
import { usePress } from '../form/use-press.ts'
import { EntryField } from '../settings/entry-field.tsx'
import * as form from '../settings/form/form.css.ts'
import { pointerOf, type Entry, type Section } from '../settings/groups.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { useSettings } from '../settings/settings-context.ts'
import { useEntryLabel } from '../settings/use-entry-label.ts'
import * as css from './push.css.ts'
import { messages } from './push.messages.ts'

/** Whether anything is sent, and which service carries it. */
export function Provider({ section, publicKey }: { section: Section; publicKey: string }) {
  const intl = useIntl()
  const { draft } = useSettings()
  const { value: application } = standingAt(draft, '/configuration/push_identifier').held
  const isOwn = application === undefined
  const [isOn, oneSignal, inApp] = section.entries
  const badge = <Badge tone="success">{intl.formatMessage(messages.inUse)}</Badge>
  return (
    <section className={form.section}>
      <h2>{intl.formatMessage(section.title)}</h2>
      {isOn ? <EntryField entry={isOn} /> : null}
      <h3>{intl.formatMessage(messages.provider)}</h3>
      <ul className={css.services}>
        <li className={css.service}>
          <p className={css.serviceName}>
            <span>{intl.formatMessage(messages.own)}</span> {isOwn ? badge : null}
          </p>
          <p className={form.note}>{intl.formatMessage(messages.ownNote)}</p>
          <code className={css.key} dir="ltr">
            {publicKey}
          </code>
        </li>
        <li className={css.service}>
          <p className={css.serviceName}>
            <bdi>OneSignal</bdi> {isOwn ? null : badge}
          </p>
          <p className={form.note}>{intl.formatMessage(messages.oneSignalNote)}</p>
          {oneSignal ? <OneSignalField entry={oneSignal} /> : null}
        </li>
      </ul>
      {inApp ? <EntryField entry={inApp} /> : null}
    </section>
  )
}

/** The application's id, with a button that looks whether it answers: the one that is typed, whether it is in the draft yet or not. */
function OneSignalField({ entry }: { entry: Entry }) {
  return (
    <SettingField entry={entry} pointer={pointerOf(entry)} label={useEntryLabel()(entry)}>
      {({ held: { value } }) => {
        const application = typeof value === 'string' ? value.trim() : ''
        // What was said of another id goes with it.
        return <Check key={application} application={application} />
      }}
    </SettingField>
  )
}

/** Looks whether an application answers. */
function Check({ application }: { application: string }) {
  const intl = useIntl()
  const { api } = useConsole()
  const [seen, setSeen] = useState<PushServiceState['state']>()
  const { press, isBusy, refusal } = usePress({
    check: () => (application === '' ? { text: intl.formatMessage(messages.checkNothing) } : undefined),
    act: async () => setSeen((await api('checkPushService', { body: { application } })).state),
  })
  return (
    <div className={css.check}>
      <PressNotice refusal={refusal} />
      <Button
        tone="secondary"
        size="small"
        busy={isBusy}
        onClick={() => {
          setSeen(undefined)
          void press()
        }}
      >
        {intl.formatMessage(messages.check)}
      </Button>
      <p role="status" className={form.note}>
        {seen && !isBusy ? intl.formatMessage(outcomes[seen]) : null}
      </p>
    </div>
  )
}

const outcomes: Record<PushServiceState['state'], MessageDescriptor> = {
  answers: messages.answers,
  no_key: messages.noKey,
  refused: messages.refused,
  silent: messages.silent,
}
