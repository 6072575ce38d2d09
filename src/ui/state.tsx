import type { ReactElement, ReactNode } from 'react'
import { pictures } from './pictures.tsx'
import * as styles from './state.css.ts'

export type StateProps = {
  /** One of every page, or one of the page's own: 132 by 112. */
  picture?: keyof typeof pictures | ReactElement
  title: ReactNode
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
  actions?: ReactNode
}

/** Nothing to show: says why, and offers the closest alternatives. */
export function EmptyState({ picture = 'lost', title, heading: Heading = 'h2', children, actions }: StateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.picture} viewBox="0 0 132 112" aria-hidden>
        {typeof picture === 'string' ? pictures[picture] : picture}
      </svg>
      <Heading>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}

/** A failure: what happened in plain words, what was kept, and a button to retry. Read aloud as it appears. */
export function ErrorState({ picture = 'tools', ...rest }: StateProps) {
  return (
    <div role="alert">
      <EmptyState picture={picture} {...rest} />
    </div>
  )
}
