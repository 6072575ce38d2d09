import { useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Note } from '#src/ui/note.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useConsole } from '../console-context.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { isolated } from '../isolated.ts'
import { hasPasskeys } from '../second-factor/device-passkeys.ts'
import { messages as passkeys } from '../second-factor/passkey.messages.ts'
import { messages } from './sign-in.messages.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** A recovery code; above it, why nothing else is offered where that is so. */
export function RecoveryStep({ first: { ticket, factors }, onEntered }: StepProps) {
  const intl = useIntl()
  const { api } = useConsole()
  const checks = useChecks()
  const [recovery, setRecovery] = useState('')
  useEffect(() => focusOn(fieldNamed('recovery')), [])
  const form = usePress({
    check: () => checks.required('recovery', recovery),
    fields: { code_invalid: 'recovery', validation_failed: 'recovery' },
    act: async () => onEntered(await api('finishSignIn', { body: { ticket, recovery_code: recovery.trim() } })),
  })
  const [host] = factors.elsewhere
  return (
    <StepForm form={form} label={intl.formatMessage(messages.finish)}>
      {!factors.passkey && !factors.code && host !== undefined ? (
        <Note kind="info" title={intl.formatMessage(passkeys.elsewhere, { host: isolated(host) })} />
      ) : null}
      {factors.passkey && !factors.code && !hasPasskeys() ? (
        <Note kind="info" title={intl.formatMessage(passkeys.notHere)} />
      ) : null}
      <TextField
        label={intl.formatMessage(messages.recovery)}
        hint={intl.formatMessage(messages.recoveryHint)}
        name="recovery"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={recovery}
        error={form.errorOf('recovery')}
        onChange={(text) => {
          setRecovery(text)
          form.changed()
        }}
      />
    </StepForm>
  )
}
