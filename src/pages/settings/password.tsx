import { ChevronRight, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/account'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowButton, Rows } from '#src/ui/rows.tsx'
import { ChangePassword } from './change-password.tsx'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'

/** The password: changed, or set for the first time. */
export function Password({ account }: { account: Account }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section heading={intl.formatMessage(messages.password)}>
      <Rows>
        <RowButton icon={KeyRound} end={<Icon of={ChevronRight} flip />} onClick={() => setOpen(true)}>
          {intl.formatMessage(account.has_password ? messages.change : messages.set)}
        </RowButton>
      </Rows>
      {isOpen ? <ChangePassword account={account} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
