import { pushTextKinds, type PushEvent } from '#contract/push-events'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import type { Entry } from '#console/settings/entry.ts'
import { messages } from './push-texts.messages.ts'

/** What becomes of a visit, as its texts are chosen by. */
export const eventNames: Readonly<Record<PushEvent, MessageDescriptor>> = {
  booked: messages.booked,
  reminder: messages.reminder,
  moved: messages.moved,
  cancelled: messages.cancelled,
  offered: messages.offered,
  unpaid: messages.unpaid,
  expired: messages.expired,
  online: messages.online,
}

/** The texts of an event as fields of the configuration, each in the languages of the tenant. */
export const pushTextEntries = (event: PushEvent): Entry[] =>
  pushTextKinds.map((kind) => ({
    at: `/push_texts/${event}/${kind}`,
    label: messages[kind],
    of: eventNames[event],
    hasDefault: true,
    isLocalised: true,
    isLong: true,
  }))
