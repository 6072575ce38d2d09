import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import type { OwnVisit } from './find-own-visit.ts'
import { messages } from './own-visit.messages.ts'

/** Says that the time which is gone is the patient's own visit, and leads there: nobody else took it. */
export default function OwnVisitNote({ visit }: { visit: OwnVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  return (
    <Note
      kind="info"
      role="alert"
      title={intl.formatMessage(messages.title)}
      actions={
        <LinkButton href={visit.isOfAccount ? links.ownAppointment(visit.id) : links.appointment(visit.id)}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
      }
    >
      <OwnScript>
        {intl.formatMessage(messages.which, {
          when: format.moment(visit.start, visit.time_zone, now),
          doctor: visit.practitioner.fullName,
        })}
      </OwnScript>
    </Note>
  )
}
