import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { useReset } from './reset-context.ts'
import { ResetStep } from './reset-step.tsx'
import { messages } from './reset.messages.ts'
import { useLinkTexts } from './use-link-texts.ts'

/** In place of the third step: the link that was opened sets no password any more, said before one is typed (S26). */
export function LinkOverStep() {
  const intl = useIntl()
  const reset = useReset()
  const { reset_token_invalid: why } = useLinkTexts()
  return (
    <ResetStep
      heading={intl.formatMessage(messages.linkOver)}
      detail={why}
      action={
        <Button size="bar" block onClick={() => reset.send({ type: 'reset.restarted' })}>
          {intl.formatMessage(messages.restartLink)}
        </Button>
      }
    />
  )
}
