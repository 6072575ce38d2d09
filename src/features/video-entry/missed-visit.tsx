import { CalendarX } from 'lucide-react'
import type { VideoOutcome } from '#contract/video-visit'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './video-entry.messages.ts'

type Missed = Exclude<VideoOutcome, 'took_place'>
export type MissedProps = {
  outcome: Missed
  visit: { facility: { phone: string }; practitioner: Parameters<ReturnType<typeof useLinks>['doctor']>[0] }
}

const words = {
  patient_absent: { title: messages.patientAbsent, why: messages.patientAbsentWhy },
  practitioner_absent: { title: messages.doctorAbsent, why: messages.doctorAbsentWhy },
  nobody_waited: { title: messages.nobodyWaited, why: messages.nobodyWaitedWhy },
} as const satisfies Record<Missed, object>

/** A visit by video that did not come about: who was missed, and what can be done. */
export function MissedVisit({ outcome, visit: { facility, practitioner } }: MissedProps) {
  const intl = useIntl()
  const links = useLinks()
  const { title, why } = words[outcome]
  return (
    <Note
      kind="warning"
      icon={CalendarX}
      role="status"
      title={intl.formatMessage(title)}
      actions={
        <>
          <LinkButton tone="secondary" href={`tel:${facility.phone.replace(/[^+\d]/g, '')}`}>
            {intl.formatMessage(messages.callClinic)}
          </LinkButton>
          <LinkButton tone="secondary" href={links.doctor(practitioner)}>
            {intl.formatMessage(messages.bookAgain)}
          </LinkButton>
        </>
      }
    >
      {intl.formatMessage(why)}
    </Note>
  )
}
