import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/account'
import { useApp } from '#src/context/app-context.ts'
import { useNetworkNeed } from '#src/features/needs-network/use-network-need.tsx'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../profile.messages.ts'
import * as css from '../profile.css.ts'
import { contactDraftQuery, type ContactKind } from './contact-draft.ts'
import { ContactSheet } from './contact-sheet.tsx'

/** The phone and the email of the account, each with the way to change it (C35, C36, C37). */
export function Contacts({ account }: { account: Account }) {
  const intl = useIntl()
  const { capabilities } = useApp().init
  return (
    <dl className={css.facts}>
      <dt>{intl.formatMessage(messages.phone)}</dt>
      <dd className={css.changeable}>
        {account.phone && account.country_code ? (
          <ShownPhone phone={account.phone} country_code={account.country_code} />
        ) : null}
        <ChangeContact kind="phone" account={account} />
      </dd>
      {account.email || capabilities.email ? (
        <>
          <dt>{intl.formatMessage(messages.email)}</dt>
          <dd className={css.changeable}>
            {account.email ? <bdi dir="ltr">{account.email}</bdi> : null}
            {account.email && !account.email_verified ? (
              <Text as="span" size="1">
                {intl.formatMessage(messages.unconfirmed)}
              </Text>
            ) : null}
            {capabilities.email ? <ChangeContact kind="email" account={account} /> : null}
          </dd>
        </>
      ) : null}
    </dl>
  )
}

/** The button of one contact: it opens the change where it was left. A code is needed, and so a network. */
function ChangeContact({ kind, account }: { kind: ContactKind; account: Account }) {
  const intl = useIntl()
  const app = useApp()
  const { need, hint } = useNetworkNeed()
  const [isOpen, setOpen] = useState(false)
  const draft = useQuery(contactDraftQuery(app, kind))
  const close = () => {
    setOpen(false)
    void draft.refetch()
  }
  const change = kind === 'phone' ? messages.changePhone : messages.changeEmail
  const add = kind === 'phone' ? messages.addPhone : messages.addEmail
  const name = draft.data?.sent ? messages.enterCode : account[kind] ? change : add
  return (
    <>
      <TextButton {...need} onClick={() => setOpen(true)}>
        {intl.formatMessage(name)}
      </TextButton>
      {hint}
      {isOpen ? <ContactSheet {...{ kind, account }} draft={draft.data ?? undefined} onClose={close} /> : null}
    </>
  )
}
