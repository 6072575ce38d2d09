import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { chip, chips, chipsFlow, chipsFlowWide, count as countStyle } from './chip.css.ts'
import { Icon } from './icon.tsx'
import { Anchor, type AnchorProps } from './link.tsx'
import type { Native } from './native.ts'

type Content = { icon?: LucideIcon; count?: ReactNode; children: ReactNode }

export type ChipProps = Content &
  Native<'button'> & { pressed?: boolean; /** Pressing takes it away; its label must say so. */ removable?: boolean }

/** A small choice that can be on or off, or one that can be removed. */
export function Chip({ icon, count, pressed, removable = false, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={chip}>
      <Words {...{ icon, count, children }} />
      {removable ? <Icon of={X} size="small" /> : null}
    </button>
  )
}

/** A small link, for example a popular search. */
export function ChipLink({
  icon,
  count,
  children,
  ...rest
}: Content & Omit<AnchorProps, 'className' | 'style' | 'children'>) {
  return (
    <Anchor {...rest} className={chip}>
      <Words {...{ icon, count, children }} />
    </Anchor>
  )
}

/**
 * Chips in one line that scrolls to the edge of the screen, or in as many lines as they need, everywhere or on wide screens.
 */
export function Chips({
  flow = false,
  label,
  children,
}: {
  flow?: boolean | 'wide'
  label?: string
  children: ReactNode
}) {
  return (
    <div
      role={label ? 'group' : undefined}
      aria-label={label}
      className={flow === 'wide' ? chipsFlowWide : flow ? chipsFlow : chips}
    >
      {children}
    </div>
  )
}

function Words({ icon, count, children }: { icon: LucideIcon | undefined; count: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {count === undefined ? null : <span className={countStyle}>{count}</span>}
    </>
  )
}
