import { LogOut } from 'lucide-react'
import { messages } from '#src/features/own-pages/own.messages.ts'
import * as css from '#src/features/own-pages/own.css.ts'
import { UnsentNote } from '#src/features/unsent-changes/unsent-note.tsx'
import { useLeave } from '#src/features/unsent-changes/use-leave.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'

/** For whoever finds somebody else signed in on a shared device. */
export function NotYou() {
  const intl = useIntl()
  const { leave, question } = useLeave()
  return (
    <>
      <TextButton onClick={() => void leave()}>{intl.formatMessage(messages.notYou)}</TextButton>
      {question}
    </>
  )
}

/** Signs out of this device, and says what goes with it. */
export function SignOut() {
  const intl = useIntl()
  const { isBusy, leave, question } = useLeave()
  return (
    <div className={css.signOut}>
      <UnsentNote />
      <Button tone="secondary" icon={LogOut} busy={isBusy} onClick={() => void leave()}>
        {intl.formatMessage(isBusy ? messages.signingOut : messages.signOut)}
      </Button>
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.signOutDetail)}
      </Text>
      {question}
    </div>
  )
}
