import { useEffect, useState } from 'react'
import type { StaffSession } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { codeLength, useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { messages } from './sign-in.messages.ts'

type Props = { ticket: string; onEntered: (session: StaffSession) => void; onAgain: () => void }

/** The second step: a code of the authenticator app, or a recovery code. */
export function SecondStep({ ticket, onEntered, onAgain }: Props) {
  const intl = useIntl()
  const { api, brand } = useConsole()
  const checks = useChecks()
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [recovery, setRecoveryCode] = useState('')
  useEffect(() => focusOn(fieldNamed(isRecovery ? 'recovery' : 'code')), [isRecovery])
  const form = usePress({
    check: () => (isRecovery ? checks.required('recovery', recovery) : checks.code('code', code)),
    fields: { code_invalid: isRecovery ? 'recovery' : 'code', validation_failed: 'recovery' },
    act: async () =>
      onEntered(
        await api('finishSignIn', {
          body: isRecovery ? { ticket, recovery_code: recovery.trim() } : { ticket, code },
        }),
      ),
  })
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        {isRecovery ? (
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
              setRecoveryCode(text)
              form.changed()
            }}
          />
        ) : (
          <>
            <p>{intl.formatMessage(messages.codeLead, { brand: isolated(brand) })}</p>
            <CodeField
              label={intl.formatMessage(messages.code)}
              name="code"
              length={codeLength}
              value={code}
              error={form.errorOf('code')}
              onChange={(text) => {
                setCode(text)
                form.changed()
              }}
            />
          </>
        )}
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" block busy={form.isBusy}>
            {intl.formatMessage(messages.finish)}
          </Button>
        </div>
        <TextButton
          onClick={() => {
            setRecovery(!isRecovery)
            form.changed()
          }}
        >
          {intl.formatMessage(isRecovery ? messages.useCode : messages.useRecovery)}
        </TextButton>
        <TextButton onClick={onAgain}>{intl.formatMessage(messages.other)}</TextButton>
      </Stack>
    </Form>
  )
}
