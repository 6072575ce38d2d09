import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { messages } from './payment.messages.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import * as css from './payment.css.ts'

/** Until the provider's page opens. */
export function LeavingStep() {
  const intl = useIntl()
  return (
    <Wrap width="narrow">
      <div className={css.step} aria-busy>
        <Stack gap={2}>
          <StepHeading>{intl.formatMessage(messages.leavingHeading)}</StepHeading>
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.leavingWhy)}
          </Text>
        </Stack>
      </div>
    </Wrap>
  )
}
