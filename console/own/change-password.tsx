import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { toBase64 } from '../api/encode-password.ts'
import { useConsole } from '../console-context.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { messages as password } from '../password/password.messages.ts'
import { CurrentPassword } from './current-password.tsx'
import { messages } from './own.messages.ts'

const empty = { current: '', next: '' }

/** Another password, by the one that counts now. */
export function ChangePassword() {
  const intl = useIntl()
  const { api } = useConsole()
  const checks = useChecks()
  const toast = useToast()
  const [typed, setTyped] = useState(empty)
  const form = usePress({
    check: () => checks.required('current', typed.current) ?? checks.newPassword('password', typed.next),
    fields: { credentials_invalid: 'current', password_refused: 'password' },
    act: async () => {
      await api('changePassword', { body: { current: toBase64(typed.current), password: toBase64(typed.next) } })
      setTyped(empty)
      toast(intl.formatMessage(messages.passwordSaved))
    },
  })
  const set = (name: keyof typeof typed) => (text: string) => {
    setTyped((before) => ({ ...before, [name]: text }))
    form.changed()
  }
  return (
    <Panel as="section">
      <Form onSubmit={() => void form.press()}>
        <Stack gap={4}>
          <h2>{intl.formatMessage(messages.passwordHeading)}</h2>
          <CurrentPassword
            name="current"
            value={typed.current}
            error={form.errorOf('current')}
            onChange={set('current')}
          />
          <NewPasswordField value={typed.next} error={form.errorOf('password')} onChange={set('next')} />
          <div>
            <PressNotice refusal={form.refusal} />
            <Button type="submit" busy={form.isBusy}>
              {intl.formatMessage(password.save)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
