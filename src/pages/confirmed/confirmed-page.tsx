import { Check } from 'lucide-react'
import { AppointmentPage } from '#src/features/appointment/appointment-page.tsx'
import type { ShownVisit } from '#src/features/appointment/use-appointment.ts'
import { InstallOffer } from '#src/features/install/install-offer.tsx'
import { MessagesOffer } from '#src/features/push/messages-offer.tsx'
import { GuestPassword } from '#src/features/guest-password/guest-password.tsx'
import { useTrackBooking } from '#src/features/source-tracking/use-track-booking.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { usePage } from '#src/routes/use-page.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './confirmed.messages.ts'
import * as css from '#src/features/appointment/appointment.css.ts'

/** The confirmed appointment (R08), opened with the token this device got when it booked. */
export function ConfirmedPage() {
  const { params } = usePage()
  return (
    <AppointmentPage
      name={params.id ?? ''}
      heading={(visit) => <Booked visit={visit} />}
      aside={({ patient }) => (
        <>
          {/* For whom it was booked is not known of what the device has stored. */}
          {patient ? <GuestPassword isForOther={patient.is_for_other === true} /> : null}
          {/* One offer at a time. */}
          <MessagesOffer otherwise={<InstallOffer />} />
        </>
      )}
    />
  )
}

function Booked({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const viewer = useViewer()
  const { patient } = visit
  useTrackBooking(visit)
  return (
    <div className={css.head}>
      <span className={css.tick}>
        <Icon of={Check} size="large" />
      </span>
      <div>
        <h1>{intl.formatMessage(messages.heading)}</h1>
        {patient ? (
          <Text as="p" tone="quiet">
            {viewer.kind === 'patient'
              ? intl.formatMessage(messages.sent)
              : intl.formatRich(messages.texted, { phone: <Phone>{patient.phone_masked}</Phone> })}
          </Text>
        ) : null}
      </div>
    </div>
  )
}

const Phone = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={css.unbroken}>
    {children}
  </bdi>
)
