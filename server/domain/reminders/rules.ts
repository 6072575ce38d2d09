import { defaultReminderHours } from '#contract/reminders'
import type { Tenant } from '#server/tenants/tenant'
import { dayAt, instantAt } from '../availability/wall-clock.ts'

const hour = 3_600_000
/** A reminder that comes this long before a visit, in hours, or longer, waits until people are awake. */
const canWait = 12
/** Between these hours of the facility's day nobody is woken. */
const waking = { from: 8, to: 21 } as const

/** Hours before a visit at which a tenant reminds of it, the nearest to the visit first. */
export const reminderHoursOf = ({ configuration }: Pick<Tenant, 'configuration'>): number[] =>
  [...(configuration.reminder_hours ?? defaultReminderHours)].sort((one, other) => one - other)

/** When a reminder is due. */
export const dueAt = (start: Date, hours: number): Date => new Date(start.getTime() - hours * hour)

/** Whether a reminder of so many hours before a visit may be sent now: those that can wait come by day at the facility. */
export function isItsHour(hours: number, now: Date, timeZone: string): boolean {
  if (hours < canWait) return true
  const today = dayAt(now.getTime(), timeZone)
  return (
    now.getTime() >= instantAt(today, waking.from * 60, timeZone) &&
    now.getTime() < instantAt(today, waking.to * 60, timeZone)
  )
}
