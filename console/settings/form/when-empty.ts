import type { Draft } from '#contract/console/drafts'
import { defaultBookingRules } from '#contract/default-booking-rules'
import { defaultReminderQuiet } from '#contract/push-texts'
import { defaultReminderHours } from '#contract/reminders'
import type { AppIntl } from '#src/i18n/app-intl.ts'
import { messages } from './form.messages.ts'

const rules = '/configuration/booking_rules'

/** Rules that are hours before a visit: without them it can be changed until it begins (`defaultChangeTerms`). */
const hours: ReadonlySet<string> = new Set(
  ['/cancel_hours', '/move_hours', '/free_cancel_hours'].map((at) => rules + at),
)

/** What holds where a field names nothing, by its pointer. */
const defaults: ReadonlyMap<string, string> = new Map([
  ...Object.entries(defaultBookingRules).flatMap(([name, value]) =>
    typeof value === 'number' ? [[`${rules}/${name}`, String(value)] as const] : [],
  ),
  ['/configuration/reminder_hours', defaultReminderHours.join(', ')],
  ['/configuration/reminder_quiet/from', defaultReminderQuiet.from],
  ['/configuration/reminder_quiet/until', defaultReminderQuiet.until],
])

/** What holds while nothing stands in a field, as a sentence; undefined where its empty field says nothing of the kind. */
export function whenEmpty(pointer: string, draft: Draft, intl: AppIntl): string | undefined {
  const number = defaults.get(pointer)
  if (number !== undefined) return intl.formatMessage(messages.emptyNumber, { number })
  if (hours.has(pointer)) return intl.formatMessage(messages.emptyHours)
  if (pointer === `${rules}/late_cancellation_fee/percent`)
    return hasAmounts(draft) ? undefined : intl.formatMessage(messages.emptyFee)
  return pointer === '/configuration/code_rules/per_hour' ? intl.formatMessage(messages.emptyServer) : undefined
}

/** Whether amounts are kept instead of a share. */
const hasAmounts = ({ fields, changes }: Draft) =>
  [...Object.keys(fields), ...changes.map(({ pointer }) => pointer)].some((pointer) =>
    pointer.startsWith(`${rules}/late_cancellation_fee/amounts`),
  )
