import type { Problem } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './passkey.messages.ts'

/** Words for a passkey that was refused, by the device or by the server; undefined for anything else. */
export function usePasskeyText(): (problem: Problem) => string | undefined {
  const intl = useIntl()
  return ({ code, details }) => {
    const reason = ((details ?? {}) as { reason?: string }).reason ?? ''
    const message = byCode[code === 'passkey_invalid' && reason ? reason : code]
    return message && intl.formatMessage(message)
  }
}

const byCode: Partial<Record<string, MessageDescriptor>> = {
  dismissed: messages.dismissed,
  present: messages.present,
  unsupported: messages.unsupported,
  failed: messages.failed,
  passkey_invalid: messages.refused,
  passkey_expired: messages.late,
}
