import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Text } from '#src/ui/layout.tsx'
import type { PractitionerVideoVisit } from '#contract/video-visit'
import { useVisit } from './practitioner-context.ts'

/** As the patient agreed to be shown: first name and one letter. */
export const patientName = ({ patient_first_name, patient_last_initial }: PractitionerVideoVisit): string =>
  patient_last_initial === '' ? patient_first_name : `${patient_first_name} ${patient_last_initial}.`

/** What the visit is, when, and with whom. */
export function VisitFacts() {
  const format = useFormat()
  const now = useNow()
  const { service_name, practitioner_name, start, time_zone: zone } = useVisit()
  return (
    <div>
      <Text as="p" weight="strong">
        {service_name}
      </Text>
      <Text as="p" tone="quiet" numbers>
        {format.dayAndTime(start, zone, now)} · {format.zoneName(zone)}
      </Text>
      <Text as="p" tone="quiet">
        <OwnScript>{practitioner_name}</OwnScript>
      </Text>
    </div>
  )
}
