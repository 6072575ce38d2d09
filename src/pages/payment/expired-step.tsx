import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { NextTimes } from './next-times.tsx'
import { useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import * as css from './payment.css.ts'

/** Nobody paid in time: the visit is not booked, and other times are a press away. That nothing was paid is said once the provider has. */
export function ExpiredStep() {
  const intl = useIntl()
  const format = useFormat()
  const { start, time_zone: zone, payment } = useAwaited()
  const why = payment?.is_unclear ? messages.expiredChecking : messages.expiredWhy
  return (
    <Wrap width="narrow">
      <div className={css.step}>
        <Stack gap={6}>
          <Stack gap={2}>
            <StepHeading>{intl.formatMessage(messages.expiredHeading)}</StepHeading>
            <div role="status">
              <Text as="p" numbers>
                {intl.formatMessage(why, { time: format.time(start, zone) })}
              </Text>
            </div>
          </Stack>
          <NextTimes />
        </Stack>
      </div>
    </Wrap>
  )
}
