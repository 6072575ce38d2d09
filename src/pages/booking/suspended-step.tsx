import { MessageSquare, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { selectChosen, selectSuspension } from '#machines/booking/booking.selectors'
import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { textIn } from '#src/features/localised-text.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { reasonMessage } from '#src/features/suspension/reason-message.ts'
import { messages } from '#src/features/suspension/suspension.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
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

/** The clinic of the visit, and the tenant's page `contact` where it has one. */
function Contacts() {
  const intl = useIntl()
  const app = useApp()
  const chosen = Booking.useSelector(selectChosen)
  const clinic = locationOf(useOffer(), chosen?.slot.facility_id)
  const contact = findExternalPlace(app, 'contact')
  const tenant = textIn(app.init.settings.whitelabel_configs.name, app.locale.language)
  return (
    <Stack gap={3}>
      {clinic?.phone ? (
        <>
          <LinkButton block icon={Phone} href={`tel:${clinic.phone.replace(/[^+\d]/g, '')}`}>
            <span>{intl.formatRich(messages.call, { phone: <bdi dir="ltr">{clinic.phone}</bdi> })}</span>
          </LinkButton>
          <Text as="p" tone="quiet" size="1">
            {intl.formatRich(messages.clinic, { clinic: <OwnScript>{clinic.name}</OwnScript> })}
          </Text>
        </>
      ) : null}
      {contact ? (
        <LinkButton block tone="secondary" icon={MessageSquare} href={contact.address} target="_blank" rel="noopener">
          {intl.formatMessage(messages.contact, { tenant })}
        </LinkButton>
      ) : null}
    </Stack>
  )
}
