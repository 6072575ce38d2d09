import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './account.messages.ts'
import { useSignIn } from './sign-in-context.ts'

/** In place of the button that makes an account: who is under age has none of their own, and how they come to one. */
export function MinorNote() {
  const intl = useIntl()
  const signIn = useSignIn()
  return (
    <Note
      kind="warning"
      role="alert"
      title={intl.formatMessage(messages.minor)}
      actions={
        <Button size="small" onClick={() => signIn.send({ type: 'entry.restarted' })}>
          {intl.formatMessage(messages.startAgain)}
        </Button>
      }
    >
      {intl.formatMessage(messages.minorWhy)}
    </Note>
  )
}
