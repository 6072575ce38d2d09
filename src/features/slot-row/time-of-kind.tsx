import { House, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Slot } from '#contract/availability'
import { timeOfKind } from './slot.css.ts'

const marks = { telemedicine: Video, homecare: House, clinic: undefined }

/**
 * A free time with the icon of a visit that is not at the clinic, so that its place is known before a tap. The link's name says
 * it in words.
 */
export function TimeOfKind({ kind, children }: { kind: Slot['consultation_type']; children: ReactNode }) {
  const Mark = marks[kind]
  return (
    <span className={timeOfKind}>
      {Mark ? <Mark aria-hidden size={14} /> : null}
      <span>{children}</span>
    </span>
  )
}
