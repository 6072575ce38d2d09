import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import * as css from './press-notice.css.ts'

/**
 * Why a press was refused. `attempt` counts the presses, so that the same reason is read aloud each time; `action` is a link
 * where nothing on this screen can help.
 */
export type Refusal = { text: ReactNode; attempt: number; action?: ReactNode }

/** Shows beside the button why a press was refused. */
export function PressNotice({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null
  return (
    <div key={refusal.attempt} role="alert" className={css.notice}>
      <Icon of={CircleAlert} size="small" />
      <div className={css.body}>
        <p>{refusal.text}</p>
        {refusal.action}
      </div>
    </div>
  )
}
