import { ShieldCheck } from 'lucide-react'
import { use } from 'react'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Booking } from './booking-context.ts'
import { RequestedField } from './requested-field.ts'
import { messages } from './insurance.messages.ts'
import { Labelled } from './labelled.tsx'
import { messages as reviewMessages } from './review.messages.ts'
import { useInsurance } from './use-insurance.ts'

/** The entered insurance, in the last step, and what it means for this visit. */
export function InsuranceRow({ isLocked }: { isLocked: boolean }) {
  const intl = useIntl()
  const booking = Booking.useActorRef()
  const preference = use(RequestedField)
  const { insurer, plan, coverage } = useInsurance()
  if (!insurer || !coverage) return null
  return (
    <Row
      icon={ShieldCheck}
      end={
        <TextButton
          aria-label={intl.formatMessage(messages.change)}
          disabled={isLocked}
          onClick={() => {
            preference.ask('insurer')
            booking.send({ type: 'details.change_requested' })
          }}
        >
          {intl.formatMessage(reviewMessages.change)}
        </TextButton>
      }
    >
      <Labelled label={intl.formatMessage(messages.insurance)} detail={intl.formatMessage(messages[coverage])}>
        <OwnScript>{insurer.name}</OwnScript>
        {plan ? (
          <>
            {' · '}
            <OwnScript>{plan.name}</OwnScript>
          </>
        ) : null}
      </Labelled>
    </Row>
  )
}
