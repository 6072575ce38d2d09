import { BackSentence } from '#src/features/visit-payment/back-sentence.tsx'
import { Receipt } from '#src/features/visit-payment/receipt.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { NextTimes } from './next-times.tsx'
import { useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import * as css from './payment.css.ts'

/** The visit does not take place, and what was paid goes back, or could not: a cancelled one, or one that was paid too late. */
export function RefundedStep() {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const visit = useAwaited()
  const isLate = visit.status === 'expired'
  // The receipt says why money bought nothing that is not what the visit costs.
  const why = !isLate
    ? intl.formatMessage(messages.backCancelled)
    : visit.payment?.paid
      ? undefined
      : intl.formatMessage(messages.backLate, { time: format.time(visit.start, visit.time_zone) })
  return (
    <Wrap width="narrow">
      <div className={css.step}>
        <Stack gap={5}>
          <Stack gap={2}>
            <StepHeading>
              {intl.formatMessage(visit.payment?.is_refund_stuck ? messages.backStuckHeading : messages.backHeading)}
            </StepHeading>
            {why ? <p>{why}</p> : null}
          </Stack>
          {visit.payment?.receipt_number ? <Receipt visit={visit} /> : <BackSentence visit={visit} />}
          {isLate ? <NextTimes /> : null}
          <div>
            <LinkButton tone="secondary" href={links.appointment(visit.id)}>
              {intl.formatMessage(messages.appointment)}
            </LinkButton>
          </div>
        </Stack>
      </div>
    </Wrap>
  )
}
