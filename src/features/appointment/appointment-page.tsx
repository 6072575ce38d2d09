import type { ReactNode } from 'react'
import { Wrap } from '#src/ui/layout.tsx'
import { AppointmentSkeleton, NotLoaded, NotOpened } from './appointment-states.tsx'
import { AppointmentView } from './parts/appointment-view.tsx'
import { useAppointment, type ShownVisit } from './use-appointment.ts'
import * as css from './appointment.css.ts'

type AppointmentPageProps = {
  name: string
  /** Shown above an appointment that is still to come. */
  heading: (visit: ShownVisit) => ReactNode
  /** Shown beside one that is still to come, before how to cancel it. */
  aside?: ReactNode
}

/** The page of one appointment, by its id or its number. */
export function AppointmentPage({ name, heading, aside }: AppointmentPageProps) {
  const known = useAppointment(name)
  return (
    <AppointmentFrame>
      {known.state === 'shown' ? (
        <AppointmentView visit={known.visit} aside={aside}>
          {heading(known.visit)}
        </AppointmentView>
      ) : known.state === 'locked' ? (
        <NotOpened why="locked" />
      ) : known.state === 'failed' ? (
        <NotLoaded onRetry={known.retry} />
      ) : (
        <AppointmentSkeleton />
      )}
    </AppointmentFrame>
  )
}

export function AppointmentFrame({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <div className={css.page}>{children}</div>
    </Wrap>
  )
}
