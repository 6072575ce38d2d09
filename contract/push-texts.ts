import * as Type from 'typebox'
import { namePattern } from '#contract/plain-text'
import { longestPushText, type PushTextKind } from '#contract/push-events'

/** A text in some languages; in the others it is ours. */
const textsOf = (kind: PushTextKind) => {
  const text = Type.Optional(Type.String({ maxLength: longestPushText[kind], pattern: namePattern }))
  return Type.Optional(Type.Object({ en: text, ar: text, id: text }))
}

const Texts = Type.Optional(Type.Object({ brief: textsOf('brief'), details: textsOf('details') }))

/**
 * What devices show of a visit in the tenant's own words, by event: `brief` on any lock screen, with {app} alone; `details` where its owner has
 * chosen so, with {doctor}, {place}, {when} and {number} as well.
 */
export const PushTexts = Type.Object({
  booked: Texts,
  reminder: Texts,
  moved: Texts,
  cancelled: Texts,
  offered: Texts,
  unpaid: Texts,
  expired: Texts,
  online: Texts,
})
export type PushTexts = Type.Static<typeof PushTexts>

/** A time of day by a clock of 24 hours. */
const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** Hours of the facility's day in which no reminder that can wait is sent. */
export const ReminderQuiet = Type.Object({ from: Time, until: Time })
export type ReminderQuiet = Type.Static<typeof ReminderQuiet>

/** Where a tenant does not say. */
export const defaultReminderQuiet: ReminderQuiet = { from: '21:00', until: '08:00' }
