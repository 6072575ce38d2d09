import { useEffect } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { useConsole } from '../console-context.ts'
import { usePress } from '../form/use-press.ts'
import { isolated } from '../isolated.ts'
import { signWithPasskey } from '../second-factor/device-passkeys.ts'
import { messages } from '../second-factor/passkey.messages.ts'
import { usePasskeyText } from '../second-factor/use-passkey-text.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** A passkey: the device asks once the button is pressed. */
export function PasskeyStep({ first: { ticket }, onEntered }: StepProps) {
  const intl = useIntl()
  const { api, brand } = useConsole()
  const say = usePasskeyText()
  useEffect(() => focusOn(fieldNamed('use-passkey')), [])
  const form = usePress({
    say,
    act: async () => {
      const credential = await signWithPasskey(await api('requestPasskey', { body: { ticket } }))
      onEntered(await api('finishSignIn', { body: { ticket, credential } }))
    },
  })
  return (
    <StepForm form={form} name="use-passkey" label={intl.formatMessage(messages.use)}>
      <p>{intl.formatMessage(messages.lead, { brand: isolated(brand) })}</p>
    </StepForm>
  )
}
