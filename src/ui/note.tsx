import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './note.css.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, plain: Info } as const

export type NoteProps = {
  kind?: keyof typeof icons
  icon?: LucideIcon
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read aloud at once: `alert` for a new problem, `status` for progress. */
  role?: 'alert' | 'status'
}

/** A notice within the page. Colour is never the only sign: icon and text say the same. */
export function Note({ kind = 'info', icon = icons[kind], title, children, actions, role }: NoteProps) {
  return (
    <div className={styles.note[kind]} role={role}>
      <span className={styles.icon[kind]}>
        <Icon of={icon} />
      </span>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}
