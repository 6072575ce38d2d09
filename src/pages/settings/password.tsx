import { ChevronRight, KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowButton, Rows } from '#src/ui/rows.tsx'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'

const ChangePassword = lazy(async () => ({ default: (await import('./change-password.tsx')).ChangePassword }))

/** The password: changed, or set for the first time. */
export function Password({ account }: { account: SettingsCopy }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section heading={intl.formatMessage(messages.password)}>
      <Rows>
        <RowButton icon={KeyRound} end={<Icon of={ChevronRight} flip />} onClick={() => setOpen(true)}>
          {intl.formatMessage(account.has_password ? messages.change : messages.set)}
        </RowButton>
      </Rows>
      {isOpen ? (
        <Suspense>
          <ChangePassword account={account} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
