import type { StaffEvent } from '#contract/console/staff'
import { createDates } from '#src/i18n/dates.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { useWords } from '../draft/use-words.ts'
import { isolated } from '../isolated.ts'
import { row, words } from '../people/people.css.ts'
import { roleNames } from '../roles/role-words.ts'
import { deviceNames } from '../ui/device-names.ts'
import { messages } from './activity.messages.ts'
import { messages as kinds } from './event.messages.ts'

/** One thing that was done: who, what, when, and on what kind of device. */
export function EventRow({ event }: { event: StaffEvent }) {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const { field: nameOf } = useWords()
  const { kind, actor, subject, role, version, field, browser, platform, at } = event
  const unnamed = intl.formatMessage(kind === 'sign_in_refused' ? messages.nobody : messages.operator)
  const dates = createDates(locale.intl)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const other = intl.formatMessage(messages.other)
  const when = { day: dates.shortDay(at, timeZone), time: isolated(dates.time(at, timeZone)) }
  // The tool of the server is no browser.
  const isOnDevice = browser !== 'other' || platform !== 'other'
  return (
    <li className={row}>
      <div className={words}>
        <Text as="p">
          {intl.formatMessage(kinds[kind], {
            actor: actor ? isolated(actor.name) : unnamed,
            subject: isolated(subject ?? ''),
            role: role && intl.formatMessage(roleNames[role]),
            version,
            field: field === undefined ? '' : nameOf(field),
          })}
        </Text>
        <Text as="p" size="1" tone="quiet" numbers>
          {isOnDevice
            ? intl.formatMessage(messages.where, {
                ...when,
                browser: isolated(deviceNames[browser] ?? other),
                system: isolated(deviceNames[platform] ?? other),
              })
            : intl.formatMessage(messages.when, when)}
        </Text>
      </div>
    </li>
  )
}
