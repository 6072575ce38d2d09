import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Anchor, type AnchorProps } from './link.tsx'
import type { Native } from './native.ts'
import * as styles from './rows.css.ts'

type Content = { icon?: LucideIcon; /** At the end of the row. */ end?: ReactNode; children: ReactNode }

/** A boxed list; its children are Row, RowLink and RowButton. */
export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

/** A row without an action. */
export function Row(content: Content) {
  return (
    <li>
      <div className={styles.row}>
        <Words {...content} />
      </div>
    </li>
  )
}

/** A row that is a link. */
export function RowLink({
  icon,
  end,
  children,
  ...rest
}: Content & Omit<AnchorProps, 'className' | 'style' | 'children'>) {
  return (
    <li>
      <Anchor {...rest} className={styles.row}>
        <Words {...{ icon, end, children }} />
      </Anchor>
    </li>
  )
}

/** A row that is a button. */
export function RowButton({ icon, end, type = 'button', children, ...rest }: Content & Native<'button'>) {
  return (
    <li>
      <button {...rest} type={type} className={styles.row}>
        <Words {...{ icon, end, children }} />
      </button>
    </li>
  )
}

function Words({ icon, end, children }: { icon?: LucideIcon | undefined; end?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      ) : null}
      <span className={styles.words}>{children}</span>
      {end}
    </>
  )
}
