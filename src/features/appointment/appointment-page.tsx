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
  aside?: (visit: ShownVisit) => ReactNode
}

/** The page of one appointment, by its id or its number. */
export function AppointmentPage(props: AppointmentPageProps) {
  return (
    <AppointmentFrame>
      <OneAppointment {...props} />
    </AppointmentFrame>
  )
}

/** One appointment, for a page that has a frame of its own. */
export function OneAppointment({ name, heading, aside }: AppointmentPageProps) {
  const known = useAppointment(name)
  if (known.state === 'locked') return <NotOpened why="locked" />
  if (known.state === 'failed') return <NotLoaded onRetry={known.retry} />
  if (known.state === 'loading') return <AppointmentSkeleton />
  return (
    <AppointmentView visit={known.visit} aside={aside?.(known.visit)}>
      {heading(known.visit)}
    </AppointmentView>
  )
}

export function AppointmentFrame({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <div className={css.page}>{children}</div>
    </Wrap>
  )
}
