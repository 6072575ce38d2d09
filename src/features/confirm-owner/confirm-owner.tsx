import { useState } from 'react'
import type { Account } from '#contract/account'
import type { OwnContacts } from '#src/features/own-code/own-contact.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ByCode } from './by-code.tsx'
import { ByPassword } from './by-password.tsx'
import { messages } from './confirm-owner.messages.ts'

/** What shows that it is them: the account's contacts, and whether it has a password. */
export type Owner = OwnContacts & Pick<Account, 'has_password'>

type Props = { account: Owner; onConfirmed: () => void; onClose: () => void }

/** A signed-in patient shows once more that it is them, by their password or a code to their phone or email. */
export function ConfirmOwner({ account, onConfirmed, onClose }: Props) {
  const intl = useIntl()
  const [isByCode, setByCode] = useState(!account.has_password)
  return (
    <Sheet title={intl.formatMessage(messages.title)} open onClose={onClose}>
      <Stack gap={4}>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.lead)}
        </Text>
        {isByCode ? (
          <ByCode account={account} isRequested={account.has_password} onConfirmed={onConfirmed} />
        ) : (
          <ByPassword account={account} onConfirmed={onConfirmed} onCode={() => setByCode(true)} />
        )}
      </Stack>
    </Sheet>
  )
}
