import { useState } from 'react'
import { staffRoles, type StaffRole } from '#contract/console/roles'
import type { SentInvitation } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioRows } from '#src/ui/choice.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useConsole } from '../console-context.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { roleDetails, roleNames } from '../roles/role-words.ts'
import { messages } from './people.messages.ts'

/** Invites somebody by email, with a role. */
export function InviteForm({ onSent }: { onSent: (sent: SentInvitation) => Promise<void> }) {
  const intl = useIntl()
  const { api, language } = useConsole()
  const checks = useChecks()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('viewer')
  const form = usePress({
    check: () => checks.email('invited', email),
    fields: { account_exists: 'invited', validation_failed: 'invited' },
    act: async () => {
      const sent = await api('invite', { body: { email: email.trim(), role, language } })
      setEmail('')
      await onSent(sent)
    },
  })
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        <TextField
          label={intl.formatMessage(messages.email)}
          name="invited"
          type="email"
          dir="ltr"
          autoComplete="off"
          value={email}
          error={form.errorOf('invited')}
          onChange={(text) => {
            setEmail(text)
            form.changed()
          }}
        />
        <RadioRows
          legend={intl.formatMessage(messages.role)}
          value={role}
          onChange={setRole}
          options={staffRoles.map((known) => ({
            value: known,
            label: intl.formatMessage(roleNames[known]),
            detail: intl.formatMessage(roleDetails[known]),
          }))}
        />
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" block busy={form.isBusy}>
            {intl.formatMessage(messages.invite)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
