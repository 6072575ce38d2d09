import type { LucideIcon } from 'lucide-react'
import * as styles from './icon.css.ts'

export type IconProps = {
  of: LucideIcon
  size?: keyof typeof styles.sizes
  /** For arrows and chevrons: points the other way where text runs from the right. */
  flip?: boolean
}

/** A drawing that says nothing on its own: words stand beside it, or label the control it is in. */
export function Icon({ of: Drawing, size = 'normal', flip = false }: IconProps) {
  return <Drawing aria-hidden className={`${styles.icon} ${styles.sizes[size]}${flip ? ` ${styles.flip}` : ''}`} />
}
