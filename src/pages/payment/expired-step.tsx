import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { NextTimes } from './next-times.tsx'
import { useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import { StepHeading } from './step-heading.tsx'
import * as css from './payment.css.ts'

/** Nobody paid in time: the visit is not booked, and other times are a press away. */
export function ExpiredStep() {
  const intl = useIntl()
  const format = useFormat()
  const { start, time_zone: zone } = useAwaited()
  return (
    <Wrap width="narrow">
      <div className={css.step}>
        <Stack gap={6}>
          <Stack gap={2}>
            <StepHeading>{intl.formatMessage(messages.expiredHeading)}</StepHeading>
            <Text as="p" numbers>
              {intl.formatMessage(messages.expiredWhy, { time: format.time(start, zone) })}
            </Text>
          </Stack>
          <NextTimes />
        </Stack>
      </div>
    </Wrap>
  )
}
