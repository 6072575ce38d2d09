import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Plain } from '../shell/plain.tsx'
import { useTitle } from '../shell/use-title.ts'
import { takeLinkToken } from '../session/link-token.ts'
import { AskLink } from './ask-link.tsx'
import { NewPassword } from './new-password.tsx'
import { messages } from './password.messages.ts'

/** A new password for who has forgotten theirs: asks for a link, and is where the link leads. */
export function ForgottenPage() {
  const intl = useIntl()
  const [token, setToken] = useState(() => takeLinkToken('password'))
  useTitle(intl.formatMessage(messages.heading))
  return (
    <Plain>
      <h1>{intl.formatMessage(messages.heading)}</h1>
      {token === undefined ? <AskLink /> : <NewPassword token={token} onOver={() => setToken(undefined)} />}
    </Plain>
  )
}
