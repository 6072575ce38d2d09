import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Text } from '#src/ui/layout.tsx'
import { useVisitAppointment } from './telemedicine-context.ts'
import * as css from './telemedicine.css.ts'

/** With whom the visit is and when it begins; nothing until that is known. */
export function DoctorLine() {
  const app = useApp()
  const format = useFormat()
  const now = useNow()
  const appointment = useVisitAppointment()
  if (!appointment) return null
  const { practitioner, start, time_zone: zone } = appointment
  return (
    <div className={css.doctor}>
      <Avatar
        name={practitioner.fullName}
        src={practitioner.profilePicture && app.basePath + practitioner.profilePicture}
        eager
      />
      <div>
        <Text as="p" weight="strong">
          <OwnScript>{practitioner.fullName}</OwnScript>
        </Text>
        <Text as="p" tone="quiet" numbers>
          {format.dayAndTime(start, zone, now)} · {format.zoneName(zone)}
        </Text>
      </div>
    </div>
  )
}
