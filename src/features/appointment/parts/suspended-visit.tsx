import { useLate } from '#src/features/use-late.ts'
import type { ShownVisit } from '../use-appointment.ts'

const loadNote = () => import('#src/features/suspension/suspension-note.tsx')

/** Says of a visit whose patient may book nothing (P04) that it cannot be moved, why, and whom to call. Nothing for anybody else, for whom nothing is loaded. */
export function SuspendedVisit({ visit }: { visit: ShownVisit }) {
  const isSuspended = visit.suspended_to_book === true
  const late = useLate(loadNote, 'problem', isSuspended)
  return late && isSuspended ? (
    <late.SuspensionNote reason={visit.suspension_reason} clinic={visit.facility} ofVisit />
  ) : null
}
