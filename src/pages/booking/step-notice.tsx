import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as css from './booking.css.ts'

/**
 * Why a press led nowhere. `attempt` counts the presses, so that the same reason is read aloud each time; `action` leads on where
 * nothing on this screen can.
 */
export type Refusal = { text: ReactNode; attempt: number; action?: ReactNode }

/** Says beside the button why it led nowhere. */
export function StepNotice({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null
  return (
    <div key={refusal.attempt} role="alert" className={css.notice}>
      <Icon of={CircleAlert} size="small" />
      <div className={css.noticeBody}>
        <p>{refusal.text}</p>
        {refusal.action}
      </div>
    </div>
  )
}

/** Puts the focus where something is to be set right, clear of the bars above and below. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
