import { useEffect, useRef } from 'react'
import type { EndedBy } from '#machines/telemedicine/telemedicine.types'
import { selectFeedbackStage } from '#machines/telemedicine/telemedicine.selectors'
import { KeptFeedbackNote } from '#src/features/kept-feedback/kept-feedback.tsx'
import { useKeptFeedback } from '#src/features/kept-feedback/use-kept-feedback.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { stateOfFeedback } from '#src/queries/video-feedback.ts'
import { useLinks } from '#src/routes/links.ts'
import { TextButton, TextLink } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { DoctorLine } from './doctor-line.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { GivenFeedback } from './given-feedback.tsx'
import { Telemedicine, useVisit } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'
import * as css from './telemedicine.css.ts'

const headings: Record<EndedBy, keyof typeof messages> = {
  patient: 'endedHeading',
  practitioner: 'endedByDoctor',
  time: 'endedByTime',
}

/** After the visit: by whom it ended, and what the patient says of it (N07). */
export function EndedStep() {
  const intl = useIntl()
  const links = useLinks()
  const { appointment_id: id } = useVisit()
  const endedBy = Telemedicine.useSelector(({ context }) => context.endedBy) ?? 'time'
  const stage = Telemedicine.useSelector(selectFeedbackStage)
  const kept = useSettledFeedback()
  return (
    <div className={css.end}>
      <Wrap width="narrow">
        <Stack gap={6}>
          <Stack gap={2}>
            <StepHeading>{intl.formatMessage(messages[headings[endedBy]])}</StepHeading>
            {endedBy === 'time' ? (
              <Text as="p" tone="quiet">
                {intl.formatMessage(messages.endedByTimeWhy)}
              </Text>
            ) : null}
          </Stack>
          <DoctorLine />
          {kept && stage !== 'rating' && stage !== 'sending' ? <KeptFeedbackNote kept={kept} /> : null}
          {stage === 'rating' || stage === 'sending' ? <FeedbackForm /> : null}
          {stage === 'given' ? <GivenFeedback /> : null}
          {stage === 'unread' ? <Unread /> : null}
          <div>
            <TextLink href={links.appointment(id)}>{intl.formatMessage(messages.appointment)}</TextLink>
          </div>
        </Stack>
      </Wrap>
    </div>
  )
}

/** What waits on this device, or was refused. Once that is decided, what the platform has is read again. */
function useSettledFeedback() {
  const telemedicine = Telemedicine.useActorRef()
  const kept = useKeptFeedback(Telemedicine.useSelector(({ context }) => context.appointmentNumber))
  const isOpen = kept !== null && stateOfFeedback(kept, null) !== 'refused'
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) telemedicine.send({ type: 'feedback.settled' })
    wasOpen.current = isOpen
  }, [telemedicine, isOpen])
  return kept
}

function Unread() {
  const intl = useIntl()
  const telemedicine = Telemedicine.useActorRef()
  return (
    <div role="status">
      <Text as="p">{intl.formatMessage(messages.unread)}</Text>
      <TextButton onClick={() => telemedicine.send({ type: 'answer.requested' })}>
        {intl.formatMessage(messages.retry)}
      </TextButton>
    </div>
  )
}
