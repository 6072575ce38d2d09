import { NextVisits } from '#src/features/appointment/next-visits.tsx'
import { Pending } from '#src/features/unsent-changes/pending.tsx'
import { useHasPatient } from '#src/features/own-pages/use-signed-in.ts'
import type { KeptVisit } from '#src/session/kept-visit.ts'
import * as css from './own-visits-list.css.ts'

/** Visits of this device, and below them what a guest has waiting to be sent; a patient's overview lists that. */
export function OwnVisitsList({ visits }: { visits: readonly KeptVisit[] }) {
  const isGuest = useHasPatient() === false
  return (
    <>
      {visits.length > 0 ? <NextVisits visits={visits} /> : null}
      {isGuest ? (
        <div className={css.waiting}>
          <Pending />
        </div>
      ) : null}
    </>
  )
}
