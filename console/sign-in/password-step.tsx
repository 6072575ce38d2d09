import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SecondStep } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { textLink } from '#src/ui/button.css.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { toBase64 } from '../api/encode-password.ts'
import { useConsole } from '../console-context.ts'
import { messages as problems } from '../form/problem.messages.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { messages } from './sign-in.messages.ts'

/** The first step: email and password. */
export function PasswordStep({ onPassed }: { onPassed: (step: SecondStep) => Promise<void> }) {
  const intl = useIntl()
  const { api } = useConsole()
  const checks = useChecks()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = usePress({
    check: () => checks.email('email', email) ?? checks.required('password', password),
    fields: { credentials_invalid: 'password' },
    say: ({ code, details }) =>
      code === 'credentials_invalid'
        ? intl.formatMessage(problems.credentials, { left: (details as { attempts_left: number }).attempts_left })
        : undefined,
    act: async () => {
      await onPassed(await api('signIn', { body: { email: email.trim(), password: toBase64(password) } }))
    },
  })
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        <TextField
          label={intl.formatMessage(messages.email)}
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
        <PasswordField
          label={intl.formatMessage(messages.password)}
          showLabel={intl.formatMessage(messages.showPassword)}
          name="password"
          autoComplete="current-password"
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
            {intl.formatMessage(messages.next)}
          </Button>
        </div>
        <Link to="/password" className={textLink}>
          {intl.formatMessage(messages.forgotten)}
        </Link>
      </Stack>
    </Form>
  )
}
