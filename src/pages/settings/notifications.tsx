import { useState } from 'react'
import {
  notificationChannels,
  type NotificationChannel,
  type NotificationSetting,
  type NotificationTopic,
} from '#contract/settings'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { box } from '#src/ui/field.css.ts'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'
import { useMessageSettings } from './use-message-settings.ts'
import * as css from './settings.css.ts'

/** What the patient is told, and by which channels (N05, C38). Each press is stored at once, or kept on the device until it can be sent. */
export function Notifications() {
  const intl = useIntl()
  const links = useLinks()
  const { settings: data, missing, waiting, save } = useMessageSettings()
  const quiet = waiting?.quiet_hours
  return (
    <Section heading={intl.formatMessage(messages.notifications)} lead={intl.formatMessage(messages.notificationsLead)}>
      {missing}
      <div role="status">
        {waiting ? (
          <Note
            kind="warning"
            title={intl.formatMessage(messages.unsent)}
            actions={
              <LinkButton size="small" tone="secondary" href={links.path('dashboard/main')}>
                {intl.formatMessage(messages.unsentOpen)}
              </LinkButton>
            }
          >
            {intl.formatMessage(messages.unsentWhy)}
          </Note>
        ) : null}
      </div>
      {data ? (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(messages.topic)}</th>
              {notificationChannels.map((channel) => (
                <th key={channel} scope="col">
                  {intl.formatMessage(channelMessages[channel])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.settings.map((setting) => (
              <TopicRow
                key={setting.topic}
                setting={setting}
                kept={waiting?.settings.find(({ topic }) => topic === setting.topic)}
                onChange={(changed) => save({ settings: [changed] })}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.toldOnce)}
      </Text>
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.alwaysTexted)}
      </Text>
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.alwaysSafety)}
      </Text>
      {data ? (
        <QuietHours
          stored={quiet === undefined ? (data.quiet_hours ?? null) : quiet}
          isUnsent={quiet !== undefined}
          onChange={(quiet_hours) => save({ settings: [], quiet_hours })}
        />
      ) : null}
    </Section>
  )
}

type TopicProps = {
  setting: NotificationSetting
  /** What of it waits to be sent. */
  kept: NotificationSetting | undefined
  onChange: (changed: NotificationSetting) => Promise<unknown>
}

function TopicRow({ setting: stored, kept, onChange }: TopicProps) {
  const intl = useIntl()
  // Shown at once, and taken back where it could not be stored.
  const [chosen, setChosen] = useState<NotificationSetting>()
  const setting = chosen ?? kept ?? stored
  const choose = async (next: NotificationSetting) => {
    setChosen(next)
    await onChange(next).catch(() => undefined)
    setChosen((latest) => (latest === next ? undefined : latest))
  }
  const { name, detail } = topicMessages[setting.topic]
  const topic = intl.formatMessage(name)
  return (
    <tr>
      <th scope="row">
        <div>{topic}</div>
        {detail ? (
          <Text as="div" tone="quiet" size="1">
            {intl.formatMessage(detail)}
          </Text>
        ) : null}
        {kept ? <Badge tone="warning">{intl.formatMessage(messages.unsentOne)}</Badge> : null}
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel}>
          <label className={css.cell}>
            <input
              type="checkbox"
              className={isLocked(setting, channel) ? `${box} ${css.locked}` : box}
              aria-label={`${topic}: ${intl.formatMessage(channelMessages[channel])}`}
              checked={setting[channel]}
              disabled={isLocked(setting, channel)}
              onChange={({ target }) => void choose({ ...setting, [channel]: target.checked })}
            />
          </label>
        </td>
      ))}
    </tr>
  )
}

/** Nobody shall travel to a cancelled visit. */
const isLocked = ({ topic }: NotificationSetting, channel: NotificationChannel) =>
  topic === 'clinic_changes' && channel === 'sms'

const channelMessages: Record<NotificationChannel, MessageDescriptor> = {
  push: messages.push,
  sms: messages.sms,
  email: messages.email,
}

const topicMessages: Record<NotificationTopic, { name: MessageDescriptor; detail?: MessageDescriptor }> = {
  reminders: { name: messages.reminders, detail: messages.remindersDetail },
  clinic_changes: { name: messages.clinicChanges, detail: messages.clinicChangesDetail },
  earlier_times: { name: messages.earlierTimes, detail: messages.earlierTimesDetail },
  documents: { name: messages.results, detail: messages.resultsDetail },
  health_tips: { name: messages.tips, detail: messages.tipsDetail },
}
