import { fromAbsolute } from '@internationalized/date'
import { defaultReminderQuiet } from '#contract/push-texts'
import { defaultReminderHours } from '#contract/reminders'
import type { QuietHours } from '#contract/settings'
import type { Tenant } from '#server/tenants/tenant'

type Reminder = Pick<Tenant, 'configuration'>

const hour = 3_600_000
/** A reminder that comes this long before a visit, in hours, or longer, waits until people are awake. */
const canWait = 12

/** Hours before a visit at which a tenant reminds of it, the nearest to the visit first. */
export const reminderHoursOf = ({ configuration }: Reminder): number[] =>
  [...(configuration.reminder_hours ?? defaultReminderHours)].sort((one, other) => one - other)

/** When a reminder is due. */
export const dueAt = (start: Date, hours: number): Date => new Date(start.getTime() - hours * hour)

/** The tenant's quiet hours for a reminder of so many hours before a visit, by the clock of its facility; undefined for one that cannot wait for their end. */
export function quietHoursOf(hours: number, timeZone: string, { configuration }: Reminder): QuietHours | undefined {
  if (hours < canWait) return undefined
  const { from, until } = configuration.reminder_quiet ?? defaultReminderQuiet
  return { from, to: until, time_zone: timeZone }
}

/** Whether a reminder of so many hours before a visit may be sent now: those that can wait come outside the tenant's quiet hours at the facility. */
export function isItsHour(hours: number, now: Date, timeZone: string, tenant: Reminder): boolean {
  const quiet = quietHoursOf(hours, timeZone, tenant)
  if (!quiet) return true
  const { from, to } = quiet
  const time = timeAt(now, timeZone)
  return !(from <= to ? from <= time && time < to : from <= time || time < to)
}

/** Whether a reminder comes so early that a phone may be let sleep over it. */
export const isEarly = (start: Date, now: Date): boolean => dueAt(start, canWait) >= now

/** The time on a clock there, as `08:30`. */
function timeAt(now: Date, timeZone: string): string {
  const { hour, minute } = fromAbsolute(now.getTime(), timeZone)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
