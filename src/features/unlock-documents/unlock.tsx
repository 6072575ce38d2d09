import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { OwnCodeForm } from '#src/features/own-code/own-code-form.tsx'
import { ownContact } from '#src/features/own-code/own-contact.ts'
import { useOwnCode } from '#src/features/own-code/use-own-code.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { accessQuery } from '#src/queries/own-document-access.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { provideDocumentCode } from './provide-document-code.ts'
import { messages } from './unlock.messages.ts'

/**
 * Opens the documents with a code of their own (C32). It is sent when the patient asks for it: each is a message to their phone. Where they were
 * open before, it says that their time is over.
 */
export function Unlock({ onOpened }: { onOpened?: () => void }) {
  const intl = useIntl()
  const app = useApp()
  const code = useOwnCode(
    () => provideDocumentCode(app),
    () => onOpened?.(),
  )
  const { data: account } = useQuery(accountQuery(app))
  const isMail = account !== undefined && account.phone === undefined
  const isOver = useQuery(accessQuery(app)).data === 'over'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus went with the documents.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Panel>
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 ref={heading} tabIndex={-1}>
            {intl.formatMessage(messages.title)}
          </h2>
          {isOver ? <p role="status">{intl.formatMessage(messages.over)}</p> : null}
          <Text as="p" tone="quiet">
            {intl.formatMessage(isMail ? messages.whyMail : messages.why)}
          </Text>
        </Stack>
        <OwnCodeForm
          code={code}
          contact={account ? ownContact(account) : unknownContact}
          labels={{
            send: intl.formatMessage(isMail ? messages.mailCode : messages.sendCode),
            confirm: intl.formatMessage(messages.open),
          }}
        />
      </Stack>
    </Panel>
  )
}

/** The platform knows where the code goes, where this page does not yet. */
const unknownContact = { phone: '', country_code: '' }
