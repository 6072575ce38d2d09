import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenedInvitation } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { toBase64 } from '../api/encode-password.ts'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { roleNames } from '../roles/role-words.ts'
import { ChooseFactor, type FactorKind } from '../second-factor/choose-factor.tsx'
import { hasPasskeys, makePasskey } from '../second-factor/device-passkeys.ts'
import { FactorFields } from '../second-factor/factor-fields.tsx'
import { messages as passkeys } from '../second-factor/passkey.messages.ts'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { usePasskeyText } from '../second-factor/use-passkey-text.ts'
import { dropLinkToken } from '../session/link-token.ts'
import { enter } from '../session/session-query.ts'
import { focusMain } from '../shell/focus-main.ts'
import { messages } from './invitation.messages.ts'

/** Joining: a name, a password, a second factor, and the recovery codes. */
export function AcceptForm({ invitation, token }: { invitation: OpenedInvitation; token: string }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const router = useRouter()
  const checks = useChecks()
  const passkeyText = usePasskeyText()
  const [typed, setTyped] = useState({ name: '', password: '', code: '' })
  const [kind, setKind] = useState<FactorKind>(hasPasskeys() ? 'passkey' : 'code')
  const [codes, setCodes] = useState<readonly string[]>()
  const { email, role, second_factor: factor } = invitation
  const form = usePress({
    check: () =>
      checks.required('name', typed.name) ??
      checks.newPassword('password', typed.password) ??
      (kind === 'code' ? checks.code('code', typed.code) : undefined),
    fields: { password_refused: 'password', code_invalid: 'code', validation_failed: 'name' },
    say: passkeyText,
    act: async () => {
      const { name, password, code } = typed
      const joining = { token, name: name.trim(), password: toBase64(password) }
      const proof =
        kind === 'code'
          ? { ticket: factor.ticket, code }
          : { credential: await makePasskey(await api('prepareFirstPasskey', { body: { token } })) }
      const { recovery_codes } = await api('acceptInvitation', { body: { ...joining, ...proof } })
      dropLinkToken('invitation')
      setCodes(recovery_codes)
    },
  })
  const set = (name: keyof typeof typed) => (text: string) => {
    setTyped((before) => ({ ...before, [name]: text }))
    form.changed()
  }
  const goIn = async () => {
    enter(queries, await api('session'))
    await router.navigate({ to: '/' })
    focusMain()
  }
  if (codes) return <RecoveryCodes codes={codes} email={email} onKept={() => void goIn()} />
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={5}>
        <p>
          {intl.formatMessage(messages.lead, {
            role: intl.formatMessage(roleNames[role]),
            email: isolated(email),
          })}
        </p>
        <Panel as="section">
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.aboutYou)}</h2>
            {/* For the browser's store of passwords. */}
            <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
            <TextField
              label={intl.formatMessage(messages.name)}
              hint={intl.formatMessage(messages.nameHint)}
              name="name"
              autoComplete="name"
              maxLength={80}
              value={typed.name}
              error={form.errorOf('name')}
              onChange={set('name')}
            />
            <NewPasswordField value={typed.password} error={form.errorOf('password')} onChange={set('password')} />
          </Stack>
        </Panel>
        <Panel as="section">
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.secondFactor)}</h2>
            {hasPasskeys() ? (
              <ChooseFactor
                value={kind}
                onChange={(chosen) => {
                  setKind(chosen)
                  form.changed()
                }}
              />
            ) : null}
            {kind === 'code' ? (
              <FactorFields factor={factor} code={typed.code} error={form.errorOf('code')} onChange={set('code')} />
            ) : (
              <p>{intl.formatMessage(passkeys.joins, { join: intl.formatMessage(messages.accept) })}</p>
            )}
          </Stack>
        </Panel>
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" block busy={form.isBusy}>
            {intl.formatMessage(messages.accept)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
