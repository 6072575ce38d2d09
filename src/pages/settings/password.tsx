import { useQuery } from '@tanstack/react-query'
import { ChevronRight, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/account'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { useLinks } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowButton, RowLink, Rows } from '#src/ui/rows.tsx'
import { ChangePassword } from './change-password.tsx'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'

/** The password: changed, or set for the first time. A first one needs a proof of the phone, or a code by the reset. */
export function Password({ account }: { account: Account }) {
  const intl = useIntl()
  const links = useLinks()
  const [isOpen, setOpen] = useState(false)
  const proof = useProof(account)
  const row = { icon: KeyRound, end: <Icon of={ChevronRight} flip /> }
  const name = intl.formatMessage(account.has_password ? messages.change : messages.set)
  return (
    <Section heading={intl.formatMessage(messages.password)}>
      <Rows>
        {account.has_password || proof ? (
          <RowButton {...row} onClick={() => setOpen(true)}>
            {name}
          </RowButton>
        ) : (
          <RowLink {...row} href={links.path('account/forgotpassword')}>
            {intl.formatMessage(messages.setByCode)}
          </RowLink>
        )}
      </Rows>
      {isOpen ? <ChangePassword account={account} proof={proof} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}

/** The proof of the account's own phone, where this device has one that counts. */
function useProof({ phone, country_code }: Account): string | undefined {
  const app = useApp()
  const { data } = useQuery({
    queryKey: keyOf(app, 'own-proof', phone),
    queryFn: async () => {
      const proof = await sessionStore(app.tenant).guestProof(() => Promise.resolve(new Date(now())))
      const isOwn = proof !== undefined && proof.phone === phone && proof.country_code === country_code
      return isOwn ? proof.guestToken : null
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
  return data ?? undefined
}
