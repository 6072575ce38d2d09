import type { EndedBy } from '#machines/telemedicine/telemedicine.types'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { PatientDocuments } from './patient-documents.tsx'
import { patientName, VisitFacts } from './patient-facts.tsx'
import { useVisit, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import { Summary } from './summary.tsx'
import * as css from '../telemedicine.css.ts'

const headings: Record<EndedBy, MessageDescriptor> = {
  practitioner: messages.endedByYou,
  patient: messages.endedByPatient,
  time: messages.endedByTime,
}

/** After the visit: by whom it ended, and what of it the patient is to have in writing. */
export function EndedStep() {
  const intl = useIntl()
  const visit = useVisit()
  const endedBy = Visit.useSelector(({ context }) => context.endedBy) ?? 'time'
  return (
    <div className={css.end}>
      <Wrap width="narrow">
        <Stack gap={6}>
          <StepHeading>{intl.formatRich(headings[endedBy], { name: <bdi>{patientName(visit)}</bdi> })}</StepHeading>
          <VisitFacts />
          <Summary />
          <PatientDocuments />
        </Stack>
      </Wrap>
    </div>
  )
}
