import { Globe } from 'lucide-react'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { Note } from '#src/ui/note.tsx'

/** Shows a chosen time in the patient's own time zone where it differs. */
export function OwnZoneNote({ start, timeZone }: { start: string | undefined; timeZone: string }) {
  const own = useOwnTime(start, timeZone)
  return own === null ? null : <Note icon={Globe}>{own}</Note>
}
