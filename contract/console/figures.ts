import * as Type from 'typebox'
import { notificationServices } from '#contract/device-registration'

/** Days that can be shown, today being the last. Figures are kept for as many as the longest. */
export const figureRanges = [7, 30, 90] as const

const Count = Type.Integer({ minimum: 0 })
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

export const FiguresQuery = Type.Object({ days: Type.Optional(Type.Enum(['7', '30', '90'])) })
export type FiguresQuery = Type.Static<typeof FiguresQuery>

/**
 * What became of messages to devices in a day (UTC). `accepted`: taken by a push service; `shown` and `opened`: as workers reported; `gone`: the
 * service no longer knew the device; `failed`: it did not answer, and the message was tried again.
 */
export const PushDay = Type.Object({
  ...{ day: Day, service: Type.Enum(notificationServices) },
  ...{ accepted: Count, shown: Count, opened: Count, gone: Count, refused: Count, failed: Count },
})
export type PushDay = Type.Static<typeof PushDay>

/** Delivery of a tenant's messages from a first day to today, without a row for a day on which nothing was sent. Nothing of a person. */
export const PushFigures = Type.Object({ from: Day, to: Day, days: Type.Array(PushDay) })
export type PushFigures = Type.Static<typeof PushFigures>
