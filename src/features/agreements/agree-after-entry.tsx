import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { AgreeForm } from './agree-form.tsx'
import { messages } from './agreements.messages.ts'
import { missingConsents } from './missing-consents.ts'

/**
 * Asks a patient for what an account needs that was made without, right after they came in. It can be done another time: what they came
 * for does not wait for it.
 */
export function AgreeAfterEntry() {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(true)
  const { data: account } = useQuery(accountQuery(useApp()))
  if (!account || missingConsents(account).length === 0) return null
  const close = () => setOpen(false)
  return (
    <Sheet title={intl.formatMessage(messages.askTitle)} open={isOpen} onClose={close}>
      <Stack gap={4}>
        <Text as="p">{intl.formatMessage(messages.askLead)}</Text>
        <AgreeForm account={account} onDone={close} onLater={close} />
      </Stack>
    </Sheet>
  )
}
