import { useEffect, useRef } from 'react'
import { selectChosen, selectSuspension } from '#machines/booking/booking.selectors'
import { SuspensionContacts } from '#src/features/suspension/contacts.tsx'
import { reasonMessage } from '#src/features/suspension/reason-message.ts'
import { messages } from '#src/features/suspension/suspension.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Booking, locationOf, useOffer } from './booking-context.ts'
import * as css from './booking.css.ts'

/** In the place of every step for who cannot book at present (P04): why, whom to call, and the way on with another phone. */
export function SuspendedStep() {
  const intl = useIntl()
  const booking = Booking.useActorRef()
  const suspension = Booking.useSelector(selectSuspension)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const isOfPhone = suspension?.of === 'phone'
  return (
    <Wrap width="narrow">
      <div className={css.alone}>
        <Stack gap={5}>
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            {intl.formatMessage(isOfPhone ? messages.phoneHeading : messages.heading)}
          </h1>
          <Note kind="warning">{intl.formatMessage(reasonMessage(suspension?.reason))}</Note>
          <p>{intl.formatMessage(isOfPhone ? messages.phoneWhat : messages.what)}</p>
          <Contacts />
          {isOfPhone ? (
            <Button tone="secondary" block onClick={() => booking.send({ type: 'details.change_requested' })}>
              {intl.formatMessage(messages.otherPhone)}
            </Button>
          ) : null}
        </Stack>
      </div>
    </Wrap>
  )
}

function Contacts() {
  const chosen = Booking.useSelector(selectChosen)
  return <SuspensionContacts clinic={locationOf(useOffer(), chosen?.slot.facility_id)} />
}
