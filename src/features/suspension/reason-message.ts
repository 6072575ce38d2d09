import type { SuspensionReason } from '#contract/suspension-reasons'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './suspension.messages.ts'

/** One sentence for each reason: a new one in the contract does not compile until it has words. */
const reasons: Record<SuspensionReason, MessageDescriptor> = {
  missed_visits: messages.missedVisits,
  fees_due: messages.feesDue,
  cover_ended: messages.coverEnded,
  details_unclear: messages.detailsUnclear,
}

/** The sentence for why somebody cannot book. A platform may know reasons that this app has no words for. */
export const reasonMessage = (reason: SuspensionReason | undefined): MessageDescriptor =>
  reason && Object.hasOwn(reasons, reason) ? reasons[reason] : messages.noReason
