import type { RelativeConsent } from '#contract/relative-consent'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './relatives.messages.ts'

/** What is said of a consent that is not given, and on the button that asks, where they can be asked. */
export type ConsentTexts = { title: MessageDescriptor; body: MessageDescriptor; ask?: MessageDescriptor }

/** The texts of a consent: what stands in the way of asking comes first. */
export function consentTexts({ state, because, channel, obstacle }: RelativeConsent): ConsentTexts {
  if (obstacle === 'refused_too_often') return { title: titles[state], body: messages.refusedTooOften }
  if (obstacle === 'no_contact' && because === 'age_unknown')
    return { title: titles[state], body: messages.ageUnknownUnreached }
  if (obstacle) return { title: titles[state], body: messages[obstacle === 'no_contact' ? 'noContact' : 'ownContact'] }
  const byEmail = channel === 'email'
  switch (state) {
    case 'asked':
      return {
        title: titles.asked,
        body: byEmail ? messages.waitingEmail : messages.waitingPhone,
        ask: messages.sendAgain,
      }
    case 'lapsed':
      return { title: titles.lapsed, body: messages.lapsedWhy, ask: messages.sendAgain }
    case 'refused':
      return { title: titles.refused, body: messages.refusedWhy, ask: messages.askAgain }
    case 'revoked':
      return { title: titles.revoked, body: messages.revokedWhy, ask: messages.askAgain }
    case 'needed':
    case 'given':
      return {
        title: titles[state],
        body: because === 'age_unknown' ? messages.ageUnknown : byEmail ? messages.neededEmail : messages.neededPhone,
        ask: messages.askNow,
      }
  }
}

const titles: Record<RelativeConsent['state'], MessageDescriptor> = {
  needed: messages.neededTitle,
  asked: messages.waitingTitle,
  lapsed: messages.lapsedTitle,
  given: messages.neededTitle,
  refused: messages.refusedTitle,
  revoked: messages.revokedTitle,
}
