import { selectIsByLink, selectProblem } from '#machines/password-reset/password-reset.selectors'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useResetSelector } from './reset-context.ts'
import { messages } from './reset.messages.ts'

/** Why a link sets no password, in place of the sentence for codes. */
export function useLinkTexts(): { reset_token_invalid?: string } {
  const intl = useIntl()
  const isByLink = useResetSelector(selectIsByLink)
  const problem = useResetSelector(selectProblem)
  if (!isByLink || problem?.code !== 'reset_token_invalid') return {}
  const { reason } = (problem.details ?? {}) as { reason?: string }
  const texts = { expired: messages.linkExpired, used: messages.linkUsed }
  const text = reason === 'expired' || reason === 'used' ? texts[reason] : messages.linkUnknown
  return { reset_token_invalid: intl.formatMessage(text) }
}
