import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { textLink } from '#src/ui/button.css.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { toBase64 } from '../api/encode-password.ts'
import { useConsole } from '../console-context.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { dropLinkToken } from '../session/link-token.ts'
import { focusMain } from '../shell/focus-main.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { messages } from './password.messages.ts'

/** Sets a password by the token of a mailed link. `onOver`: the link is not to be used any more. */
export function NewPassword({ token, onOver }: { token: string; onOver: () => void }) {
  const intl = useIntl()
  const { api } = useConsole()
  const checks = useChecks()
  const [password, setPassword] = useState('')
  const [isSaved, setSaved] = useState(false)
  const form = usePress({
    check: () => checks.newPassword('password', password),
    fields: { password_refused: 'password' },
    act: async () => {
      await api('resetPassword', { body: { token, password: toBase64(password) } })
      dropLinkToken('password')
      setSaved(true)
      focusMain()
    },
  })
  if (isSaved)
    return (
      <Stack gap={4}>
        <Note kind="success" role="status" title={intl.formatMessage(messages.saved)} />
        <Link to="/" className={textLink}>
          {intl.formatMessage(messages.toSignIn)}
        </Link>
      </Stack>
    )
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        <NewPasswordField
          value={password}
          error={form.errorOf('password')}
          onChange={(text) => {
            setPassword(text)
            form.changed()
          }}
        />
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" block busy={form.isBusy}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
        <TextButton
          onClick={() => {
            dropLinkToken('password')
            onOver()
          }}
        >
          {intl.formatMessage(messages.again)}
        </TextButton>
      </Stack>
    </Form>
  )
}
