import type { NotificationSettings } from '#contract/settings'

/** Name of this kind of change: what a patient is told, by which channels and when not (C38, N05). */
export const messageSettingsKindName = 'message_settings'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** The settings that were changed, as the device stores them until they are sent: topics, quiet hours, or both. */
export type MessageSettingsChange = NotificationSettings

/** The id of a new entry, which is its idempotency key too. */
export const newMessageSettingsId = (): string => `messages.${crypto.randomUUID()}`

/** Several changes as one, the oldest first: of the same setting the last one counts. */
export function mergeMessageSettings(changes: readonly MessageSettingsChange[]): MessageSettingsChange {
  const topics = new Map(changes.flatMap(({ settings }) => settings.map((one) => [one.topic, one])))
  const quiet = changes.findLast(({ quiet_hours }) => quiet_hours !== undefined)?.quiet_hours
  return { settings: [...topics.values()], ...(quiet === undefined ? {} : { quiet_hours: quiet }) }
}
