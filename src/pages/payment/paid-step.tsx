import { Check } from 'lucide-react'
import { head, tick } from '#src/features/appointment/appointment.css.ts'
import { VisitMoney } from '#src/features/visit-payment/visit-money.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text, Wrap } from '#src/ui/layout.tsx'
import { useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import * as css from './payment.css.ts'

/** Paid, and so booked: the receipt, and what cancelling gives back. */
export function PaidStep() {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const links = useLinks()
  const visit = useAwaited()
  const when = format.moment(visit.start, visit.time_zone, now)
  return (
    <>
      <Wrap width="narrow">
        <div className={css.step}>
          <div className={head}>
            <span className={tick}>
              <Icon of={Check} size="large" />
            </span>
            <div>
              <StepHeading>{intl.formatMessage(messages.paidHeading)}</StepHeading>
              <Text as="p" tone="quiet" numbers>
                {intl.formatMessage(messages.paidWhen, { when })}
              </Text>
            </div>
          </div>
          <VisitMoney visit={visit} />
        </div>
      </Wrap>
      <BottomBar>
        <Wrap width="narrow">
          <LinkButton size="bar" block href={links.confirmed(visit.id)}>
            {intl.formatMessage(messages.done)}
          </LinkButton>
        </Wrap>
      </BottomBar>
    </>
  )
}
