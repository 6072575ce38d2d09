import { useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { useConsole } from '../console-context.ts'
import { codeLength, useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { isolated } from '../isolated.ts'
import { messages } from './sign-in.messages.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** A code of the authenticator app. */
export function CodeStep({ first: { ticket }, onEntered }: StepProps) {
  const intl = useIntl()
  const { api, brand } = useConsole()
  const checks = useChecks()
  const [code, setCode] = useState('')
  useEffect(() => focusOn(fieldNamed('code')), [])
  const form = usePress({
    check: () => checks.code('code', code),
    fields: { code_invalid: 'code' },
    act: async () => onEntered(await api('finishSignIn', { body: { ticket, code } })),
  })
  return (
    <StepForm form={form} label={intl.formatMessage(messages.finish)}>
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
    </StepForm>
  )
}
