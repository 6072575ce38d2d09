import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#contract/appointment'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { appointmentQuery, keptVisitQuery } from '#src/queries/appointment.ts'
import type { KeptVisit } from '#src/session/kept-visit.ts'
import { useReadAt } from './use-read-at.ts'

/** A visit as it is shown: complete once it was loaded, else what the device has stored of it. */
export type ShownVisit = KeptVisit &
  Partial<
    Pick<
      Appointment,
      | 'patient'
      | 'address'
      | 'service_id'
      | 'service_name'
      | 'cancellation'
      | 'created_at'
      | 'earlier'
      | 'fg_consent'
      | 'consented_at'
      | 'suspended_to_book'
      | 'suspension_reason'
    >
  >

export type KnownAppointment =
  | { state: 'loading' }
  | { state: 'shown'; visit: ShownVisit }
  /** This device has no credential that opens it. */
  | { state: 'locked' }
  | { state: 'failed'; retry: () => void }

const refusals: readonly string[] = ['not_found', 'unauthenticated', 'forbidden', 'validation_failed']

/** An appointment by its id or its number: first what the device has stored, then the server's answer. */
export function useAppointment(name: string, known?: KeptVisit): KnownAppointment {
  const app = useApp()
  const kept = useQuery({ ...keptVisitQuery(app, name), ...(known ? { initialData: known } : {}) })
  const id = kept.data?.id ?? name
  const isId = id.length === 36
  const query = useQuery({ ...appointmentQuery(app, id), enabled: kept.isFetched && isId })
  const isOnline = useOnline()
  const isFromDevice = !isOnline || query.isError
  useReadAt(isFromDevice ? (query.data ? query.dataUpdatedAt : kept.data?.readAt) : undefined)
  if (query.error instanceof Problem && refusals.includes(query.error.code)) return { state: 'locked' }
  const visit = query.data ?? kept.data
  if (visit) return { state: 'shown', visit }
  // A number alone opens nothing.
  if (kept.isFetched && !isId) return { state: 'locked' }
  if (query.isError || query.isPaused) return { state: 'failed', retry: () => void query.refetch() }
  return { state: 'loading' }
}
