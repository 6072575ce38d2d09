import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { badge } from './badge.css.ts'
import { Icon } from './icon.tsx'

/** A short fact. `accent` is the partner's own colour; status tones are only for status. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: keyof typeof badge
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={badge[tone]}>
      {icon ? <Icon of={icon} size="small" /> : null}
      {children}
    </span>
  )
}
