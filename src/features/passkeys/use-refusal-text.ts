import type { DeviceReason, PasskeyRefusal } from '#machines/passkey/passkey.types'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './passkeys.messages.ts'

/** Says why a press led nowhere, and how to go on; `dismissed` differs with what was asked for. */
export function useRefusalText(dismissed: MessageDescriptor): (refusal: PasskeyRefusal) => string {
  const intl = useIntl()
  return (refusal) => {
    if ('problem' in refusal) return intl.formatMessage(problemMessages[refusal.problem])
    return intl.formatMessage(refusal.device === 'dismissed' ? dismissed : reasons[refusal.device])
  }
}

const reasons: Record<Exclude<DeviceReason, 'dismissed'>, MessageDescriptor> = {
  timed_out: messages.timedOut,
  exists: messages.exists,
  unsupported: messages.unsupported,
  failed: messages.failed,
}
