import type { LucideIcon } from 'lucide-react'
import * as styles from './icon.css.ts'

export type IconProps = {
  of: LucideIcon
  size?: keyof typeof styles.sizes
  /** For arrows and chevrons: mirrored where text runs from right to left. */
  flip?: boolean
}

/** An icon without a meaning of its own: text beside it, or the label of its control, says the same. */
export function Icon({ of: Drawing, size = 'normal', flip = false }: IconProps) {
  return <Drawing aria-hidden className={`${styles.icon} ${styles.sizes[size]}${flip ? ` ${styles.flip}` : ''}`} />
}
