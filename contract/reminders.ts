import * as Type from 'typebox'

/** The earliest that a reminder can come before a visit, in hours: thirty days. */
export const earliestReminderHours = 720

/** Hours before a visit at which its patient is reminded; an empty list reminds nobody. */
export const ReminderHours = Type.Array(Type.Integer({ minimum: 1, maximum: earliestReminderHours }), {
  maxItems: 4,
  uniqueItems: true,
})

/** Where a tenant does not say: a day before, and two hours. */
export const defaultReminderHours: readonly number[] = [24, 2]
