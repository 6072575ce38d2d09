import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { textLink } from '#src/ui/button.css.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { messages as problems } from '../form/problem.messages.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { focusMain } from '../shell/focus-main.ts'
import { messages as signIn } from '../sign-in/sign-in.messages.ts'
import { messages } from './password.messages.ts'

/** Asks for the link by mail. Whether the address has access is said by the mail alone. */
export function AskLink() {
  const intl = useIntl()
  const { api } = useConsole()
  const checks = useChecks()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const form = usePress({
    check: () => checks.email('email', email),
    say: ({ code }) => (code === 'not_found' ? intl.formatMessage(problems.noMail) : undefined),
    act: async () => {
      await api('askReset', { body: { email: email.trim() } })
      setSentTo(email.trim())
      focusMain()
    },
  })
  const toSignIn = (
    <Link to="/" className={textLink}>
      {intl.formatMessage(messages.toSignIn)}
    </Link>
  )
  if (sentTo !== undefined)
    return (
      <Stack gap={4}>
        <Note
          kind="success"
          role="status"
          title={intl.formatMessage(messages.sent, { email: isolated(sentTo) })}
          actions={
            <Button tone="secondary" size="small" onClick={() => setSentTo(undefined)}>
              {intl.formatMessage(messages.again)}
            </Button>
          }
        />
        {toSignIn}
      </Stack>
    )
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        <p>{intl.formatMessage(messages.lead)}</p>
        <TextField
          label={intl.formatMessage(signIn.email)}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          value={email}
          error={form.errorOf('email')}
          onChange={(text) => {
            setEmail(text)
            form.changed()
          }}
        />
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" block busy={form.isBusy}>
            {intl.formatMessage(messages.send)}
          </Button>
        </div>
        {toSignIn}
      </Stack>
    </Form>
  )
}
