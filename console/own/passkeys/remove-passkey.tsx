import type { Passkey } from '#contract/passkey'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '#console/console-context.ts'
import { isolated } from '#console/isolated.ts'
import { RemoveFactor } from '../remove-factor.tsx'
import { messages } from './passkeys.messages.ts'
import { usePasskeyName } from './use-passkey-name.ts'

/** Removes a passkey behind the password. */
export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const intl = useIntl()
  const { api } = useConsole()
  const name = isolated(usePasskeyName()(passkey))
  const { id } = passkey
  return (
    <RemoveFactor
      title={intl.formatMessage(messages.removeTitle)}
      lead={intl.formatMessage(messages.removeLead, { name })}
      done={intl.formatMessage(messages.removed)}
      remove={(password) => api('removePasskey', { id, body: { password } })}
      without={({ passkeys, ...before }) => ({ ...before, passkeys: passkeys.filter((one) => one.id !== id) })}
      onClose={onClose}
    />
  )
}
