import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { TextLink } from '#src/ui/button.tsx'
import { useVisit, useVisitAppointment, useVisitZone } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'

/** For who waits in the room: that the doctor is late by the rules of the tenant, until when they can wait, and whom to call. */
export function LateNote() {
  const intl = useIntl()
  const format = useFormat()
  const zone = useVisitZone()
  const minute = useNow()
  const { late_at: lateAt, closes_at: closesAt } = useVisit()
  const phone = useVisitAppointment()?.facility.phone
  if (minute === null || minute < new Date(lateAt)) return null
  return (
    <>
      <p>{intl.formatMessage(messages.late, { time: format.time(closesAt, zone) })}</p>
      {phone === undefined ? null : (
        <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{intl.formatMessage(messages.callClinic)}</TextLink>
      )}
    </>
  )
}
