import type { Appointment } from '#contract/appointment'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './visit-payment.messages.ts'
import * as css from './unpaid.css.ts'

type UnpaidVisit = Pick<Appointment, 'id' | 'status' | 'start' | 'time_zone' | 'fee' | 'payment' | 'practitioner'>

/** Above a visit that awaits its payment: until when its time is held, and the way to pay. */
export function Unpaid({ visit }: { visit: UnpaidVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const { payment, practitioner, start, time_zone: zone } = visit
  const until = payment?.pay_until
  return (
    <div className={css.head}>
      <Stack gap={3}>
        <h1>{intl.formatMessage(messages.unpaidHeading)}</h1>
        {until ? (
          <Text as="p" tone="quiet" numbers>
            {intl.formatMessage(messages.payUntil, {
              until: format.time(until, zone),
              time: format.time(start, zone),
            })}
          </Text>
        ) : null}
        <div>
          <LinkButton href={links.payment(practitioner, visit.id)}>
            {intl.formatMessage(messages.pay, { amount: format.money(payment?.amount ?? visit.fee) })}
          </LinkButton>
        </div>
      </Stack>
    </div>
  )
}
